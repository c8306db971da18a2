import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Truth } from './truth.ts'

export interface CorpusFile {
  path: string
  /** Path within the folder; its first part is the group that the file is counted in. */
  name: string
  /** Null if nothing is known about the file: it is read, but not scored. */
  truth: Truth | null
}

/** The documents of a folder and its subfolders, by name. */
export async function filesOf(folder: string, only: string | undefined): Promise<CorpusFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(pdf|png|jpe?g)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !only || path.includes(only))
    .sort()
  return Promise.all(paths.map(async (path) => ({ path, name: relative(folder, path), truth: await truthOf(path) })))
}

async function truthOf(path: string): Promise<Truth | null> {
  try {
    return JSON.parse(await readFile(`${path}.truth.json`, 'utf8')) as Truth
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
