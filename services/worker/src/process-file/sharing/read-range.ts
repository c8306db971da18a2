import {
  claimRange,
  completeRange,
  giveRangeBack,
  renewRange,
  type Database,
  type RangeLease,
  type RangeReader,
  type Reach,
} from '@income/platform'
import type { WorkerMetrics } from '../../operation/metrics.ts'
import type { ReaderPool } from '../../reader/reader.ts'
import { LeaseKeeper } from '../lease-keeper.ts'
import type { PageStore } from '../page-store.ts'
import type { FilesInHand } from './files-in-hand.ts'

/** What a worker needs to read ranges of a file. */
export interface RangeReading {
  db: Database
  readers: ReaderPool
  store: PageStore
  inHand: FilesInHand
  metrics: WorkerMetrics
  reach: Reach
  fileId: string
  path: string
  password: string | undefined
  reader: RangeReader
  signal: AbortSignal
}

/** Claims a range and reads it. Returns the outcome, with the error if it failed. */
export type RangeEnd =
  | { end: 'none free' }
  | { end: 'completed' }
  | { end: 'failed'; range: RangeLease; error: unknown }

/** One of the lanes in which a worker reads ranges, one after the other. */
export class Lane {
  readonly #on: RangeReading
  /** How long its last page took, in milliseconds. */
  #worked = 0

  constructor(on: RangeReading) {
    this.#on = on
  }

  async readNext(): Promise<RangeEnd> {
    const { db, fileId, reader, metrics } = this.#on
    const range = await claimRange(db, fileId, reader)
    if (!range) return { end: 'none free' }
    try {
      await this.#read(range)
      metrics.rangeRead(reader)
      return { end: 'completed' }
    } catch (error) {
      return { end: 'failed', range, error }
    }
  }

  async #read(range: RangeLease): Promise<void> {
    const { db, readers, store, path, password, signal, inHand, reach } = this.#on
    using keeper = new LeaseKeeper(() => renewRange(db, range), signal)
    const pages = []
    for (const page of range.pages) {
      await inHand.giveWay(this.#worked, keeper.signal)
      const began = performance.now()
      pages.push(await readers.ocr({ path, password, page, signal: keeper.signal }))
      this.#worked = performance.now() - began
    }
    await store.save(pages)
    reach('range_kept')
    await completeRange(db, range)
  }
}

/** Returns a range that was not read. While Postgres is away, its lease simply expires. */
export async function leaveForOthers(db: Database, range: RangeLease): Promise<void> {
  await giveRangeBack(db, range).catch(() => {})
}
