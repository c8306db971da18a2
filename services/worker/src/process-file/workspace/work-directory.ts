import { mkdir, mkdtemp, readdir, rm, stat, statfs, utimes } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from '@income/platform'

/** A worker's folder in the work directory. Nothing remains in it after the worker ends, however it ends. */
export interface WorkDirectory {
  path: string
  /**
   * Records that this worker is alive, and removes the folders of workers that have not done so for `DEAD_AFTER_MS`.
   */
  keep(): Promise<void>
  /** Removes this worker's folder. */
  close(): Promise<void>
}

export interface WorkDirectoryOptions {
  /** May be shared by several workers, even in separate containers, and may outlive them. */
  root: string
  /** The size of the largest file that must fit, in bytes. */
  largestFile: number
}

/** Folders with this prefix belong to workers; anything else in the work directory is left alone. */
const PREFIX = 'worker-'
/** Longer than a live worker can be delayed: it has lost its files' leases by then. */
const DEAD_AFTER_MS = 60_000

/**
 * Makes a folder for this process and removes what dead workers left. The age of a folder shows whether its worker
 * lives; process ids mean nothing across containers.
 * @throws ConfigError if the directory cannot be used.
 */
export async function openWorkDirectory({ root, largestFile }: WorkDirectoryOptions): Promise<WorkDirectory> {
  const path = await usable(root, largestFile)
  const keep = async (): Promise<void> => {
    const now = new Date()
    // A worker that was suspended for long finds its folder removed, and continues with a new one.
    await mkdir(path, { recursive: true, mode: 0o700 })
    await utimes(path, now, now)
    await removeDead(root)
  }
  await keep()
  return { path, keep, close: () => rm(path, { recursive: true, force: true }) }
}

async function usable(root: string, largestFile: number): Promise<string> {
  try {
    await mkdir(root, { recursive: true, mode: 0o700 })
    const { bsize, blocks } = await statfs(root)
    if (bsize * blocks < largestFile) {
      throw new ConfigError([`WORK_DIRECTORY: ${root} has less room than one file of MAX_FILE_SIZE needs`])
    }
    return await mkdtemp(join(root, PREFIX))
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    throw new ConfigError([
      `WORK_DIRECTORY: user ${userInfo().uid} cannot write to ${root} (${code}); mount a directory that this user may write to`,
    ])
  }
}

async function removeDead(root: string): Promise<void> {
  const names = (await readdir(root)).filter((name) => name.startsWith(PREFIX))
  await Promise.all(names.map((name) => removeIfDead(join(root, name))))
}

async function removeIfDead(folder: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > DEAD_AFTER_MS) await rm(folder, { recursive: true, force: true })
  } catch (error) {
    // Removed by another worker meanwhile, or owned by another user, whose workers will remove it.
    if (!['ENOENT', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
