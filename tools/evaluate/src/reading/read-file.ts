import type { Page } from '@income/documents'
import { openPdf, textLayerOf } from '@income/worker/reader'
import type { FileErrorCode } from '@income/shared'

/** What the reader made of a file. */
export interface Reading {
  pages: Page[]
  failure: { code: FileErrorCode; details: string } | null
  /** Milliseconds spent. */
  time: { textLayer: number; ocr: number }
  /** Pages that wait for OCR; empty unless only native pages were asked for. */
  unread: number[]
}

export async function readFile(path: string): Promise<Reading> {
  const begun = performance.now()
  const reading: Reading = { pages: [], failure: null, time: { textLayer: 0, ocr: 0 }, unread: [] }
  if (!/\.pdf$/i.test(path)) return { ...reading, unread: [1] } // until images are read
  const pdf = await openPdf(path, undefined).catch((error: Error) => error)
  if (pdf instanceof Error) return { ...reading, failure: { code: 'extraction_failed', details: pdf.name } }
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await textLayerOf(pdf, number)
    if (page.words.length === 0) reading.unread.push(number)
    reading.pages.push(page)
  }
  await pdf.loadingTask.destroy()
  reading.time.textLayer = performance.now() - begun
  return reading
}
