import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder of one file's own while it is read: the original and the pages read so far. */
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

/**
 * Makes this process's folder under `root`, and clears away what workers that were killed left there: also one that had this
 * process's id, as each has that is started anew in a container.
 */
export async function prepareWorkDirectory(root: string): Promise<string> {
  const own = join(root, String(process.pid))
  await rm(own, { recursive: true, force: true })
  await mkdir(own, { recursive: true, mode: 0o700 })
  for (const name of await readdir(root)) {
    const pid = Number(name)
    if (Number.isInteger(pid) && pid !== process.pid && !isRunning(pid)) {
      await rm(join(root, name), { recursive: true, force: true })
    }
  }
  return own
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, as somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
