import type { AmountOnPage } from './amount.ts'

/** Amounts of a column that end at one edge, which another misses by the width of the digits that it has more. */
const LIKE = 2
/** In points: how exactly edges agree, and how far apart amounts begin that are aligned by their ends. */
const EXACT = 0.05
const RAGGED = 1
/** In sizes: how far away an amount of the same column may be. */
const NEAR = 8
/** A digit more, and a digit and a separator of thousands. */
const ADDED = ['0', '0,']

/**
 * Amounts that begin where one with a digit less would begin if it ended at the edge of its column: who types a larger amount
 * into the place of another leaves its beginning where it was.
 */
export function grownBeyondColumn(amounts: readonly AmountOnPage[]): Set<AmountOnPage> {
  return new Set(amounts.filter((amount) => hasGrown(amount, amounts)))
}

function hasGrown(amount: AmountOnPage, amounts: readonly AmountOnPage[]): boolean {
  const { area, size, baseline } = amount
  const like = amounts.filter(
    (other) =>
      other !== amount &&
      Math.abs(other.size - size) < 0.01 * size &&
      Math.abs(other.baseline - baseline) < NEAR * size &&
      Math.abs(other.baseline - baseline) > 0.5 * size &&
      other.area[0] < area[2] &&
      area[0] < other.area[2],
  )
  const edge = like[0]?.area[2]
  if (edge === undefined || like.length < LIKE || isMonospaced(amount)) return false
  if (like.some((other) => Math.abs(other.area[2] - edge) > EXACT)) return false
  if (!like.some((other) => Math.abs(other.area[0] - like[0]!.area[0]) > RAGGED)) return false
  return ADDED.some((text) => Math.abs(area[2] - edge - widthOf(text, amount)) < EXACT)
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
