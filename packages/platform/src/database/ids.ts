import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** UUIDv7: increases with time, so that list pages stay in place while rows are added. */
export function newId(): string {
  return v7()
}

// Crockford's base 32: without I, L, O and U, so that it can be read out on the telephone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `PKG-` or `MDL-` and eight random characters. */
export function newPublicId(prefix: 'PKG' | 'MDL'): string {
  return `${prefix}-${Array.from(randomBytes(8), (byte) => ALPHABET[byte % 32]).join('')}`
}
