import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { UsageError } from '../usage-error.ts'

/** File types that the service reads. */
const EXTENSIONS = new Set(['.pdf', '.png', '.jpg', '.jpeg'])

/**
 * The given files, and those in the given folders at any depth, in order and without duplicates.
 * @throws UsageError if a path does not exist or contains nothing readable
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
  // A file given by name is sent whatever its extension: the service reports any problem.
  if (!found.isDirectory()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && EXTENSIONS.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.') && part !== '.' && part !== '..'))
    .sort()
}
