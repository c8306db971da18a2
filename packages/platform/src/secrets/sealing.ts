import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const NONCE = 12
const TAG = 16

/** Seals short secrets (a document's password) for keeping in the database: AES-256-GCM, nonce and tag in front. */
export class Sealing {
  readonly #current: Buffer
  readonly #previous: Buffer | undefined

  /**
   * @param current the key that seals, 32 bytes in base64
   * @param previous the key before it while keys are rotated: it only opens
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

  /** @throws Error where the bytes were changed or sealed with a key that is neither the current nor the previous one. */
  open(sealed: Uint8Array): string {
    try {
      return openWith(this.#current, sealed)
    } catch (error) {
      if (!this.#previous) throw error
      return openWith(this.#previous, sealed)
    }
  }

  /** The same secret sealed with the current key; null where it is already. @throws as `open` does. */
  reseal(sealed: Uint8Array): Buffer<ArrayBuffer> | null {
    try {
      openWith(this.#current, sealed)
      return null
    } catch {
      return this.seal(this.open(sealed))
    }
  }

  /** Recognises a text that may hold a secret without keeping it: unlike a plain hash it cannot be guessed at. */
  fingerprint(text: string): string {
    return createHmac('sha256', this.#current).update('fingerprint').update(text).digest('hex')
  }
}

function openWith(key: Buffer, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
}
