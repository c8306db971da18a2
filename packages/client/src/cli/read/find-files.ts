import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { UsageError } from '../usage-error.ts'

/** File types that the service reads. */
const EXTENSIONS = new Set(['.pdf', '.png', '.jpg', '.jpeg'])

/** The files to read, and those in the given folders that are not, which people should know. */
export interface Found {
  files: string[]
  passedOver: string[]
}

/**
 * The given files, and those in the given folders at any depth, in order and without duplicates.
 * @throws UsageError if a path does not exist or contains nothing readable
 */
export async function findFiles(paths: readonly string[]): Promise<Found> {
  const found = await Promise.all(paths.map(filesAt))
  const [files, passedOver] = [found.flatMap((each) => each.files), found.flatMap((each) => each.passedOver)]
  if (files.length === 0) throw new UsageError(`There is no PDF, PNG or JPEG in ${paths.join(', ')}.`)
  return { files: [...new Set(files)], passedOver: [...new Set(passedOver)] }
}

async function filesAt(path: string): Promise<Found> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new UsageError(`${path}: no such file or folder.`)
  // A file given by name is sent whatever its extension: the service reports any problem.
  if (!found.isDirectory()) return { files: [path], passedOver: [] }
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const seen = entries.filter((entry) => !entry.isDirectory() && !isHidden(relative(path, pathOf(entry))))
  const areRead = await Promise.all(seen.map(isRead))
  const all = seen.map(pathOf)
  return {
    files: all.filter((_, i) => areRead[i]).sort(),
    passedOver: all.filter((_, i) => !areRead[i]).sort(),
  }
}

function pathOf({ parentPath, name }: Dirent): string {
  return join(parentPath, name)
}

/** Links count as what they lead to. */
async function isRead(entry: Dirent): Promise<boolean> {
  if (!EXTENSIONS.has(extname(entry.name).toLowerCase())) return false
  if (!entry.isSymbolicLink()) return entry.isFile()
  return stat(pathOf(entry)).then(
    (target) => target.isFile(),
    () => false,
  )
}

/** Below the given folder: where that itself is does not matter. */
function isHidden(below: string): boolean {
  return below.split(sep).some((part) => part.startsWith('.'))
}
