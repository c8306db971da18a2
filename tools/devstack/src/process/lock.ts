import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/** Holds a file for this process until it is released or the process ends, in whatever way. */
export interface Lock {
  release(): void
}

/**
 * Takes the lock, or returns null if another process holds it. SQLite is used only for its lock: the only lock of the
 * operating system that Node can take, and one that no crash leaves behind.
 */
export function takeLock(file: string): Lock | null {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
    return { release: () => database.close() }
  } catch (error) {
    database.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null
    throw error
  }
}
