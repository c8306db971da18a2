import type { History } from '@income/signals'
import type { Parts } from './parts.ts'

/** As much of what follows the end of a file is looked at. */
const MOST = 4_000_000
const BLANK = /^[\s\0]*$/

/** What follows the end of a file; none of it where that cannot be said. */
export async function behindEnd(parts: Parts, end: number | undefined): Promise<History['behindEnd']> {
  if (end === undefined || end >= parts.size) return { bytes: 0, objects: false }
  const rest = await parts.text(end, MOST)
  if (BLANK.test(rest)) return { bytes: 0, objects: false }
  return { bytes: parts.size - end, objects: /\d\s+\d+\s+obj\b/.test(rest) }
}
