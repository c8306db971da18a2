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

/** `state` has the bytes of an earlier state of the file, which are read instead. */
export async function sourceOf(path: string, state?: Uint8Array): Promise<Source> {
  if (state) return whole(state)
  if ((await stat(path)).size > LARGEST_WHOLE) {
    const range = await RangeFromFile.open(path)
    return { parameters: { range }, held: () => range.fed, close: () => range.close() }
  }
  return whole(await readFile(path))
}

function whole({ buffer, byteOffset, length }: Uint8Array): Source {
  const data = new Uint8Array(buffer, byteOffset, length)
  return { parameters: { data }, held: () => length, close: async () => {} }
}
