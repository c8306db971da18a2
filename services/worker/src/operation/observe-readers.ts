import { ReaderEnded } from '../reader/errors.ts'
import type { ReaderPool } from '../reader/reader.ts'
import type { WorkerMetrics } from './metrics.ts'

/** The same readers, with pages, OCR and abnormal ends counted. */
export function observeReaders(readers: ReaderPool, metrics: WorkerMetrics): ReaderPool {
  async function ended<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      if (error instanceof ReaderEnded) metrics.readerEnded(error.cause)
      throw error
    }
  }

  return {
    async survey(request) {
      const survey = await ended(readers.survey(request))
      metrics.pagesRead('text_layer', survey.pages.length)
      return survey
    },
    async ocr(request) {
      const page = await metrics.ocrTimed(() => ended(readers.ocr(request)))
      metrics.pagesRead('ocr', 1)
      return page
    },
    understand: (request) => ended(readers.understand(request)),
    examine: (request) => ended(readers.examine(request)),
    close: () => readers.close(),
  }
}
