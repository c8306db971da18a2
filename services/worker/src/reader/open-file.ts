import { open } from 'node:fs/promises'
import { UnreadableFile } from './errors.ts'
import type { ReadableFile } from './file.ts'
import { openImage } from './image/image-file.ts'
import type { ReaderLimits } from './limits.ts'
import { openPdf } from './pdf/pdf-file.ts'

const SIGNATURES: readonly [(head: Buffer) => boolean, 'pdf' | 'image'][] = [
  [(head) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')), 'image'],
  [(head) => head.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')), 'image'],
  [(head) => head.includes('%PDF-'), 'pdf'],
]

/** Opens a PDF, PNG or JPEG, recognised by its bytes. */
export async function openFile(
  path: string,
  password: string | undefined,
  limits: ReaderLimits,
): Promise<ReadableFile> {
  const head = await firstBytes(path)
  const kind = SIGNATURES.find(([matches]) => matches(head))?.[1]
  if (!kind) throw new UnreadableFile('corrupt_file', 'the bytes are neither PDF, PNG nor JPEG')
  return kind === 'pdf' ? openPdf(path, password, limits) : openImage(path, limits)
}

/** Readers accept a PDF's signature anywhere in the first kilobyte. */
async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
