import type { DrawnGlyph } from '../model/drawn-page.ts'
import type { AmountOnPage } from './amount.ts'

/** Letters that a word must have to show how its font is spaced, and words that must agree before another is unlike them. */
const LETTERS = 4
const LIKE = 10
/** The share of them that must be adjusted, and of all that may be unlike them. */
const USUAL = 0.95
/** Parts of the size by which a letter is moved from where the one before it ends. */
const MOVED = 0.0008

type Run = readonly DrawnGlyph[]

/**
 * Amounts whose letters follow each other as their widths say on a page that moves each letter, as those do that were typed
 * into the place of others.
 */
export function spacedUnlikeTheirFont(runs: readonly Run[], amounts: readonly AmountOnPage[]): Set<AmountOnPage> {
  const byHand = Map.groupBy(
    runs.filter(({ length }) => length >= LETTERS),
    handOf,
  )
  const unlike = amounts.filter(({ glyphs }) => {
    if (glyphs.length < LETTERS || isAdjusted(glyphs)) return false
    const like = (byHand.get(handOf(glyphs)) ?? []).filter((run) => run !== glyphs)
    return like.length >= LIKE && like.filter(isAdjusted).length >= USUAL * like.length
  })
  return new Set(unlike)
}

/** Parts of the size by which the advance of a digit differs from the usual one of its font. */
const SQUEEZED = 0.004
/** Digits that show the usual advance, and the share of them that agree. */
const DIGITS_LIKE = 20
const AGREED = 0.8
const DIGIT = /^\d$/

/** Amounts whose digits all follow each other more closely, or less, than other digits of their font on the page. */
export function advancingUnlikeTheirFont(runs: readonly Run[], amounts: readonly AmountOnPage[]): Set<AmountOnPage> {
  const digits = runs.flat().filter(({ text }) => DIGIT.test(text))
  const byFont = Map.groupBy(digits, ({ font }) => font)
  const usual = new Map([...byFont].map(([font, own]) => [font, agreed(own.map(advanceOf))]))
  const unlike = amounts.filter(({ digits }) =>
    digits.every((digit) => {
      const advance = usual.get(digit.font) ?? null
      return advance !== null && Math.abs(advanceOf(digit) - advance) > SQUEEZED
    }),
  )
  return new Set(unlike)
}

function advanceOf({ advance, size }: DrawnGlyph): number {
  return advance / size
}

/** The value of nearly all; null if they differ, as in fonts whose digits are not equally wide. */
function agreed(values: readonly number[]): number | null {
  const middle = values.toSorted((a, b) => a - b)[values.length >> 1]!
  const same = values.filter((value) => Math.abs(value - middle) < SQUEEZED / 2).length
  return values.length >= DIGITS_LIKE && same >= AGREED * values.length ? middle : null
}

/** A font in one size. */
function handOf([first]: Run): string {
  return `${first!.font} ${first!.size.toFixed(1)}`
}

function isAdjusted(run: Run): boolean {
  return run.some((glyph, i) => {
    const next = run[i + 1]
    return next !== undefined && Math.abs(next.x - glyph.x - glyph.advance) > MOVED * glyph.size
  })
}
