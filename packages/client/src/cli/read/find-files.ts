import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { UsageError } from '../usage-error.ts'

/** What the service reads. */
const EXTENSIONS = new Set(['.pdf', '.png', '.jpg', '.jpeg'])

/**
 * The files that are named, and those in the folders that are named, at any depth, in order; each once.
 * @throws UsageError where a path leads nowhere, or to nothing that could be read
 */
export async function findFiles(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(paths.map(filesAt))
  const files = [...new Set(found.flat())]
  if (files.length === 0) throw new UsageError(`There is no PDF, PNG or JPEG in ${paths.join(', ')}.`)
  return files
}

async function filesAt(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new UsageError(`${path}: no such file or folder.`)
  // A file that is named is sent whatever its extension: the service says what is wrong with it.
  if (!found.isDirectory()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && EXTENSIONS.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.') && part !== '.' && part !== '..'))
    .sort()
}
