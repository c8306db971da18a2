import type { Page } from '@income/documents'
import type { ReadableFile } from '../file.ts'
import { readPicture } from './read-picture.ts'
import { repaired } from './repair.ts'

const DPI = 200

/** Reads a page by OCR, or the parts of it whose text layer is garbled. */
export async function readByOcr(file: ReadableFile, number: number): Promise<Page> {
  const layer = await file.textLayer(number)
  const picture = await file.picture(number, DPI)
  if (!picture) return { ...layer.page, source: 'ocr', words: [], unreadable: true }
  const { words, skew } = await readPicture(picture)
  if (layer.trust === 'in_part') return repaired(layer, words)
  return { ...layer.page, ...(skew === 0 ? {} : { skew }), source: 'ocr', words }
}
