import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReaderPool } from '@income/worker/reader'
import { readFile, type Reading, type Wanted } from './read-file.ts'

const READER = dirname(fileURLToPath(import.meta.resolve('@income/worker/reader')))
const FOLDER = join(tmpdir(), 'income-evaluate-cache', await printOf(READER))

/** Reads a file, or returns its cached reading; null if it is not wanted. */
export async function pagesOf(pool: ReaderPool, path: string, wanted: Wanted, kept: 'recall' | 'ignore') {
  const place = await cachePlace(path)
  const recalled = kept === 'recall' ? await recall(place) : null
  const reading = recalled ?? (await readFile(pool, path, wanted))
  if (wanted === 'native' && reading.ocrPages.length > 0) return null
  // A busy machine may time out where an idle one does not.
  if (!recalled && reading.failure?.code !== 'processing_timeout') await keep(place, reading)
  return reading
}

/** Where the reading of a file is cached: by its bytes and the reader's sources. */
async function cachePlace(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return join(FOLDER, `${hash.digest('hex')}.json`)
}

/** A hash of the reader's sources: a reader under development produces other pages under the same version. */
async function printOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await fs.readdir(folder, { recursive: true })).toSorted()) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
      hash.update(name).update(await fs.readFile(join(folder, name)))
  }
  return hash.digest('hex').slice(0, 12)
}

async function recall(place: string): Promise<Reading | null> {
  try {
    return JSON.parse(await fs.readFile(place, 'utf8')) as Reading
  } catch {
    return null
  }
}

async function keep(place: string, reading: Reading): Promise<void> {
  await fs.mkdir(FOLDER, { recursive: true })
  const draft = `${place}.${process.pid}`
  await fs.writeFile(draft, JSON.stringify(reading))
  await fs.rename(draft, place)
}
