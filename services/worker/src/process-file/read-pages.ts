import type { ReaderPool } from '../reader/reader.ts'
import type { PageStore } from './page-store.ts'

export interface PageReading {
  readers: ReaderPool
  store: PageStore
  path: string
  password: string | undefined
  /** How many of the file's pages OCR may read at once. */
  breadth: number
  /** For reading pages together with other workers. */
  shared: {
    isBegun(): Promise<boolean>
    read(pages: readonly number[]): Promise<void>
  }
  /** Called after every step, so that progress is visible and work survives its worker. */
  onProgress: (pages: { total: number; done: number }) => Promise<void>
  signal: AbortSignal
}

/** A file with fewer pages to recognise is read by one worker: sharing it would cost more than it gains. */
const SHARED_FROM_PAGES = 16

/** Reads every page that is not stored yet, and returns the number of pages. */
export async function readPages(reading: PageReading): Promise<number> {
  const { total, needsOcr } = await readTextLayers(reading)
  if (await isShared(reading, total, needsOcr)) {
    await reading.shared.read(needsOcr)
    await reading.onProgress({ total, done: reading.store.count })
  } else await readByOcr(reading, total, needsOcr)
  return total
}

/** A file with few remaining pages is also shared if a previous worker shared it. */
async function isShared({ shared }: PageReading, total: number, needsOcr: number[]): Promise<boolean> {
  if (total < SHARED_FROM_PAGES || needsOcr.length === 0) return false
  return needsOcr.length >= SHARED_FROM_PAGES || (await shared.isBegun())
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

/** Several pages at once, so that every core is used, but no more than the readers of one file. */
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
      // The others stop; the first failure is reported.
      failed.abort(error)
      throw error
    }),
  )
  await Promise.allSettled(runs)
  if (failed.signal.aborted) throw failed.signal.reason
}
