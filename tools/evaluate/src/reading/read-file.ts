import type { Page } from '@income/documents'
import type { FileErrorCode } from '@income/shared'
import { ReaderEnded, ReadingFailed, UnreadableFile, type ReaderPool, type Survey } from '@income/worker/reader'

/** The reader's result for a file. */
export interface Reading {
  pages: Page[]
  failure: { code: FileErrorCode; details: string } | null
  /** Milliseconds spent in the readers. */
  time: { textLayer: number; ocr: number }
  /** Pages that were read by OCR, in whole or in part. */
  ocrPages: number[]
}

/** How many pages of a file are read at a time: one per reader. */
export const LANES = 2

/** `native` skips a file that needs OCR. */
export type Wanted = 'all' | 'native'

/** Reads a file as the worker does, but without retries: a reader that ends is the file's fault at once. */
export async function readFile(pool: ReaderPool, path: string, wanted: Wanted): Promise<Reading> {
  const reading: Reading = { pages: [], failure: null, time: { textLayer: 0, ocr: 0 }, ocrPages: [] }
  try {
    await readTextLayers(pool, path, reading)
    if (wanted === 'native' && reading.ocrPages.length > 0) return reading
    const left = [...reading.ocrPages]
    await Promise.all(Array.from({ length: LANES }, () => readByOcr(pool, path, left, reading)))
    reading.pages.sort((a, b) => a.number - b.number)
  } catch (error) {
    reading.failure = failureOf(error)
  }
  return reading
}

async function readTextLayers(pool: ReaderPool, path: string, reading: Reading): Promise<void> {
  for (let fromPage: number | null = 1; fromPage !== null;) {
    const begun = performance.now()
    const survey: Survey = await pool.survey({ path, fromPage })
    reading.time.textLayer += performance.now() - begun
    reading.pages.push(...survey.pages)
    reading.ocrPages.push(...survey.needsOcr)
    fromPage = survey.nextPage
  }
}

/** One page at a time, so that reading is measured, not waiting. */
async function readByOcr(pool: ReaderPool, path: string, left: number[], reading: Reading): Promise<void> {
  for (let page = left.shift(); page !== undefined; page = left.shift()) {
    const begun = performance.now()
    reading.pages.push(await pool.ocr({ path, page }))
    reading.time.ocr += performance.now() - begun
  }
}

function failureOf(error: unknown): Reading['failure'] {
  if (error instanceof UnreadableFile) return { code: error.code, details: error.details }
  if (error instanceof ReadingFailed) return { code: 'extraction_failed', details: error.message }
  if (!(error instanceof ReaderEnded)) throw error
  const code = error.cause === 'deadline' ? 'processing_timeout' : 'extraction_failed'
  return { code, details: error.message }
}
