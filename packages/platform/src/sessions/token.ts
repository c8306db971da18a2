import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret for a browser, and the part that is stored. */
export interface NewToken {
  token: string
  tokenHash: Buffer<ArrayBuffer>
}

export function newToken(): NewToken {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashOfToken(token) }
}

export function hashOfToken(token: string): Buffer<ArrayBuffer> {
  return createHash('sha256').update(token).digest()
}

/** What a page must send with a write, in addition to the session's cookie. It does not reveal the token. */
export function csrfTokenOf(token: string): string {
  return createHmac('sha256', token).update('csrf').digest('base64url')
}

/** Compares in constant time. */
export function sameToken(given: string, expected: string): boolean {
  return timingSafeEqual(hashOfToken(given), hashOfToken(expected))
}
