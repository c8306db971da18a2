import type { ReaderPool } from '../reader/reader.ts'
import type { PageStore } from './page-store.ts'

export interface PageReading {
  readers: ReaderPool
  store: PageStore
  path: string
  password: string | undefined
  /** How many of the file's pages may be read by OCR at once. */
  breadth: number
  /** Called after every step, so that progress is seen and work outlives its worker. */
  onProgress: (pages: { total: number; done: number }) => Promise<void>
  signal: AbortSignal
}

/** Reads every page that is not kept yet, and returns how many pages the file has. */
export async function readPages(reading: PageReading): Promise<number> {
  const { total, needsOcr } = await readTextLayers(reading)
  await readByOcr(reading, total, needsOcr)
  return total
}

async function readTextLayers(reading: PageReading): Promise<{ total: number; needsOcr: number[] }> {
  const { readers, store, path, password, signal, onProgress } = reading
  const needsOcr: number[] = []
  for (let next = store.firstMissing(1); ; next = store.firstMissing(next)) {
    const survey = await readers.survey({ path, password, fromPage: next, signal })
    const total = survey.pagesTotal
    await store.save(survey.pages)
    needsOcr.push(...survey.needsOcr.filter((page) => !store.has(page)))
    await onProgress({ total, done: store.count })
    if (survey.nextPage === null) return { total, needsOcr }
    next = survey.nextPage
  }
}

/** Several pages at once, so that every core works, but no more than the readers of one file. */
async function readByOcr(reading: PageReading, total: number, pages: number[]): Promise<void> {
  const { readers, store, path, password, signal, onProgress } = reading
  const waiting = pages.values()
  const failed = new AbortController()
  const stop = AbortSignal.any([signal, failed.signal])
  async function readNext(): Promise<void> {
    for (const page of waiting) {
      stop.throwIfAborted()
      await store.save([await readers.ocr({ path, password, page, signal: stop })])
      await onProgress({ total, done: store.count })
    }
  }
  const runs = Array.from({ length: reading.breadth }, () =>
    readNext().catch((error: unknown) => {
      // The others stop; the first failure is the one told.
      failed.abort(error)
      throw error
    }),
  )
  await Promise.allSettled(runs)
  if (failed.signal.aborted) throw failed.signal.reason
}
