import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const NONCE = 12
const TAG = 16

/** Seals short secrets (a document's password) for storage in the database: AES-256-GCM, preceded by nonce and tag. */
export class Sealing {
  readonly #current: Buffer
  readonly #previous: Buffer | undefined

  /**
   * @param current the sealing key, 32 bytes in base64
   * @param previous the key before it, during a rotation: it only opens
   */
  constructor(current: string, previous?: string) {
    this.#current = Buffer.from(current, 'base64')
    this.#previous = previous === undefined ? undefined : Buffer.from(previous, 'base64')
  }

  seal(secret: string): Buffer<ArrayBuffer> {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv('aes-256-gcm', this.#current, nonce)
    const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), body])
  }

  /** @throws Error if the bytes were changed, or sealed with neither the current nor the previous key. */
  open(sealed: Uint8Array): string {
    try {
      return openWith(this.#current, sealed)
    } catch (error) {
      if (!this.#previous) throw error
      return openWith(this.#previous, sealed)
    }
  }

  /** The same secret sealed with the current key; null if it already is. @throws as `open` does. */
  reseal(sealed: Uint8Array): Buffer<ArrayBuffer> | null {
    try {
      openWith(this.#current, sealed)
      return null
    } catch {
      return this.seal(this.open(sealed))
    }
  }

  /**
   * Recognises a text that may contain a secret without storing it: unlike a plain hash it cannot be guessed. It changes with
   * the sealing key; `Fingerprints` does not.
   */
  fingerprint(text: string): string {
    return fingerprint(this.#current, text)
  }
}

/** The keyed hash of a text. */
export function fingerprint(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update('fingerprint').update(text).digest('hex')
}

function openWith(key: Buffer, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
}
