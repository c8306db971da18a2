import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Logger } from '../log/logger.ts'
import { fingerprint, type Sealing } from './sealing.ts'

/** An installation has one key. */
const THE_ONE = '00000000-0000-0000-0000-000000000001'
const KEY_BYTES = 32

/**
 * Recognises documents without storing their contents. The key is stored, sealed, and `resealAll` keeps it through a rotation of
 * the sealing key: fingerprints of before stay comparable.
 */
export class Fingerprints {
  readonly #db: Database
  readonly #sealing: Sealing
  readonly #log: Logger
  #key: Buffer | undefined

  constructor(db: Database, sealing: Sealing, log: Logger) {
    this.#db = db
    this.#sealing = sealing
    this.#log = log
  }

  /** Makes a tenant's fingerprints. Those of different tenants are not comparable. */
  async of(tenantId: string): Promise<(text: string) => string> {
    const key = (this.#key ??= this.#opened(await this.#stored()))
    const print = (text: string) => (key ? fingerprint(key, text) : this.#sealing.fingerprint(text))
    return (text) => print(`${tenantId}|${text}`)
  }

  /** The sealed key, which the first worker makes. */
  async #stored(): Promise<Uint8Array> {
    const keyCiphertext = this.#sealing.seal(randomBytes(KEY_BYTES).toString('base64'))
    // Of two workers that start at the same time, one makes it.
    await this.#db.fingerprintKey.createMany({ data: { id: THE_ONE, keyCiphertext }, skipDuplicates: true })
    return (await this.#db.fingerprintKey.findUniqueOrThrow({ where: { id: THE_ONE } })).keyCiphertext
  }

  /** Undefined if the sealing key was replaced instead of rotated: files are still read. */
  #opened(sealed: Uint8Array): Buffer | undefined {
    try {
      return Buffer.from(this.#sealing.open(sealed), 'base64')
    } catch {
      this.#log.error(
        'the key of the fingerprints was sealed with another ENCRYPTION_KEY: documents submitted before are not recognised; set PREVIOUS_ENCRYPTION_KEY to that key',
      )
      return undefined
    }
  }
}
