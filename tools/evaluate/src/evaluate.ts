import { understand, type Understanding } from '@income/documents'
import type { CorpusFile } from './corpus/files.ts'
import { cachePlace, keep, recall } from './reading/page-cache.ts'
import { readFile, type Reading } from './reading/read-file.ts'
import type { Row } from './report/row.ts'
import { foundDocument, type Result } from './scoring/result.ts'
import { scoreFile } from './scoring/score-file.ts'

export interface Evaluation {
  row: Row
  reading: Reading
}

/** Reads one file, or recalls its reading, makes documents of its pages and scores them. */
export async function evaluateFile(file: CorpusFile, fresh: 'ignore the cache' | undefined): Promise<Evaluation> {
  const place = await cachePlace(file.path)
  let reading = fresh ? null : await recall(place)
  if (!reading) {
    reading = await readFile(file.path)
    await keep(place, reading)
  }
  const begun = performance.now()
  const result = resultOf(reading)
  const understandTime = performance.now() - begun
  const row: Row = {
    name: file.name,
    result,
    time: { ...reading.time, understand: understandTime },
    pages: {
      textLayer: reading.pages.filter((page) => page.source === 'text_layer').length,
      ocr: reading.pages.filter((page) => page.source === 'ocr').length,
    },
    score: file.truth && scoreFile(file.truth, result),
  }
  return { row, reading }
}

/** As the worker ends a file. */
function resultOf(reading: Reading): Result {
  if (reading.failure) return { outcome: 'failed', ...reading.failure }
  let understanding: Understanding
  try {
    understanding = understand(reading.pages)
  } catch (error) {
    return { outcome: 'broken', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  if (understanding.documents.length > 0) {
    return { outcome: 'processed', documents: understanding.documents.map(foundDocument) }
  }
  const blank = reading.pages.every((page) => page.words.length === 0)
  const code = blank ? 'empty_document' : 'unsupported_document'
  return { outcome: 'failed', code, details: understanding.otherPages.map((p) => p.kind).join(', ') }
}
