import { readFile, stat } from 'node:fs/promises'
import { RangeFromFile } from './range-from-file.ts'

/** In bytes: a file up to this size is read at once, which is much faster for pdf.js. */
export const LARGEST_WHOLE = 8_000_000

/** The bytes of a PDF for pdf.js: all of them or, for a large file, as needed. */
export interface Source {
  parameters: { data: Uint8Array } | { range: RangeFromFile }
  /** Bytes of the file that are in memory. */
  held(): number
  close(): Promise<void>
}

/** For a file that is read at once, `end` limits it: an earlier state of a PDF ends before the file does. */
export async function sourceOf(path: string, end?: number): Promise<Source> {
  if ((await stat(path)).size > LARGEST_WHOLE) {
    const range = await RangeFromFile.open(path)
    return { parameters: { range }, held: () => range.fed, close: () => range.close() }
  }
  const { buffer, byteOffset, length } = (await readFile(path)).subarray(0, end)
  const data = new Uint8Array(buffer, byteOffset, length)
  return { parameters: { data }, held: () => length, close: async () => {} }
}
