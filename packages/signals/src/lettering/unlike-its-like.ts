import type { FoundSignal, Severity } from '@income/shared'
import { placeOf, type DrawnPage } from '../model/drawn-page.ts'
import { quoted } from '../model/quoted.ts'
import { separatedUnlikeOthers } from './separators.ts'
import { spacedUnlikeTheirFont } from './spacing.ts'
import { familyOf, type AmountOnPage } from './amount.ts'

/** A page with fewer amounts does not show how they are set. */
const ENOUGH = 6
/** Amounts of one column or row that must agree before another is unlike them. */
const LIKE = 4
/** A font of few amounts is the exception; of more, a habit. */
const FEW = 2
/** Points within which edges and baselines agree; and by which an amount misses them, up to sizes of its letters: then it is meant
 * to meet them. */
const EXACT = 0.15
const MISSED = { least: 0.5, most: 1.5 }
/** Edges that agree so well show a smaller miss. */
const SHARP = { spread: 0.02, least: 0.2 }
const OFF_LINE = { least: 0.25, most: 2.5 }
/** Points by which the amounts of a column must begin apart to show that it is their ends that are aligned. */
const RAGGED = 2
/** Sizes of letters between the amounts of one column. */
const COLUMN = { nearest: 5, longest: 40 }
/** Parts of a size by which two are the same, and nearly the same. */
const SAME_SIZE = 0.01
const NEAR_SIZE = 0.15
/** Parts of a size by which an amount is meant to be as large as its like, and is not. */
const OTHER_SIZE = { least: 0.015, most: 0.12 }

/** Amounts that are set unlike those of their column and row: in another font, a little larger, higher, or to the side. */
export function ofAmountsUnlikeTheirLike(page: DrawnPage, amounts: readonly AmountOnPage[]): FoundSignal[] {
  if (amounts.length < ENOUGH) return []
  const fonts = exceptionalFonts(page, amounts)
  const spaced = spacedUnlikeTheirFont(page.runs, amounts)
  const separated = separatedUnlikeOthers(amounts)
  const found = amounts.flatMap((amount) => {
    const like = likeOf(amount, amounts)
    const otherSize = isOtherSize(amount, like)
    const traits = [
      ...((fonts.has(amount.font) && isAmongLike(amount, amounts)) || isAloneInItsStyle(amount, like, page)
        ? ['font']
        : []),
      ...(otherSize ? ['size'] : []),
      ...(missesEdge(amount, otherSize ? like : ofItsSize(amount, like)) ? ['alignment'] : []),
      ...(leavesLine(amount, page) ? ['height on the line'] : []),
      ...(spaced.has(amount) ? ['spacing'] : []),
      ...(amount === separated ? ['separator of thousands'] : []),
    ]
    return traits.length === 0 ? [] : [{ amount, traits }]
  })
  if (found.length === 0 || found.length > MOST_AT_RANDOM * amounts.length + 1) return []
  const evidence = found.map(({ amount, traits }) => ({
    ...placeOf(amount.area, page),
    detail: `${quoted(amount.text)} differs in ${traits.join(' and ')}`,
  }))
  const severity = weightOf(found.map(({ traits }) => traits))
  return [
    {
      code: 'number_unlike_its_like',
      severity,
      summary: `Compared with the amounts around it, ${evidence[0]!.detail}.`,
      evidence,
    },
  ]
}

/** Where more of a page's amounts are so, it is how the page was set. */
const MOST_AT_RANDOM = 0.1

/** A total may be larger, and a row may be set in two sizes; fonts and edges of a column seldom differ by chance. */
const HEAVY = ['font', 'alignment']

function weightOf(found: readonly (readonly string[])[]): Severity {
  if (found.some((traits) => traits.length > 1)) return 'high'
  return found.some(([trait]) => HEAVY.includes(trait!)) ? 'medium' : 'low'
}

/** Fonts that a page uses for few amounts and for nothing else. */
function exceptionalFonts({ runs }: DrawnPage, amounts: readonly AmountOnPage[]): Set<string> {
  const uses = new Map<string, number>()
  for (const [glyph] of runs) if (glyph) uses.set(glyph.font, (uses.get(glyph.font) ?? 0) + 1)
  const byFont = Map.groupBy(amounts, ({ font }) => font)
  const few = [...byFont].filter(([font, own]) => own.length <= FEW && (uses.get(font) ?? 0) <= own.length)
  return new Set(few.map(([font]) => font))
}

/** Whether amounts of its size are in one other font, which is not but another style of its own. */
function isAmongLike(amount: AmountOnPage, amounts: readonly AmountOnPage[]): boolean {
  const like = amounts.filter((other) => {
    const difference = Math.abs(other.size - amount.size) / amount.size
    return other.font !== amount.font && (difference < SAME_SIZE || (difference < NEAR_SIZE && isBeside(amount, other)))
  })
  if (like.length < LIKE) return false
  return !like.every(({ face }) => face !== amount.face && familyOf(face) === familyOf(amount.face))
}

/** Whether the others of its column are in one font, and it alone of its row is in another. */
function isAloneInItsStyle(amount: AmountOnPage, like: readonly AmountOnPage[], { runs }: DrawnPage): boolean {
  const fonts = new Set(like.map(({ font }) => font))
  if (like.length < LIKE || fonts.size > 1 || fonts.has(amount.font)) return false
  return !runs.some(
    ([first]) =>
      first !== undefined &&
      first !== amount.glyphs[0] &&
      first.font === amount.font &&
      Math.abs(first.y - amount.baseline) < 2 * amount.size,
  )
}

function isBeside(one: AmountOnPage, other: AmountOnPage): boolean {
  return isOfColumn(one, other) || Math.abs(other.baseline - one.baseline) < 0.4 * one.size
}

/** The amounts of its column around an amount. */
function likeOf(amount: AmountOnPage, amounts: readonly AmountOnPage[]): AmountOnPage[] {
  const away = ({ baseline }: AmountOnPage) => Math.abs(baseline - amount.baseline)
  const like = amounts.filter(
    (other) => other !== amount && isOfColumn(amount, other) && away(other) < COLUMN.longest * amount.size,
  )
  return like.some((other) => away(other) < COLUMN.nearest * amount.size) ? like : []
}

function isOfColumn(one: AmountOnPage, other: AmountOnPage): boolean {
  return (
    Math.abs(one.area[2] - other.area[2]) <= MISSED.most * one.size &&
    one.area[0] < other.area[2] &&
    other.area[0] < one.area[2]
  )
}

function isOtherSize({ size }: AmountOnPage, like: readonly AmountOnPage[]): boolean {
  const sizes = new Set(like.map((other) => Math.round(other.size * 100)))
  const difference = Math.abs((like[0]?.size ?? size) - size) / size
  return like.length >= LIKE && sizes.size === 1 && difference > OTHER_SIZE.least && difference < OTHER_SIZE.most
}

/** What is set in another size than a table is not part of it, though it stands below. */
function ofItsSize({ size }: AmountOnPage, like: readonly AmountOnPage[]): AmountOnPage[] {
  return like.filter((other) => Math.abs(other.size - size) < SAME_SIZE * size)
}

/** Whether the others of its column, which begin at different places, end at one edge, and it does not. */
function missesEdge(amount: AmountOnPage, like: readonly AmountOnPage[]): boolean {
  if (like.length < LIKE) return false
  const edges = spread(like.map(({ area }) => area[2]))
  const isRagged = spread(like.map(({ area }) => area[0])) > RAGGED
  const miss = Math.abs(amount.area[2] - like[0]!.area[2])
  const least = edges < SHARP.spread ? SHARP.least : MISSED.least
  return edges < EXACT && isRagged && miss > least && miss < MISSED.most * amount.size
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}

/** Whether the rest of its row, in its size, stands on one line, and it does not. */
function leavesLine(amount: AmountOnPage, { runs }: DrawnPage): boolean {
  const row = runs.filter(
    ([first]) =>
      first !== undefined &&
      first !== amount.glyphs[0] &&
      Math.abs(first.y - amount.baseline) < OFF_LINE.most &&
      Math.abs(first.size - amount.size) < 0.1 * amount.size,
  )
  if (row.length < 2) return false
  const baselines = row.map(([first]) => first!.y)
  const isLine = spread(baselines) < EXACT
  return isLine && Math.abs(amount.baseline - baselines[0]!) > OFF_LINE.least
}
