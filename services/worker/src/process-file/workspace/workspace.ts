import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder for one file while it is read: the original and the pages read so far. */
export interface Workspace extends AsyncDisposable {
  original: string
  /** One JSON file for each batch of pages. */
  pages: string
}

export async function openWorkspace(workDirectory: string): Promise<Workspace> {
  const folder = await mkdtemp(join(workDirectory, 'file-'))
  const pages = join(folder, 'pages')
  await mkdir(pages)
  return {
    original: join(folder, 'original'),
    pages,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}
