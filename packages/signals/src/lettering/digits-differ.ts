import type { FoundSignal } from '@income/shared'
import { placeOf, type DrawnGlyph, type DrawnPage } from '../model/drawn-page.ts'
import { quoted } from '../model/quoted.ts'
import type { AmountOnPage } from './amount.ts'
import { designOf, familyOf } from './fonts/faces.ts'

/** Parts by which digits of one amount differ in size, points by which they leave their line, and shades of grey. */
const SIZE = 0.03
const BASELINE = 0.3
const SHADE = 0.15

/** Digits of one amount that differ from each other: seldom does a program write an amount in two hands. */
export function ofDigitsThatDiffer(page: DrawnPage, amounts: readonly AmountOnPage[]): FoundSignal[] {
  const added = fontsOfDigitsAlone(page, amounts)
  const found = amounts.flatMap((amount) => {
    const how = differenceIn(amount, added)
    return how === null ? [] : [{ amount, how }]
  })
  if (found.length === 0 || found.length > MOST_AT_RANDOM * amounts.length + 1) return []
  const evidence = found.map(({ amount, how }) => ({
    ...placeOf(amount.area, page),
    detail: `digits of ${quoted(amount.text)} differ in ${how}`,
  }))
  const summary = `The ${evidence[0]!.detail}. A program that writes an amount does not do this.`
  return [{ code: 'digits_differ', severity: 'high', summary, evidence }]
}

/** Where more of a page's amounts are so, it is how the page was set. */
const MOST_AT_RANDOM = 0.1

/** Second copies of a font that a page uses for some of the digits of an amount and for nothing else. */
function fontsOfDigitsAlone({ runs }: DrawnPage, amounts: readonly AmountOnPage[]): Set<string> {
  const mixed = amounts.filter(({ digits, font }) => digits.some((digit) => digit.font !== font))
  if (mixed.length === 0) return new Set()
  const all = runs.flat()
  const [inMixed, onPage] = [countsOf(mixed.flatMap(({ digits }) => digits)), countsOf(all)]
  const alone = [...inMixed].filter(([font, count]) => onPage.get(font) === count).map(([font]) => font)
  const faces = new Map(all.map(({ font, face }) => [font, designOf(face)]))
  const isCopy = (font: string) => [...faces].some(([other, face]) => other !== font && face === faces.get(font))
  return new Set(alone.filter(isCopy))
}

function countsOf(glyphs: readonly DrawnGlyph[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { font } of glyphs) counts.set(font, (counts.get(font) ?? 0) + 1)
  return counts
}

function differenceIn({ digits }: AmountOnPage, added: ReadonlySet<string>): string | null {
  const [first, ...others] = digits as readonly [DrawnGlyph, ...DrawnGlyph[]]
  // Cents are often set small and high.
  const whole = others.slice(0, -2)
  const isOther = (digit: DrawnGlyph) =>
    familyOf(digit.face) !== familyOf(first.face) || added.has(digit.font) || added.has(first.font)
  if (others.some((digit) => digit.font !== first.font && isOther(digit))) return 'font'
  if (whole.some((digit) => designOf(digit.face) !== designOf(first.face))) return 'style'
  if (whole.some((digit) => Math.abs(digit.size - first.size) > SIZE * first.size)) return 'size'
  if (whole.some((digit) => Math.abs(digit.y - first.y) > BASELINE)) return 'height on the line'
  if (others.some((digit) => Math.abs(digit.lightness - first.lightness) > SHADE)) return 'colour'
  return null
}
