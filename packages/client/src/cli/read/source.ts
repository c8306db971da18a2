import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'

/** A file to be read. */
export interface Source {
  path: string
  name: string
  /** Of its content, in hexadecimal. */
  sha256: string
  /** The same value as the service's `file_md5_hash`. */
  md5: string
}

export async function sourceAt(path: string): Promise<Source> {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')]
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    sha256.update(chunk)
    md5.update(chunk)
  }
  return { path, name: basename(path), sha256: sha256.digest('hex'), md5: md5.digest('hex') }
}

/** An Idempotency-Key that depends only on these parts, also in another process. */
export function keyOf(...parts: readonly string[]): string {
  return `income-read-${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`
}
