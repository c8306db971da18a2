import { understand, whyNoDocument, type Understanding } from '@income/documents'
import type { CorpusFile } from './corpus/files.ts'
import type { Reading } from './reading/read-file.ts'
import type { Row } from './report/row.ts'
import { foundDocument, type Result } from './scoring/result.ts'
import { scoreFile } from './scoring/score-file.ts'

/** Extracts documents from a file's pages and scores them. */
export function evaluateFile(file: CorpusFile, reading: Reading): Row {
  const begun = performance.now()
  const result = resultOf(reading)
  const understandTime = performance.now() - begun
  return {
    name: file.name,
    result,
    time: { ...reading.time, understand: understandTime },
    pages: {
      textLayer: reading.pages.length - reading.ocrPages.length,
      ocr: reading.ocrPages.length,
    },
    score: file.truth && scoreFile(file.truth, result),
  }
}

/** As the worker does at the end of a file. */
function resultOf(reading: Reading): Result {
  if (reading.failure) return { outcome: 'failed', ...reading.failure }
  const understanding = understandingOf(reading)
  if (understanding instanceof Error) return { outcome: 'broken', reason: understanding.stack ?? understanding.message }
  if (understanding.documents.length > 0) {
    return { outcome: 'processed', documents: understanding.documents.map(foundDocument) }
  }
  return {
    outcome: 'failed',
    code: whyNoDocument(understanding),
    details: understanding.otherPages.map((p) => p.kind).join(', '),
  }
}

function understandingOf(reading: Reading): Understanding | Error {
  try {
    return understand(reading.pages)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
