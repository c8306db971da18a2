import type { Page, Word } from '@income/documents'
import { PSM } from 'tesseract.js'
import type { ReadableFile } from '../file.ts'
import { recognise } from './engine.ts'

const DPI = 200

/** Reads a page by OCR. */
export async function readByOcr(file: ReadableFile, number: number): Promise<Page> {
  const { page } = await file.textLayer(number)
  const picture = await file.picture(number, DPI)
  if (!picture) return { ...page, source: 'ocr', words: [], unreadable: true }
  const words: Word[] = []
  for (const { text, bbox, confidence } of await recognise(picture, PSM.SPARSE_TEXT)) {
    const { scale } = picture
    words.push({
      text,
      box: [bbox.x0 / scale, bbox.y0 / scale, bbox.x1 / scale, bbox.y1 / scale],
      confidence: confidence / 100,
    })
  }
  return { ...page, source: 'ocr', words }
}
