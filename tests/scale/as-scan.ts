import type { ReaderPool } from '@income/worker'

type Page = Awaited<ReturnType<ReaderPool['ocr']>>

/** Called before every page is read; may delay it or make it fail. */
export type Watch = (page: number, signal: AbortSignal | undefined) => Promise<void> | void

/**
 * Makes readers treat a file with a text layer as a scan: each page waits for OCR, which then takes no time. Readers
 * from one call know the same pages, like readers of one file.
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
