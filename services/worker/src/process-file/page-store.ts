import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Page } from '@income/documents'
import { ObjectMissing, pagesPrefix, type ObjectStorage } from '@income/platform'
import { READER_VERSION } from '../reader/version.ts'

const compress = promisify(gzip)
const expand = promisify(gunzip)

/**
 * The pages read from some bytes, stored in object storage by tenant, hash and reader version, and on disk beside the
 * original. A restarted job continues after the last stored page; a file uploaded twice is read once.
 */
export class PageStore {
  readonly #storage: ObjectStorage
  readonly #prefix: string
  readonly #folder: string
  readonly #pages = new Set<number>()

  constructor(storage: ObjectStorage, content: { tenantId: string; sha256: string }, folder: string) {
    this.#storage = storage
    this.#prefix = `${pagesPrefix(content.tenantId, content.sha256)}v${READER_VERSION}/`
    this.#folder = folder
  }

  has(page: number): boolean {
    return this.#pages.has(page)
  }

  /** The first page from `page` on that is not stored; the number after the last page if all are. */
  firstMissing(page: number): number {
    let missing = page
    while (this.#pages.has(missing)) missing++
    return missing
  }

  get count(): number {
    return this.#pages.size
  }

  /** Downloads the stored pages to disk. */
  async load(): Promise<void> {
    for (const key of await this.#storage.keys(this.#prefix)) {
      const numbers = pagesOfBatch(key)
      if (numbers.length === 0 || numbers.every((page) => this.#pages.has(page))) continue
      try {
        const batch = await expanded(await buffer(await this.#storage.read(key)))
        if (batch) await this.#keepOnDisk(...this.#missingOf(numbers, batch))
      } catch (error) {
        // Erased between listing and reading: read the pages again.
        if (!(error instanceof ObjectMissing)) throw error
      }
    }
  }

  /** Stores pages that were read together; pages stored earlier are left unchanged. */
  async save(pages: readonly Page[]): Promise<void> {
    const fresh = pages.filter((page) => !this.#pages.has(page.number))
    if (fresh.length === 0) return
    const numbers = fresh.map((page) => page.number)
    const bytes = Buffer.from(JSON.stringify(fresh))
    await this.#storage.write(this.#prefix + batchName(numbers), await compress(bytes), 'application/gzip')
    await this.#keepOnDisk(numbers, bytes)
  }

  /**
   * The part of a batch that is not on disk yet. Workers that read the same bytes concurrently divide them into batches
   * by speed, so two batches may share a page, which must not be there twice.
   */
  #missingOf(numbers: readonly number[], batch: Buffer): [numbers: readonly number[], batch: Buffer] {
    if (!numbers.some((page) => this.#pages.has(page))) return [numbers, batch]
    const missing = (JSON.parse(batch.toString()) as Page[]).filter(({ number }) => !this.#pages.has(number))
    return [missing.map(({ number }) => number), Buffer.from(JSON.stringify(missing))]
  }

  async #keepOnDisk(numbers: readonly number[], bytes: Buffer): Promise<void> {
    await writeFile(join(this.#folder, `${numbers[0]!}.json`), bytes)
    for (const page of numbers) this.#pages.add(page)
  }
}

/** null if the checksum shows that the bytes are damaged: the pages are then read again. */
function expanded(bytes: Buffer): Promise<Buffer | null> {
  return expand(bytes).catch(() => null)
}

// A batch is named by its page ranges, so that a list of names shows which pages exist: "1-40_42.json.gz".
function batchName(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const page of numbers) {
    const last = ranges.at(-1)
    if (last && last[1] === page - 1) last[1] = page
    else ranges.push([page, page])
  }
  return `${ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join('_')}.json.gz`
}

function pagesOfBatch(key: string): number[] {
  const name = /\/([\d_-]+)\.json\.gz$/.exec(key)?.[1]
  return (name ?? '')
    .split('_')
    .filter(Boolean)
    .flatMap((range) => {
      const [first, last = first] = range.split('-').map(Number) as [number, number?]
      return Array.from({ length: last - first + 1 }, (_, i) => first + i)
    })
}
