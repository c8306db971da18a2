import { createReaderPool } from '../pool/reader-pool.ts'

/** Starts a reader that loops for ever, prints its process id, and waits to be killed. */
const pool = createReaderPool(
  {
    size: 1,
    pageDeadlineMs: 600_000,
    memoryLimitBytes: 300_000_000,
    log: (event) => console.log(event.pid),
  },
  new URL('./poisoned-reader.ts', import.meta.url),
)
void pool.survey({ path: 'spin', fromPage: 1 })
