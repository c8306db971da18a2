import { person } from '../names/names.ts'
import { type Guideline } from '../settings/guideline.ts'
import { type OverlapRule, rulesOf, type Side } from './overlap-rules.ts'
import type { Part } from './parts.ts'

/** Two parts of which one is left out, and the reason. */
export interface Overlap {
  counted: Part
  leftOut: Part
  reason: string
}

/**
 * The parts left out because another shows the same income of the same borrower. Wages and deposits add up, because
 * wages are left out of deposits. A part left out by an earlier rule overlaps with nothing.
 */
export function overlapsOf(parts: readonly Part[], guideline: Guideline): Overlap[] {
  const found: Overlap[] = []
  for (const rule of rulesOf(guideline)) {
    const leftOut = new Set(found.map((overlap) => overlap.leftOut))
    found.push(
      ...applied(
        rule,
        parts.filter((part) => !leftOut.has(part)),
        guideline,
      ),
    )
  }
  return found
}

function applied({ sides, counts, reasons }: OverlapRule, parts: readonly Part[], guideline: Guideline): Overlap[] {
  const [first, second] = sides.map((side) => parts.filter((part) => isOn(side, part))) as [Part[], Part[]]
  const meeting = [meetingOf(first, second), meetingOf(second, first)] as const
  if (meeting[0].length === 0) return []
  const preferred = counts(guideline, meeting)
  return meeting[preferred === 0 ? 1 : 0].map((leftOut) => ({
    counted: meeting[preferred].find((part) => isShared(part, leftOut))!,
    leftOut,
    reason: reasons[preferred],
  }))
}

function isOn({ evidence, kinds }: Side, part: Part): boolean {
  return evidence.includes(part.evidence) && part.kind !== null && kinds.includes(part.kind)
}

function meetingOf(parts: readonly Part[], others: readonly Part[]): Part[] {
  return parts.filter((part) => others.some((other) => isShared(part, other)))
}

/** Whether both may be income of one borrower: without a name on its documents, a part may be anybody's. */
function isShared(a: Part, b: Part): boolean {
  if (a.borrowers.length === 0 || b.borrowers.length === 0) return true
  const people = new Set(a.borrowers.map(person))
  return b.borrowers.some((name) => people.has(person(name)))
}
