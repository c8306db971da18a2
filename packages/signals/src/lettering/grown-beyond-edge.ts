import { areaOf, textOf, type DrawnGlyph } from '../model/drawn-page.ts'
import type { AmountOnPage } from './amount.ts'

/** In points: how exactly edges agree. */
const EXACT = 0.1
/** What must end at an edge to show that text is aligned there: so much, beginning at so many other places. */
const ALIGNED = { least: 3, places: 2 }
/** Digits of the shortest amount. */
const SHORTEST = 3

type Run = readonly DrawnGlyph[]

/**
 * Amounts that begin where amounts with a digit less begin and end a digit beyond the edge at which these and other text end.
 * If a program had aligned them there, they would begin a digit before. All amounts after a change may be like this.
 */
export function grownBeyondEdge(runs: readonly Run[], amounts: readonly AmountOnPage[]): Set<AmountOnPage> {
  const longest = Math.max(0, ...amounts.map(({ digits }) => digits.length))
  if (amounts.every(({ digits }) => digits.length === longest)) return new Set()
  const ends = runs.map((run) => ({ area: areaOf(run), text: textOf(run) }))
  const at = (edge: number) => ends.filter(({ area }) => Math.abs(area[2] - edge) < EXACT)
  const aligned = new Map<string, boolean>()
  const found = amounts.filter((amount) => {
    if (amount.digits.length <= SHORTEST) return false
    const shorter = amounts.filter((other) => isShorter(other, amount))
    if (shorter.length === 0) return false
    const [left, , right] = amount.area
    const key = `${left.toFixed(1)} ${right.toFixed(1)}`
    const known = aligned.get(key) ?? (isAligned(at(shorter[0]!.area[2]), left) && isOnlyTheirs(at(right), left))
    aligned.set(key, known)
    return known
  })
  return new Set(found)
}

/** Whether an amount begins at the same place, in the same font, and has a digit less. */
function isShorter(one: AmountOnPage, { area, digits, font, size }: AmountOnPage): boolean {
  return (
    one.digits.length === digits.length - 1 &&
    Math.abs(one.area[0] - area[0]) < EXACT &&
    one.font === font &&
    Math.abs(one.size - size) < 0.01 * size
  )
}

function isAligned(ending: readonly { area: readonly number[] }[], left: number): boolean {
  const others = ending.filter(({ area }) => Math.abs(area[0]! - left) > 1)
  return (
    others.length >= ALIGNED.least && new Set(others.map(({ area }) => Math.round(area[0]!))).size >= ALIGNED.places
  )
}

/** Whether all that ends at an edge begins at one place. */
function isOnlyTheirs(ending: readonly { area: readonly number[] }[], left: number): boolean {
  return ending.every(({ area }) => Math.abs(area[0]! - left) < EXACT)
}
