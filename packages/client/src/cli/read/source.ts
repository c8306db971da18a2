import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import pLimit from 'p-limit'
import type { RefusedLine } from '../packages/records.ts'
import { isSystemError, problemOf } from '../system-error.ts'

const FILES_AT_ONCE = 4

/** A file to be read. */
export interface Source {
  path: string
  name: string
  /** Of its content, in hexadecimal. */
  sha256: string
  /** The same value as the service's `file_md5_hash`. */
  md5: string
}

async function sourceAt(path: string): Promise<Source> {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')]
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    sha256.update(chunk)
    md5.update(chunk)
  }
  return { path, name: basename(path), sha256: sha256.digest('hex'), md5: md5.digest('hex') }
}

/** The sources at these paths, and the files that cannot be read. */
export async function sourcesAt(paths: readonly string[]): Promise<{ sources: Source[]; refused: RefusedLine[] }> {
  const limit = pLimit(FILES_AT_ONCE)
  const refused: RefusedLine[] = []
  const found = await Promise.all(
    paths.map((path) =>
      limit(sourceAt, path).catch((error: unknown) => {
        refused.push(unreadable(path, error))
        return []
      }),
    ),
  )
  return { sources: found.flat(), refused }
}

/** @throws the error itself if it does not concern the file */
export function unreadable(path: string, error: unknown): RefusedLine {
  if (!isSystemError(error)) throw error
  return { type: 'refused', path, error: { code: 'unreadable', message: problemOf(error), request_id: null } }
}

/** An Idempotency-Key that depends only on these parts, also in another process. */
export function keyOf(...parts: readonly string[]): string {
  return `income-read-${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`
}
