import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReaderPool } from '../pool/reader-pool.ts'
import type { ReaderPool } from '../reader.ts'

export interface Bench {
  pool: ReaderPool
  /** Writes a file and returns its path. */
  place: (name: string, bytes: Uint8Array) => Promise<string>
  /** How readers have ended since this test began. */
  ended: string[]
}

/** The pools of a test file by their memory, because a reader takes seconds to start and to load its models. */
const pools = new Map<number, Pick<Bench, 'pool' | 'ended'>>()

/** Ends the readers of a test file, after all its tests. */
export async function closeReaders(): Promise<void> {
  await Promise.all([...pools.values()].map(({ pool }) => pool.close()))
  pools.clear()
}

/**
 * A pool of one reader, shared by the tests of a file, and a folder for the duration of the test. The file ends with
 * `afterAll(closeReaders)`.
 */
export async function withReader(use: (bench: Bench) => Promise<void>, memoryLimitBytes = 900_000_000): Promise<void> {
  const { pool, ended } = pools.get(memoryLimitBytes) ?? start(memoryLimitBytes)
  ended.length = 0
  const folder = await mkdtemp(join(tmpdir(), 'reader-test-'))
  const place = async (name: string, bytes: Uint8Array) => {
    const path = join(folder, name)
    await writeFile(path, bytes)
    return path
  }
  try {
    await use({ pool, place, ended })
  } finally {
    await rm(folder, { recursive: true })
  }
}

function start(memoryLimitBytes: number): Pick<Bench, 'pool' | 'ended'> {
  const ended: string[] = []
  const pool = createReaderPool({
    size: 1,
    pageDeadlineMs: 60_000,
    memoryLimitBytes,
    log: (event) => event.event === 'reader_ended' && ended.push(event.cause),
  })
  pools.set(memoryLimitBytes, { pool, ended })
  return { pool, ended }
}
