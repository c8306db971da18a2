import { open, type FileHandle } from 'node:fs/promises'

/** Reads parts of a file as text with one character per byte, so that a file of any size needs little memory. */
export class Parts implements AsyncDisposable {
  readonly #file: FileHandle
  readonly size: number

  private constructor(file: FileHandle, size: number) {
    this.#file = file
    this.size = size
  }

  static async of(path: string): Promise<Parts> {
    const file = await open(path)
    return new Parts(file, (await file.stat()).size)
  }

  async text(from: number, length: number): Promise<string> {
    return (await this.bytes(from, length)).toString('latin1')
  }

  async bytes(from: number, length: number): Promise<Buffer> {
    const wanted = Math.max(0, Math.min(length, this.size - from))
    const { buffer, bytesRead } = await this.#file.read(Buffer.allocUnsafe(wanted), 0, wanted, from)
    return buffer.subarray(0, bytesRead)
  }

  /** The next position of a text within this many bytes; null if there is none. */
  async find(text: string, from: number, within: number): Promise<number | null> {
    const end = Math.min(this.size, from + within)
    for (let at = from; at < end; at += CHUNK - text.length) {
      const found = (await this.bytes(at, Math.min(CHUNK, end - at))).indexOf(text, 0, 'latin1')
      if (found >= 0) return at + found
      if (end - at <= CHUNK) return null
    }
    return null
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#file.close()
  }
}

const CHUNK = 256 * 1024
