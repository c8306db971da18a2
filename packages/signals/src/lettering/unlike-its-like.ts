import type { FoundSignal, Severity } from '@income/shared'
import { placeOf, type DrawnPage } from '../model/drawn-page.ts'
import { quoted } from '../model/quoted.ts'
import { separatedUnlikeOthers } from './separators.ts'
import { areStraight, offTheirLine, rowsOf } from './lines.ts'
import { grownBeyondEdge } from './grown-beyond-edge.ts'
import { grownBeyondColumn } from './grown.ts'
import { advancingUnlikeTheirFont, spacedUnlikeTheirFont } from './spacing.ts'
import type { AmountOnPage } from './amount.ts'
import { familyOf } from './fonts/faces.ts'

/** A page with fewer amounts does not show how they are set, other than that they end at one edge. */
const ENOUGH = 6
/** Amounts of one column or row that must agree before another is unlike them. */
const LIKE = 4
/** A font of few amounts is the exception; of more, a habit. */
const FEW = 2
/** Points within which edges agree; and by which an amount misses them, up to sizes of its letters: then it is meant
 * to meet them. */
const EXACT = 0.15
const MISSED = { least: 0.5, most: 1.5 }
/** Edges that agree so well show a smaller miss; edges that agree less, one several times as large as they differ. */
const SHARP = { spread: 0.02, least: 0.2 }
const BLUNT = { spread: 0.5, times: 5 }
/** Points by which the amounts of a column must begin apart to show that it is their ends that are aligned. */
const RAGGED = 2
/** Sizes of letters between the amounts of one column. */
const COLUMN = { nearest: 5, longest: 40 }
/** Sizes of letters between the rows of one table: farther down, the next one begins. */
const ROWS_APART = 3
/** Parts of a size by which two are the same, and nearly the same. */
const SAME_SIZE = 0.01
const NEAR_SIZE = 0.15
/** Parts of a size by which an amount is meant to be as large as its like, and is not. */
const OTHER_SIZE = { least: 0.015, most: 0.12 }
/** Sizes by which the words of a row differ in height, and the words that show its size. */
const ROW = { level: 0.15, least: 2 }

type Trait = 'font' | 'size' | 'alignment' | 'height on the line' | 'spacing' | 'separator of thousands'

interface Unlike {
  amount: AmountOnPage
  own: readonly Trait[]
}

/** Amounts that are set unlike those of their column and row: in another font, a little larger, higher, or to the side. */
export function ofAmountsUnlikeTheirLike(page: DrawnPage, amounts: readonly AmountOnPage[]): FoundSignal[] {
  const traits = amounts.length < ENOUGH ? traitsOfFew(page, amounts) : traitsOf(page, amounts)
  const found = amounts.flatMap((amount): Unlike[] => {
    const own = traits.flatMap(([trait, unlike]) => (unlike.has(amount) ? [trait] : []))
    return own.length === 0 ? [] : [{ amount, own }]
  })
  if (found.length === 0) return []
  const evidence = found.map(({ amount, own }) => ({
    ...placeOf(amount.area, page),
    detail: `${quoted(amount.text)} differs in ${own.join(' and ')}`,
  }))
  return [
    {
      code: 'number_unlike_its_like',
      severity: weightOf(found, amounts),
      summary: `Compared with the amounts around it, ${evidence[0]!.detail}.`,
      evidence,
    },
  ]
}

function traitsOfFew(page: DrawnPage, amounts: readonly AmountOnPage[]): [Trait, ReadonlySet<AmountOnPage>][] {
  return [['alignment', grownBeyondColumn(page.runs, amounts)]]
}

/** Each trait with the amounts that differ in it, unless so many do that the page was set so. */
function traitsOf(page: DrawnPage, amounts: readonly AmountOnPage[]): [Trait, ReadonlySet<AmountOnPage>][] {
  const rows = rowsOf(page, amounts)
  const isTypeset = areStraight(rows)
  const fonts = exceptionalFonts(page, amounts)
  const separated = separatedUnlikeOthers(amounts)
  const grown = grownBeyondColumn(page.runs, amounts)
  const like = new Map(amounts.map((amount) => [amount, likeOf(amount, amounts)]))
  const those = (isUnlike: (amount: AmountOnPage, like: readonly AmountOnPage[]) => boolean) =>
    new Set(amounts.filter((amount) => isUnlike(amount, like.get(amount)!)))
  const otherSize = those((amount, around) => isOtherSize(amount, around) || isOtherSizeInRow(amount, page))
  const all: [Trait, ReadonlySet<AmountOnPage>][] = [
    [
      'font',
      those(
        (amount, around) =>
          isTypeset &&
          ((fonts.has(amount.font) && isAmongLike(amount, amounts)) || isAloneInItsStyle(amount, around, page)),
      ),
    ],
    ['size', otherSize],
    [
      'alignment',
      those(
        (amount, around) =>
          grown.has(amount) || missesEdge(amount, otherSize.has(amount) ? around : ofItsSize(amount, around)),
      ),
    ],
    ['height on the line', isTypeset ? offTheirLine(rows) : new Set()],
    [
      'spacing',
      new Set([...spacedUnlikeTheirFont(page.runs, amounts), ...advancingUnlikeTheirFont(page.runs, amounts)]),
    ],
    ['separator of thousands', new Set(separated ? [separated] : [])],
  ]
  const beyond = grownBeyondEdge(page.runs, amounts)
  return all.flatMap(([trait, unlike]): [Trait, ReadonlySet<AmountOnPage>][] => {
    const few = unlike.size <= MOST_AT_RANDOM * amounts.length + 1 ? unlike : new Set<AmountOnPage>()
    const own = trait === 'alignment' ? new Set([...few, ...beyond]) : few
    return own.size > 0 ? [[trait, own]] : []
  })
}

/** Where more of a page's amounts are so, it is how the page was set. */
const MOST_AT_RANDOM = 0.1

/** A total may be larger or stand to the side, and a row may be set in two sizes; fonts seldom differ by chance. */
function weightOf(found: readonly Unlike[], amounts: readonly AmountOnPage[]): Severity {
  if (found.some(({ own }) => own.length > 1)) return 'high'
  const isHeavy = ({ amount, own: [trait] }: Unlike) =>
    trait === 'font' || (trait === 'alignment' && isWithinColumn(amount, amounts))
  return found.some(isHeavy) ? 'medium' : 'low'
}

/** Whether amounts of its column are right above and right below it. */
function isWithinColumn(amount: AmountOnPage, amounts: readonly AmountOnPage[]): boolean {
  const near = amounts
    .filter((other) => isOfColumn(amount, other))
    .map(({ baseline }) => (baseline - amount.baseline) / amount.size)
  return near.some((rows) => rows > 0 && rows < ROWS_APART) && near.some((rows) => rows < 0 && rows > -ROWS_APART)
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
  return like.length >= LIKE && sizes.size === 1 && isNear(size, like[0]!.size)
}

/** Whether the rest of its row is in its font and one size, and it is a little larger or smaller. */
function isOtherSizeInRow({ glyphs, font, size, baseline }: AmountOnPage, { runs }: DrawnPage): boolean {
  const row = runs.flatMap(([first]) =>
    first && first !== glyphs[0] && first.font === font && Math.abs(first.y - baseline) < ROW.level * size
      ? [first.size]
      : [],
  )
  if (row.length < ROW.least || spread(row) > SAME_SIZE * size) return false
  return isNear(size, row[0]!)
}

function isNear(size: number, usual: number): boolean {
  const difference = Math.abs(size - usual) / usual
  return difference > OTHER_SIZE.least && difference < OTHER_SIZE.most
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
  return isRagged && miss > leastMiss(edges, amount, like) && miss < MISSED.most * amount.size
}

/** Edges that programs rounded to whole units show a miss only in one font: a total in bold may end elsewhere. */
function leastMiss(edges: number, { font }: AmountOnPage, like: readonly AmountOnPage[]): number {
  if (edges < SHARP.spread) return SHARP.least
  if (edges < EXACT) return MISSED.least
  const isOneFont = like.every((other) => other.font === font)
  return isOneFont && edges < BLUNT.spread ? BLUNT.times * edges : Infinity
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}
