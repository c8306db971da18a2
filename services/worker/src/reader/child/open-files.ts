import { stat } from 'node:fs/promises'
import type { ReaderLimits } from '../limits.ts'
import type { ReadableFile } from '../file.ts'
import { openFile } from '../open-file.ts'

const IDLE_MS = 10_000

/** Keeps the last file open from request to request, and lets go of it when none comes. */
export class OpenFiles {
  readonly #limits: ReaderLimits
  #open: { key: string; file: ReadableFile } | null = null
  #idle: NodeJS.Timeout | undefined

  constructor(limits: ReaderLimits) {
    this.#limits = limits
  }

  async open(path: string, password: string | undefined): Promise<ReadableFile> {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => void this.#release(), IDLE_MS)
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
