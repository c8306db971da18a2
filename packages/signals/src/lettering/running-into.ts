import type { FoundSignal } from '@income/shared'
import { areaOf, placeOf, type DrawnGlyph, type DrawnPage } from '../model/drawn-page.ts'
import { quoted } from '../model/quoted.ts'

type Run = readonly DrawnGlyph[]

/** In sizes: how much of a letter is under the next one, and how far apart they begin: bold print is often drawn twice. */
const OVERLAP = 0.2
const APART = 0.1
/** In sizes: how far apart words of one phrase are, at most, and at least. */
const GAP = 1.5
const BLANK = 0.15
const LEVEL = 0.02
const SIGN = /[\p{L}\p{N}]/u
/** Where more words run into each other, the file is badly made. */
const MOST = 2

/**
 * Text that runs into the letters after it: what was typed in is longer than what stood there, and the rest of the line has
 * stayed in its place.
 */
export function ofTextRunningInto(page: DrawnPage): FoundSignal[] {
  const lines = [...Map.groupBy(page.runs, ([first]) => Math.round(first!.y)).values()]
  const found = lines.flatMap(runningIntoIn)
  if (found.length === 0 || found.length > MOST) return []
  const evidence = found.map((glyphs) => ({
    ...placeOf(areaOf(glyphs), page),
    detail: `${quoted(wordsOf(glyphs))} runs into the letters after it`,
  }))
  return [{ code: 'text_runs_into_next', severity: 'low', summary: `On the page, ${evidence[0]!.detail}.`, evidence }]
}

/** The phrases of a line that end on top of its next letter. */
function runningIntoIn(runs: readonly Run[]): Run[] {
  const glyphs = runs.flat().sort((a, b) => a.x - b.x)
  return glyphs.flatMap((glyph, i): Run[] => {
    const next = glyphs[i + 1]
    return next && overlaps(glyph, next) ? [phraseUpTo(glyphs.slice(0, i + 1))] : []
  })
}

function overlaps(one: DrawnGlyph, next: DrawnGlyph): boolean {
  const { size } = one
  return (
    SIGN.test(one.text) &&
    SIGN.test(next.text) &&
    one.font === next.font &&
    Math.abs(next.size - size) < LEVEL * size &&
    Math.abs(next.y - one.y) < LEVEL * size &&
    next.x - one.x > APART * size &&
    one.x + one.width - next.x > OVERLAP * size
  )
}

function phraseUpTo(glyphs: Run): Run {
  return glyphs.slice(Math.max(0, glyphs.findLastIndex(isAfterGap(glyphs, GAP))))
}

function wordsOf(glyphs: Run): string {
  const isFirst = isAfterGap(glyphs, BLANK)
  return glyphs.map((glyph, i) => `${isFirst(glyph, i) ? ' ' : ''}${glyph.text}`).join('')
}

function isAfterGap(glyphs: Run, sizes: number) {
  return ({ x, size }: DrawnGlyph, i: number): boolean => {
    const before = glyphs[i - 1]
    return before !== undefined && x - before.x - before.width > sizes * size
  }
}
