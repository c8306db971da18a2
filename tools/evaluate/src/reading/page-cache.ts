import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { READER_VERSION } from '@income/worker/reader'
import type { Reading } from './read-file.ts'

const FOLDER = join(tmpdir(), 'income-evaluate-cache', String(READER_VERSION))

/** Where the reading of a file is kept: by its bytes and the reader that read them. */
export async function cachePlace(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return join(FOLDER, `${hash.digest('hex')}.json`)
}

export async function recall(place: string): Promise<Reading | null> {
  try {
    return JSON.parse(await readFile(place, 'utf8')) as Reading
  } catch {
    return null
  }
}

export async function keep(place: string, reading: Reading): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const draft = `${place}.${process.pid}`
  await writeFile(draft, JSON.stringify(reading))
  await rename(draft, place)
}
