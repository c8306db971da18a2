import { setTimeout as sleep } from 'node:timers/promises'
import { hasRanges, RangeLost, sharePages, type Lease } from '@income/platform'
import { Lane, leaveForOthers, type RangeReading } from './read-range.ts'

/** How often the holder of a file checks whether others have finished the last ranges. */
const LOOK_EVERY_MS = 300

export interface SharedReading extends Omit<RangeReading, 'fileId' | 'reader'> {
  lease: Lease
  /** Ranges that this worker reads at once. */
  breadth: number
}

/**
 * Reads the pages of a leased file together with any workers that help: offers them, reads ranges as others do, and
 * returns when all pages are stored. Ranges offered by a previous holder are continued.
 */
export async function readShared(on: SharedReading, pages: readonly number[]): Promise<void> {
  const { db, lease, store } = on
  for (;;) {
    if (!(await hasRanges(db, lease.fileId))) {
      // Whoever finished the last range stored its pages first.
      await store.load()
      const missing = pages.filter((page) => !store.has(page))
      if (missing.length === 0) return
      await sharePages(db, lease, missing)
    }
    await readRanges(on)
  }
}

/** Reads several ranges at once, so that every core is used, until none are left for any worker. */
async function readRanges({ lease, breadth, ...on }: SharedReading): Promise<void> {
  const failed = new AbortController()
  const signal = AbortSignal.any([on.signal, failed.signal])
  const lanes = Array.from({ length: breadth }, () =>
    readOwn({ ...on, fileId: lease.fileId, reader: 'owner', signal }).catch((error: unknown) => {
      // The others stop; the first failure is reported.
      failed.abort(error)
    }),
  )
  await Promise.all(lanes)
  if (failed.signal.aborted) throw failed.signal.reason
}

async function readOwn(on: RangeReading): Promise<void> {
  const lane = new Lane(on)
  for (;;) {
    on.signal.throwIfAborted()
    const ended = await lane.readNext()
    if (ended.end === 'failed' && !(ended.error instanceof RangeLost)) {
      await leaveForOthers(on.db, ended.range)
      throw ended.error
    }
    if (ended.end !== 'none free') continue
    if (!(await hasRanges(on.db, on.fileId))) return
    await sleep(LOOK_EVERY_MS, undefined, { signal: on.signal })
  }
}
