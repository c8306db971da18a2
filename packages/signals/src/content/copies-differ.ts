import type { FoundSignal } from '@income/shared'
import { quoted } from '../model/quoted.ts'
import type { PlacedValue } from './numbers-of-issuers.ts'

/** A box whose copies print different amounts: what was taken of it, and every amount printed on the pages of the document. */
export interface DifferingBox {
  name: string
  taken: PlacedValue
}

/** Digits in which an amount differs from the same amount on another copy, where somebody changed one of them. */
const MOST_DIGITS = 2
const MOST_PLACES = 8

/** The amounts that are that of a box but for a digit or two: all copies of a form are printed from one record. */
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
