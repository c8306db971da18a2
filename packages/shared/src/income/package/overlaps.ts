import { person } from '../names/names.ts'
import { type Guideline } from '../settings/guideline.ts'
import { type OverlapRule, rulesOf, type Side } from './overlap-rules.ts'
import type { Part } from './parts.ts'

/** Two parts of which one is left out, and why. */
export interface Overlap {
  counted: Part
  leftOut: Part
  reason: string
}

/**
 * The parts left out because another shows the same income of the same borrower. Wages and deposits add up: wages are
 * left out of deposits. What has taken another's place is never left out itself, or it would have displaced income for
 * nothing.
 */
export function overlapsOf(parts: readonly Part[], guideline: Guideline): Overlap[] {
  const found: Overlap[] = []
  for (const rule of rulesOf(guideline)) {
    const left = parts.filter((part) => !found.some(({ leftOut }) => leftOut === part))
    found.push(...applied(rule, left, found, guideline))
  }
  return found
}

function applied(
  { sides, counts, reasons }: OverlapRule,
  left: readonly Part[],
  before: readonly Overlap[],
  guideline: Guideline,
): Overlap[] {
  const [first, second] = sides.map((side) => left.filter((part) => isOn(side, part))) as [Part[], Part[]]
  const meeting = [meetingOf(first, second), meetingOf(second, first)] as const
  if (meeting[0].length === 0) return []
  const preferred = counts(guideline, meeting)
  const found: Overlap[] = []
  for (const winner of meeting[preferred]) {
    for (const loser of meeting[preferred === 0 ? 1 : 0].filter((part) => isShared(part, winner))) {
      const all = [...before, ...found]
      if (all.some(({ leftOut }) => leftOut === winner || leftOut === loser)) continue
      const isKept = (part: Part) => all.some(({ counted }) => counted === part)
      if (!isKept(loser)) found.push({ counted: winner, leftOut: loser, reason: reasons[preferred] })
      else if (!isKept(winner))
        found.push({ counted: loser, leftOut: winner, reason: reasons[preferred === 0 ? 1 : 0] })
    }
  }
  return found
}

function isOn({ evidence, kinds }: Side, part: Part): boolean {
  return evidence.includes(part.evidence) && part.kinds.some((kind) => kinds.includes(kind))
}

function meetingOf(parts: readonly Part[], others: readonly Part[]): Part[] {
  return parts.filter((part) => others.some((other) => isShared(part, other)))
}

/** Whether both may be income of one borrower: where no paper tells whose it is, it may be anybody's. */
function isShared(a: Part, b: Part): boolean {
  if (a.borrowers.length === 0 || b.borrowers.length === 0) return true
  const people = new Set(a.borrowers.map(person))
  return b.borrowers.some((name) => people.has(person(name)))
}
