import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** An API key in its owner's form: `idp_<id>_<secret>`. Shown once; only the secret's hash is stored. */
export interface NewApiKey {
  id: string
  key: string
  secretHash: Buffer<ArrayBuffer>
}

export function newApiKey(): NewApiKey {
  const id = randomBytes(9).toString('hex')
  const secret = randomBytes(32).toString('base64url').replaceAll('_', '-')
  return { id, key: `idp_${id}_${secret}`, secretHash: hashOf(secret) }
}

/** The parts of a key from a request; null if the text is not a key. */
export function parseApiKey(text: string): { id: string; secret: string } | null {
  const match = /^idp_([0-9a-f]{18})_([A-Za-z0-9-]{20,100})$/.exec(text)
  return match ? { id: match[1]!, secret: match[2]! } : null
}

/** Compares in constant time. */
export function secretMatches(secret: string, hash: Uint8Array): boolean {
  return timingSafeEqual(hashOf(secret), hash)
}

function hashOf(secret: string): Buffer<ArrayBuffer> {
  return createHash('sha256').update(secret).digest()
}
