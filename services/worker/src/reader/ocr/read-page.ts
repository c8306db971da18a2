import type { Page, Word } from '@income/documents'
import { PSM } from 'tesseract.js'
import type { ReadableFile } from '../file.ts'
import type { Picture } from '../image/picture.ts'
import { recognise } from './engine.ts'
import { repaired } from './repair.ts'

const DPI = 200

/** Reads a page by OCR, or the parts of it whose text layer is garbled. */
export async function readByOcr(file: ReadableFile, number: number): Promise<Page> {
  const layer = await file.textLayer(number)
  const picture = await file.picture(number, DPI)
  if (!picture) return { ...layer.page, source: 'ocr', words: [], unreadable: true }
  const words = await wordsIn(picture)
  return layer.trust === 'in_part' ? repaired(layer, words) : { ...layer.page, source: 'ocr', words }
}

async function wordsIn(picture: Picture): Promise<Word[]> {
  const { scale } = picture
  return (await recognise(picture, PSM.SPARSE_TEXT)).map(({ text, bbox, confidence }) => ({
    text,
    box: [bbox.x0 / scale, bbox.y0 / scale, bbox.x1 / scale, bbox.y1 / scale],
    confidence: confidence / 100,
  }))
}
