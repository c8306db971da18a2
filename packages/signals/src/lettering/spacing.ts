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
