import { readFile, stat } from 'node:fs/promises'
import { RangeFromFile } from './range-from-file.ts'

/** Up to this size, in bytes, a file is read at once: pdf.js finds its way much faster through what is there. */
export const LARGEST_WHOLE = 8_000_000

/** The bytes of a PDF as pdf.js takes them: all of them, or those of a large file as they are needed. */
export interface Source {
  parameters: { data: Uint8Array } | { range: RangeFromFile }
  /** Bytes of the file that are in memory. */
  held(): number
  close(): Promise<void>
}

/** Up to `end`, of a file that is read at once: an earlier state of a PDF ends before the file does. */
export async function sourceOf(path: string, end?: number): Promise<Source> {
  if ((await stat(path)).size > LARGEST_WHOLE) {
    const range = await RangeFromFile.open(path)
    return { parameters: { range }, held: () => range.fed, close: () => range.close() }
  }
  const { buffer, byteOffset, length } = (await readFile(path)).subarray(0, end)
  const data = new Uint8Array(buffer, byteOffset, length)
  return { parameters: { data }, held: () => length, close: async () => {} }
}
