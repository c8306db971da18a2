import { open } from 'node:fs/promises'

const CHUNK = 64 * 1024
/** The longest start of an object that a chunk boundary may split, in bytes. */
const OVERLAP = 64

/**
 * Whether a file contains the start of an object: "12 0 obj". pdf.js repairs a PDF by searching for them. Without any
 * it cannot, and the search in noise takes more memory than a reader has.
 */
export async function hasObjects(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const chunk = Buffer.alloc(CHUNK)
    for (let at = 0; ;) {
      const { bytesRead } = await file.read(chunk, 0, CHUNK, at)
      if (/\d\s+\d+\s+obj\b/.test(chunk.toString('latin1', 0, bytesRead))) return true
      if (bytesRead < CHUNK) return false
      at += CHUNK - OVERLAP
    }
  } finally {
    await file.close()
  }
}
