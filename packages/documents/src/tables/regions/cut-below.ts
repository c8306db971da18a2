import { bottom, top } from '../../model/page.ts'
import type { Line } from '../../layout/lines.ts'
import { SAME_PLACE_POINTS } from '../../layout/tolerances.ts'
import { plain } from '../../vocabulary/normalise.ts'

/**
 * Where the second of two forms on one page begins; `first` and `second` are where their tables begin. It begins at a line
 * worded like the topmost line they have in common, or else at the widest gap between their tables.
 */
export function cutBetween(lines: readonly Line[], first: number, second: number): number {
  const between = lines.filter((line) => top(line) > first && top(line) < second)
  const before = lines.filter((line) => top(line) < first)
  for (const line of before) {
    const again = between.findLast((other) => wording(other.text) !== '' && wording(other.text) === wording(line.text))
    if (again) return top(withLinesAbove(again, between, line, before))
  }
  const gaps = [...between, { box: [0, second, 0, second] as const }].map((line, i) => ({
    y: top(line),
    gap: top(line) - (between[i - 1] ? bottom(between[i - 1]!) : first),
  }))
  return gaps.reduce((a, b) => (b.gap > a.gap ? b : a)).y
}

/** The topmost of the lines directly above one that are as far above it, and read, like those above its twin. */
function withLinesAbove(line: Line, lines: readonly Line[], twin: Line, twins: readonly Line[]): Line {
  let first = line
  for (let i = lines.indexOf(line) - 1, j = twins.indexOf(twin) - 1; i >= 0 && j >= 0; i--, j--) {
    const [above, other] = [lines[i]!, twins[j]!]
    const isAsFar = Math.abs(top(line) - top(above) - (top(twin) - top(other))) < SAME_PLACE_POINTS
    if (!isAsFar || !readsAlike(above, other)) break
    first = above
  }
  return first
}

/** Whether most words are the same: the name of a month may differ. */
function readsAlike(a: Line, b: Line): boolean {
  const [words, others] = [a, b].map(({ text }) => wording(text).split(' ').filter(Boolean))
  const shared = words!.filter((word) => others!.includes(word)).length
  return shared * 2 > Math.max(words!.length, others!.length)
}

/** The words of a line without amounts and dates, which differ from stub to stub. */
function wording(text: string): string {
  return plain(text)
    .replace(/\S*\d\S*/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
