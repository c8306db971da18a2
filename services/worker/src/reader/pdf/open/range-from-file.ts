import { open, type FileHandle } from 'node:fs/promises'
import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Feeds pdf.js the requested parts of a file. pdf.js keeps them all until it is closed. */
export class RangeFromFile extends PDFDataRangeTransport {
  #file: FileHandle
  #fed = 0

  private constructor(file: FileHandle, size: number) {
    super(size, null)
    this.#file = file
  }

  static async open(path: string): Promise<RangeFromFile> {
    const file = await open(path)
    return new RangeFromFile(file, (await file.stat()).size)
  }

  /** Bytes fed so far. */
  get fed(): number {
    return this.#fed
  }

  override requestDataRange(begin: number, end: number): void {
    this.#fed += end - begin
    const chunk = Buffer.alloc(end - begin)
    this.#file.read(chunk, 0, chunk.length, begin).then(
      ({ bytesRead }) => this.onDataRange(begin, new Uint8Array(chunk.buffer, 0, bytesRead)),
      () => this.onDataRange(begin, new Uint8Array(0)),
    )
  }

  close(): Promise<void> {
    return this.#file.close()
  }
}
