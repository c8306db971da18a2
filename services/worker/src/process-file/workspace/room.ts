import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@income/platform'

const LOOK_EVERY_MS = 2_000

/** No room is left in the work directory. This machine is at fault, not the file or the storage. */
export class WorkDirectoryFull extends Error {
  constructor(cause: unknown) {
    super('the work directory has no room left', { cause })
    this.name = 'WorkDirectoryFull'
  }
}

/** Whether a write failed because the file system or the quota is full. */
export function isNoRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof WorkDirectoryFull) return true
  return 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

export async function freeBytes(directory: string): Promise<number> {
  const { bsize, bavail } = await statfs(directory)
  return bsize * bavail
}

/** The room in the work directory. A worker that found none takes no files until there is some again. */
export class Room {
  readonly #free: () => Promise<number>
  readonly #log: Logger
  /** The bytes for which there was no room; null while there is some. */
  #missing: number | null = null

  constructor(free: () => Promise<number>, log: Logger) {
    this.#free = free
    this.#log = log
  }

  get isFull(): boolean {
    return this.#missing !== null
  }

  /** Notes that a file of this size found no room. */
  noteFull(bytes: number): void {
    if (!this.isFull)
      this.#log.error({ bytes }, 'the work directory has no room left: this worker takes no files until it has')
    this.#missing = Math.max(bytes, this.#missing ?? 0)
  }

  /** Resolves once there is room, or when the worker stops. */
  async untilFree(stop: AbortSignal, lookEveryMs = LOOK_EVERY_MS): Promise<void> {
    while (this.#missing !== null && !stop.aborted) {
      if ((await this.#free()) > this.#missing) {
        this.#missing = null
        this.#log.info('the work directory has room again')
      } else await sleep(lookEveryMs, undefined, { signal: stop }).catch(() => {})
    }
  }
}
