import { LRUCache } from 'lru-cache'
import type { Transaction } from '../database/database.ts'

const ROWS_REMEMBERED = 400_000

/** A source of rows that belong to one owner, such as the entries of a package. */
export interface RowSource<Row> {
  /**
   * The owner's rows in order, as `id@version` separated by semicolons; null if there are none. The version is from
   * Postgres (`xmin` and `ctid`): it differs after every change, whoever made it, and a rolled back one never
   * reappears.
   */
  versions: (tx: Transaction, ownerId: string) => Promise<string | null>
  /** Those of the owner's rows with these ids. */
  read: (tx: Transaction, ownerId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>
}

interface Remembered<Row> {
  version: string
  row: Row
}

/**
 * Caches rows of owners that have thousands, of which one decision changes a few. The cache is compared with the
 * versions in the database every time, so it is correct whatever other processes and failed transactions did.
 */
export class RowMemory<Row> {
  readonly #source: RowSource<Row>
  readonly #owners = new LRUCache<string, ReadonlyMap<string, Remembered<Row>>>({
    maxSize: ROWS_REMEMBERED,
    sizeCalculation: (rows) => rows.size + 1,
  })

  constructor(source: RowSource<Row>) {
    this.#source = source
  }

  /** The owner's current rows by id, in order. */
  async rowsOf(tx: Transaction, ownerId: string): Promise<Map<string, Row>> {
    const versions = versionsIn(await this.#source.versions(tx, ownerId))
    const before = this.#owners.get(ownerId)
    const changed = [...versions].filter(([id, version]) => before?.get(id)?.version !== version).map(([id]) => id)
    const read = changed.length > 0 ? await this.#source.read(tx, ownerId, changed) : new Map<string, Row>()
    const now = new Map<string, Remembered<Row>>()
    for (const [id, version] of versions) {
      const row = read.get(id) ?? before?.get(id)?.row
      if (row !== undefined) now.set(id, { version, row })
    }
    this.#owners.set(ownerId, now)
    return new Map([...now].map(([id, { row }]) => [id, row]))
  }
}

function versionsIn(text: string | null): Map<string, string> {
  const versions = new Map<string, string>()
  for (const pair of text?.split(';') ?? []) {
    const at = pair.indexOf('@')
    versions.set(pair.slice(0, at), pair.slice(at + 1))
  }
  return versions
}
