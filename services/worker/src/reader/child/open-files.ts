import { stat } from 'node:fs/promises'
import type { ReaderLimits } from '../limits.ts'
import type { ReadableFile } from '../file.ts'
import { openFile } from '../open-file.ts'

const IDLE_MS = 10_000

/** Keeps the last file open between requests, and closes it if none follows. */
export class OpenFiles {
  readonly #limits: ReaderLimits
  readonly #idleMs: number
  #open: { key: string; file: ReadableFile } | null = null
  #idle: NodeJS.Timeout | undefined

  constructor(limits: ReaderLimits, idleMs = IDLE_MS) {
    this.#limits = limits
    this.#idleMs = idleMs
  }

  /** Opens a file for `use`, unless it is open. The file stays open until `use` ends. */
  async use<T>(path: string, password: string | undefined, use: (file: ReadableFile) => Promise<T> | T): Promise<T> {
    clearTimeout(this.#idle)
    try {
      return await use(await this.#opened(path, password))
    } finally {
      this.#idle = setTimeout(() => void this.#release(), this.#idleMs)
    }
  }

  async #opened(path: string, password: string | undefined): Promise<ReadableFile> {
    const { ino, size, mtimeMs } = await stat(path)
    const key = JSON.stringify([path, password, ino, size, mtimeMs])
    if (this.#open?.key === key) return this.#open.file
    await this.#release()
    const file = await openFile(path, password, this.#limits)
    this.#open = { key, file }
    return file
  }

  async #release(): Promise<void> {
    const open = this.#open
    this.#open = null
    await open?.file.close()
  }
}
