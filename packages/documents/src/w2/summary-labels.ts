import type { FoundLabel } from './found-label.ts'
import type { BoxName } from './labels.ts'

/** The boxes a summary of the year goes through. */
const AMOUNTS: readonly BoxName[] = ['1', '2', '3', '4', '5', '6', '7', '8', '10', '11']
const STATE_AMOUNTS: readonly BoxName[] = ['16', '17', '18', '19']

/**
 * Labels without those of a summary beside the form, which says how its wages came about: where forms have numbers before their
 * labels, the same wordings without one are none. Two forms on a page may be printed differently, but each has the employer's
 * number; OCR loses the small digits.
 */
export function withoutSummary(found: readonly FoundLabel[], numbered: ReadonlySet<FoundLabel>): FoundLabel[] {
  const isOfUnnumberedForm = found.some((label) => label.box === 'b' && !numbered.has(label))
  if (isOfUnnumberedForm) return [...found]
  const boxes = new Set([...numbered].map(({ box }) => box))
  const isWithout = (label: FoundLabel) => boxes.has(label.box) && !numbered.has(label) && isFromTextLayer(label)
  const ofSummary = found.filter((label) => AMOUNTS.includes(label.box) && isWithout(label))
  // Rows of further states may be worded again without their numbers, but not beside a summary.
  const own: readonly BoxName[] = ofSummary.length > 1 ? [...AMOUNTS, ...STATE_AMOUNTS] : AMOUNTS
  return found.filter((label) => !(own.includes(label.box) && isWithout(label)))
}

const isFromTextLayer = ({ words }: FoundLabel) => words.every(({ confidence }) => confidence === 1)
