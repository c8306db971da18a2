import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** An API key as its owner holds it: `idp_<id>_<secret>`. Shown once; only the secret's hash is kept. */
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

/** The parts of a key as a request carries it; null where it is not a key at all. */
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
