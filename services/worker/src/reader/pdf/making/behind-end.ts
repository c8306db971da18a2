import type { History } from '@income/signals'
import type { Parts } from './parts.ts'

/** At most this much after the end of a file is examined. */
const MOST = 4_000_000
const BLANK = /^[\s\0]*$/

/** The data after the end of a file; empty if that is unknown. */
export async function behindEnd(parts: Parts, end: number | undefined): Promise<History['behindEnd']> {
  if (end === undefined || end >= parts.size) return { bytes: 0, objects: false }
  const rest = await parts.text(end, MOST)
  if (BLANK.test(rest)) return { bytes: 0, objects: false }
  return { bytes: parts.size - end, objects: /\d\s+\d+\s+obj\b/.test(rest) }
}
