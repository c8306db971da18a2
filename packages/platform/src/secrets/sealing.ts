import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const NONCE = 12
const TAG = 16

/** Seals short secrets (a document's password) for keeping in the database: AES-256-GCM, nonce and tag in front. */
export class Sealing {
  readonly #key: Buffer

  /** @param key 32 bytes in base64. */
  constructor(key: string) {
    this.#key = Buffer.from(key, 'base64')
  }

  seal(secret: string): Buffer<ArrayBuffer> {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce)
    const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), body])
  }

  /** @throws Error where the bytes were changed or sealed with another key. */
  open(sealed: Uint8Array): string {
    const bytes = Buffer.from(sealed)
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, NONCE))
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
  }

  /** Recognises a text that may hold a secret without keeping it: unlike a plain hash it cannot be guessed at. */
  fingerprint(text: string): string {
    return createHmac('sha256', this.#key).update('fingerprint').update(text).digest('hex')
  }
}
