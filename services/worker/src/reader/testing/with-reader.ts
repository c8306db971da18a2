import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReaderPool } from '../pool/reader-pool.ts'
import type { ReaderPool } from '../reader.ts'

export interface Bench {
  pool: ReaderPool
  /** Writes a file and returns its path. */
  place: (name: string, bytes: Uint8Array) => Promise<string>
  /** How readers have ended so far. */
  ended: string[]
}

/** A pool of one reader and a folder, for the duration of the test. */
export async function withReader(use: (bench: Bench) => Promise<void>, memoryLimitBytes = 900_000_000): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'reader-test-'))
  const ended: string[] = []
  const pool = createReaderPool({
    size: 1,
    pageDeadlineMs: 60_000,
    memoryLimitBytes,
    log: (event) => event.event === 'reader_ended' && ended.push(event.cause),
  })
  const place = async (name: string, bytes: Uint8Array) => {
    const path = join(folder, name)
    await writeFile(path, bytes)
    return path
  }
  try {
    await use({ pool, place, ended })
  } finally {
    await pool.close()
    await rm(folder, { recursive: true })
  }
}
