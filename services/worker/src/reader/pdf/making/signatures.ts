import { createHash } from 'node:crypto'
import type { Signature } from '@income/signals'
import type { Parts } from './parts.ts'

const RANGE = /\/ByteRange\s*\[\s*(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s*\]/g
const MOST_SIGNATURES = 16
/** Larger files are not searched for signatures. */
const LARGEST = 64_000_000
/** The attribute messageDigest (RFC 5652, 11.2), its set, and the beginning of the octets in it. */
const MESSAGE_DIGEST = Buffer.from('06092a864886f70d010904', 'hex')
const ALGORITHMS = new Map([
  [20, 'sha1'],
  [32, 'sha256'],
  [48, 'sha384'],
  [64, 'sha512'],
])

/** The digital signatures of a PDF, each with the state it covers: `ends` are those of the states. */
export async function signaturesOf(parts: Parts, ends: readonly number[]): Promise<Signature[]> {
  if (parts.size > LARGEST || (await parts.find('/ByteRange', 0, LARGEST)) === null) return []
  const bytes = await parts.bytes(0, parts.size)
  const found = [...bytes.toString('latin1').matchAll(RANGE)].slice(0, MOST_SIGNATURES)
  return found.flatMap((match) => {
    const [first, length, second, rest] = match.slice(1).map(Number) as [number, number, number, number]
    const end = second + rest
    if (first !== 0 || length > second || end > bytes.length) return []
    const signed = [bytes.subarray(0, length), bytes.subarray(second, end)]
    const contents = bytes.toString('latin1', length, second)
    const about = bytes.toString('latin1', Math.max(0, length - 2_000), Math.min(bytes.length, second + 2_000))
    return [{ intact: isIntact(signed, contents, about), revision: revisionOf(end, ends) }]
  })
}

/** Whether the signed digest matches the bytes. Older kinds of signatures sign a digest of another digest. */
function isIntact(signed: readonly Buffer[], contents: string, about: string): boolean | null {
  if (!/adbe\.pkcs7\.detached|ETSI\.CAdES\.detached/.test(about)) return null
  // Every byte is signed except the signature itself. A range that leaves out others belongs to a file that was
  // rewritten since.
  const message = Buffer.from(/^<([0-9a-fA-F\s]*)>$/.exec(contents)?.[1]?.replace(/\s/g, '') ?? '', 'hex')
  const at = message.indexOf(MESSAGE_DIGEST)
  if (at < 0) return null
  const octets = at + MESSAGE_DIGEST.length + 2
  const length = message[octets + 1] ?? 0
  const algorithm = message[octets] === 4 ? ALGORITHMS.get(length) : undefined
  if (!algorithm) return null
  const hash = createHash(algorithm)
  for (const part of signed) hash.update(part)
  return hash.digest().equals(message.subarray(octets + 2, octets + 2 + length))
}

/** From 1: the first state that ends no earlier than the signed bytes. */
function revisionOf(end: number, ends: readonly number[]): number {
  const index = ends.findIndex((stateEnd) => stateEnd >= end - 2)
  return index < 0 ? ends.length : index + 1
}
