/** The subjects of settings and decisions: one account, employment, business or property of a package. */

/** A subject's kind, as its key begins. */
export type SubjectKind =
  | 'account'
  | 'employment'
  | 'business'
  | 'farm'
  | 'rental'
  | 'royalty'
  | 'partnership'
  | 'trust'
  | 'return'

/** The subject of a decision on a whole income model. */
export const WHOLE_MODEL = 'model'

/**
 * The key of a subject: "account-9f2c41d07ab35e18". It depends only on the identity (normalised names, an EIN, an
 * account's last digits), not on the rest of the package. It is opaque because it appears in URLs, and names must not.
 */
export function subjectKey(kind: SubjectKind, ...identity: readonly string[]): string {
  return `${kind}-${fingerprint(JSON.stringify(identity))}`
}

/** The key of one of several lines of a subject: "employment-9f2c41d07ab35e18.base_pay". */
export function lineKey(subject: string, part: string): string {
  return `${subject}.${part}`
}

const SUBJECT = /^[a-z]+-[0-9a-f]{16}$/
const LINE = /^[a-z]+-[0-9a-f]{16}(\.[a-z0-9_]+)?$/

/** Whether a text has the form of a subject's key. */
export function isSubjectKey(text: string): boolean {
  return SUBJECT.test(text)
}

/** Whether a subject's key is one of these kinds. */
export function isOfKind(key: string, kinds: readonly SubjectKind[]): boolean {
  return kinds.some((kind) => key.startsWith(`${kind}-`))
}

/** Whether a text has the form of a line's key; the only line of a subject uses the subject's key. */
export function isLineKey(text: string): boolean {
  return LINE.test(text)
}

const OFFSET = 0xcbf29ce484222325n
const PRIME = 0x100000001b3n

/** 64-bit FNV-1a over UTF-16 code units. It is no security measure: it only keeps names out of keys. */
function fingerprint(text: string): string {
  let hash = OFFSET
  for (let i = 0; i < text.length; i++) hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(i))) * PRIME)
  return hash.toString(16).padStart(16, '0')
}
