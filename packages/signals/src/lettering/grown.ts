import { areaOf, textOf, type Area, type DrawnGlyph } from '../model/drawn-page.ts'
import type { AmountOnPage } from './amount.ts'

/**
 * Amounts of a column that end at one edge, which another misses by the width of the digits that it has more. One is enough on a
 * page with so many amounts of columns that are aligned like this.
 */
const LIKE = 2
const ALIGNED = 6
/** In points: how exactly edges agree, and how far apart amounts begin that are aligned by their ends. */
const EXACT = 0.05
const RAGGED = 1
/** In sizes: how far away an amount of the same column may be. */
const NEAR = 8
/** A digit more, and a digit and a separator of thousands. */
const ADDED = ['0', '0,']
/** Digits of the shortest amount. */
const SHORTEST = 3
/** Amounts that must end where their headings end, before another is meant to. */
const HEADED = 3
const DIGIT = /\d/

type Run = readonly DrawnGlyph[]

/**
 * Amounts that begin where one with a digit less would begin if it ended at the edge of its column: who types a larger amount
 * into the place of another leaves its beginning where it was.
 */
export function grownBeyondColumn(runs: readonly Run[], amounts: readonly AmountOnPage[]): Set<AmountOnPage> {
  const columns = new Map(amounts.map((amount) => [amount, columnOf(amount, amounts)]))
  const aligned = amounts.filter((amount) => columns.get(amount)!.some((other) => isAligned(amount, other)))
  const least = aligned.length >= ALIGNED ? 1 : LIKE
  return new Set([
    ...amounts.filter((amount) => hasGrown(amount, columns.get(amount)!, least)),
    ...grownBeyondHeading(runs, columns),
  ])
}

/** Amounts that are alone under their heading and miss its end like that, where other amounts end where their headings end. */
function grownBeyondHeading(
  runs: readonly Run[],
  columns: ReadonlyMap<AmountOnPage, readonly AmountOnPage[]>,
): AmountOnPage[] {
  const labels = runs.filter((run) => !DIGIT.test(textOf(run))).map(areaOf)
  const headed = [...columns].flatMap(([amount, column]) => {
    const heading = headingOf(amount, labels)
    if (!heading) return []
    const isAlone = column.every(({ area }) => area[3] < heading.top)
    return [{ amount, isAlone, beyond: amount.area[2] - heading.end }]
  })
  if (headed.filter(({ beyond }) => Math.abs(beyond) < EXACT).length < HEADED) return []
  return headed.flatMap(({ amount, isAlone, beyond }) =>
    isAlone && !isMonospaced(amount) && isWidthOfMore(beyond, amount) ? [amount] : [],
  )
}

/** Where the nearest label above an amount ends, and where its line begins; null if there is none. */
function headingOf({ area: [left, top, right], size }: AmountOnPage, labels: readonly Area[]) {
  const above = labels.filter(
    (area) => area[0] < right && left < area[2] && area[3] <= top && top - area[3] < NEAR * size,
  )
  const bottom = Math.max(...above.map((area) => area[3]))
  const line = above.filter((area) => bottom - area[3] < size / 2)
  return line.length === 0
    ? null
    : { end: Math.max(...line.map((area) => area[2])), top: Math.min(...line.map((area) => area[1])) }
}

/** The amounts of its size above and below it. */
function columnOf({ area, size, baseline }: AmountOnPage, amounts: readonly AmountOnPage[]): AmountOnPage[] {
  return amounts.filter((other) => {
    const away = Math.abs(other.baseline - baseline)
    const isNear = away > 0.5 * size && away < NEAR * size
    return isNear && Math.abs(other.size - size) < 0.01 * size && other.area[0] < area[2] && area[0] < other.area[2]
  })
}

/** Whether two amounts begin apart and end at one edge. */
function isAligned({ area: [left, , right] }: AmountOnPage, { area: other }: AmountOnPage): boolean {
  return Math.abs(right - other[2]) < EXACT && Math.abs(left - other[0]) > RAGGED
}

function hasGrown(amount: AmountOnPage, column: readonly AmountOnPage[], least: number): boolean {
  const [first, ...others] = column
  if (!first || column.length < least || isMonospaced(amount)) return false
  const edge = first.area[2]
  if (others.some((other) => Math.abs(other.area[2] - edge) > EXACT)) return false
  if (others.length > 0 && !others.some((other) => isAligned(first, other))) return false
  return isWidthOfMore(amount.area[2] - edge, amount)
}

function isWidthOfMore(distance: number, amount: AmountOnPage): boolean {
  // With a digit less it would still be an amount.
  return amount.digits.length > SHORTEST && ADDED.some((text) => Math.abs(distance - widthOf(text, amount)) < EXACT)
}

/** In such a font every edge is some letters from every other. */
function isMonospaced({ glyphs, digits }: AmountOnPage): boolean {
  const point = glyphs.find(({ text }) => text === '.')!
  return Math.abs(point.width - digits[0]!.width) < EXACT
}

function widthOf(text: string, { glyphs, digits }: AmountOnPage): number {
  const separator = glyphs.find((glyph) => glyph.text === ',')?.width ?? 0
  return text === '0' ? digits[0]!.width : digits[0]!.width + separator
}
