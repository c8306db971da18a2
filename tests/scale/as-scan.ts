import type { ReaderPool } from '@income/worker'

type Page = Awaited<ReturnType<ReaderPool['ocr']>>

/** Told of every page that is read, before it is; may hold it or fail it. */
export type Watch = (page: number, signal: AbortSignal | undefined) => Promise<void> | void

/**
 * Makes readers take a file with a text layer for a scan: each page waits for OCR, which then takes no time. Readers made by
 * one call know the same pages, as readers of one file do.
 */
export function readersOfScan(): (watch: Watch) => (readers: ReaderPool) => ReaderPool {
  const pages = new Map<number, Page>()
  return (watch) => (readers) => ({
    ...readers,
    async survey(request) {
      const survey = await readers.survey(request)
      for (const page of survey.pages) pages.set(page.number, page)
      return { ...survey, pages: [], needsOcr: [...survey.pages.map(({ number }) => number), ...survey.needsOcr] }
    },
    async ocr({ page, signal }) {
      await watch(page, signal)
      return pages.get(page)!
    },
  })
}
