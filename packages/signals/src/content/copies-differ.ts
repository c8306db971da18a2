import type { FoundSignal } from '@income/shared'
import { quoted } from '../model/quoted.ts'
import type { PlacedValue } from './numbers-of-issuers.ts'

/** A box whose copies print different amounts: the amount that was chosen, and every amount on the pages of the document. */
interface DifferingBox {
  name: string
  taken: PlacedValue
}

/** Maximum number of digits in which a changed amount differs from the same amount on another copy. */
const MOST_DIGITS = 2
const MOST_PLACES = 8

/** Amounts that differ from a box's amount in one or two digits. All copies of a form are printed from one record. */
export function ofCopiesThatDiffer(boxes: readonly DifferingBox[], printed: readonly PlacedValue[]): FoundSignal[] {
  const evidence = boxes.flatMap(({ name, taken }) => {
    const others = printed.filter(({ value }) => areAlike(digitsOf(value), digitsOf(taken.value)))
    if (others.length === 0 || others.length > MOST_PLACES) return []
    return [taken, ...others].map(({ value, page, box }) => ({ page, box, detail: `${quoted(value)} in ${name}` }))
  })
  if (evidence.length === 0) return []
  const summary = `Copies of the form that are printed from one record differ: ${evidence[0]!.detail}, and ${evidence[1]!.detail}.`
  return [{ code: 'copies_differ', severity: 'medium', summary, evidence }]
}

function digitsOf(amount: string): string {
  return amount.replace(/\D/g, '')
}

function areAlike(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  const differing = Array.from(one).filter((digit, i) => digit !== other[i]).length
  return differing > 0 && differing <= MOST_DIGITS
}
