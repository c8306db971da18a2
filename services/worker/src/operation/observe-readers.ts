import { inSpan } from '@income/platform'
import { ReaderEnded } from '../reader/errors.ts'
import type { ReaderPool } from '../reader/reader.ts'
import type { WorkerMetrics } from './metrics.ts'

/** The same readers, counting pages, OCR and abnormal ends. */
export function observeReaders(readers: ReaderPool, metrics: WorkerMetrics): ReaderPool {
  async function ended<T>(name: string, work: () => Promise<T>): Promise<T> {
    try {
      return await inSpan(name, {}, work)
    } catch (error) {
      if (error instanceof ReaderEnded) metrics.readerEnded(error.cause)
      throw error
    }
  }

  return {
    async survey(request) {
      const survey = await ended('reader: survey', () => readers.survey(request))
      metrics.pagesRead('text_layer', survey.pages.length)
      return survey
    },
    async ocr(request) {
      const page = await metrics.ocrTimed(() => ended('reader: ocr', () => readers.ocr(request)))
      metrics.pagesRead('ocr', 1)
      return page
    },
    understand: (request) => ended('reader: understand', () => readers.understand(request)),
    examine: (request) => ended('reader: examine', () => readers.examine(request)),
    close: () => readers.close(),
  }
}
