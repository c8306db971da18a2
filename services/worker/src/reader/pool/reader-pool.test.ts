import { ReaderEnded, ReaderUnavailable, ReadingFailed, type EndCause } from '../errors.ts'
import { createReaderPool, type ReaderEvent } from './reader-pool.ts'

const PROGRAM = new URL('../testing/poisoned-reader.ts', import.meta.url)

/** A deadline that only a stuck reader reaches, however busy the machine. */
const LIMITS = { pageDeadlineMs: 60_000, memoryLimitBytes: 300_000_000 }
/** A deadline to be waited for. */
const SOON = { ...LIMITS, pageDeadlineMs: 1_500 }

async function withPool(
  size: number,
  use: (pool: ReturnType<typeof createReaderPool>, events: ReaderEvent[]) => Promise<void>,
  limits = LIMITS,
): Promise<void> {
  const events: ReaderEvent[] = []
  const log = (event: ReaderEvent) => void events.push(event)
  const pool = createReaderPool({ size, ...limits, log }, PROGRAM)
  try {
    await use(pool, events)
  } finally {
    await pool.close()
  }
}

const POISONS: [string, EndCause][] = [
  ['crash', 'crash'],
  ['spin', 'deadline'],
  ['memory', 'memory'],
]

test.each(POISONS)('a request that ends its reader by %s affects no other and names its page', (poison, cause) =>
  withPool(
    1,
    async (pool, events) => {
      const poisoned = pool.survey({ path: poison, fromPage: 3 })
      const waiting = pool.survey({ path: 'harmless', fromPage: 1 })
      await expect(poisoned).rejects.toEqual(new ReaderEnded(cause, 3))
      await expect(poisoned).rejects.toMatchObject({ cause, page: 3 })
      expect((await waiting).nextPage).toBeNull()
      expect(events.map(({ event }) => event)).toEqual(['reader_started', 'reader_ended', 'reader_started'])
    },
    cause === 'deadline' ? SOON : LIMITS,
  ),
)

test('a network that does not run here is reported once, whichever reader finds out', () =>
  withPool(2, async (pool, events) => {
    const read = () => pool.survey({ path: 'without network', fromPage: 1 })
    await Promise.all([read(), read()])
    await read()
    expect(events.filter(({ event }) => event === 'without_pp_ocr')).toHaveLength(1)
  }))

test('an unexpected error is reported by its class only, and its reader continues', () =>
  withPool(1, async (pool, events) => {
    const failed = pool.survey({ path: 'unforeseen', fromPage: 1 })
    await expect(failed).rejects.toEqual(new ReadingFailed('TypeError'))
    expect((await pool.survey({ path: 'harmless', fromPage: 1 })).nextPage).toBeNull()
    expect(events.map(({ event }) => event)).toEqual(['reader_started'])
  }))

test('memory left by an earlier request does not count against the next', () =>
  withPool(
    1,
    async (pool, events) => {
      const first = await pool.survey({ path: 'keep', fromPage: 1 })
      const second = await pool.survey({ path: 'keep', fromPage: 1 })
      expect(second.pagesTotal).not.toBe(first.pagesTotal)
      expect(events.at(1)).toEqual({ event: 'reader_ended', pid: first.pagesTotal, cause: 'memory' })
    },
    // Enough that a reader's own memory, which varies by machine, makes no difference.
    { pageDeadlineMs: 10_000, memoryLimitBytes: 1_000_000_000 },
  ))

test('a failure to start readers does not count against the file', async () => {
  const missing = new URL('./no-such-program.ts', import.meta.url)
  const pool = createReaderPool({ size: 1, pageDeadlineMs: 1_500, memoryLimitBytes: 300_000_000 }, missing)
  await expect(pool.survey({ path: 'harmless', fromPage: 1 })).rejects.toThrow(ReaderUnavailable)
  await pool.close()
})

test('a reader sees nothing of the environment', () =>
  withPool(1, async (pool) => {
    process.env.READER_TEST_SECRET = 'seen'
    expect((await pool.survey({ path: 'harmless', fromPage: 1 })).needsOcr).toEqual([0])
    delete process.env.READER_TEST_SECRET
  }))

test('a free reader takes the next request while another is stuck', () =>
  withPool(
    2,
    async (pool) => {
      const stuck = pool.survey({ path: 'never', fromPage: 1 })
      const pids = [await pool.survey({ path: 'a', fromPage: 1 }), await pool.survey({ path: 'b', fromPage: 1 })]
      expect(pids[0]!.pagesTotal).toBe(pids[1]!.pagesTotal)
      await expect(stuck).rejects.toMatchObject({ cause: 'deadline' })
    },
    { ...LIMITS, pageDeadlineMs: 5_000 },
  ))

test('a caller with several requests for a file gets the reader that holds it open', () =>
  withPool(2, async (pool, events) => {
    const first = await pool.survey({ path: 'a', fromPage: 1 })
    const second = await pool.survey({ path: 'a', fromPage: 2 })
    expect(second.pagesTotal).toBe(first.pagesTotal)
    expect(events.map(({ event }) => event)).toEqual(['reader_started'])
  }))

test('an abandoned request frees its reader at once', () =>
  withPool(1, async (pool, events) => {
    const abandon = new AbortController()
    const running = pool.survey({ path: 'never', fromPage: 1, signal: abandon.signal })
    const queued = pool.survey({ path: 'harmless', fromPage: 1, signal: abandon.signal })
    const reason = new Error('the lease was lost')
    abandon.abort(reason)
    await expect(running).rejects.toBe(reason)
    await expect(queued).rejects.toBe(reason)
    expect((await pool.survey({ path: 'harmless', fromPage: 1 })).nextPage).toBeNull()
    expect(events[1]).toMatchObject({ event: 'reader_ended', cause: 'retired' })
  }))

test('a closed pool refuses requests and leaves no process', async () => {
  const events: ReaderEvent[] = []
  const pool = createReaderPool(
    { size: 1, pageDeadlineMs: 5_000, memoryLimitBytes: 300_000_000, log: (event) => void events.push(event) },
    PROGRAM,
  )
  await pool.survey({ path: 'harmless', fromPage: 1 })
  await pool.close()
  expect(() => process.kill(events[0]!.pid, 0)).toThrow('ESRCH')
  await expect(pool.survey({ path: 'harmless', fromPage: 1 })).rejects.toThrow('closed')
})
