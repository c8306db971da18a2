import { areaOf, textOf, type Area, type DrawnGlyph } from '../../model/drawn-page.ts'

/** Adjacent letters that were drawn one after the other. */
export interface Piece {
  text: string
  glyphs: readonly DrawnGlyph[]
  area: Area
  size: number
  baseline: number
  order: number
}

/** The text drawn last on a page, and the text before it. */
export interface Tail {
  earlier: readonly Piece[]
  late: readonly Piece[]
  /** Its first position in the drawing order, after the last letter of the rest. */
  from: number
  /** Whether no earlier text uses its fonts. */
  ownFonts: boolean
}

/** Minimum number of letters on a page, and the maximum share that is drawn last: added text is short compared with the rest. */
const ENOUGH = 150
const LONGEST = { letters: 160, share: 0.12, pieces: 12 }

/** The text drawn last in fonts that no earlier text uses; null if there is none, or too much. */
export function tailInOwnFonts(runs: readonly (readonly DrawnGlyph[])[]): Tail | null {
  const glyphs = runs.flat()
  if (glyphs.length < ENOUGH) return null
  const from = beginningOfOwnFonts(glyphs)
  return from === null ? null : tailFrom(runs, from, true)
}

/** The pieces drawn last, from a jump up the page to the end: one tail for each jump. */
export function tailsOutOfOrder(runs: readonly (readonly DrawnGlyph[])[]): Tail[] {
  const glyphs = runs.flat()
  if (glyphs.length < ENOUGH) return []
  const pieces = piecesOf(runs).sort((a, b) => a.order - b.order)
  const tails: Tail[] = []
  for (let first = pieces.length - 1; first > Math.max(0, pieces.length - 1 - MOST_OUT_OF_ORDER); first--) {
    const [before, piece] = [pieces[first - 1]!, pieces[first]!]
    if (piece.baseline > before.baseline - LINES_BACK * piece.size) continue
    const late = pieces.slice(first)
    if (new Set(late.map(({ baseline }) => Math.round(baseline))).size > MOST_LINES) break
    tails.push({ earlier: pieces.slice(0, first), late, from: before.order, ownFonts: false })
  }
  return tails
}

const MOST_OUT_OF_ORDER = 12
const MOST_LINES = 3
/** In font sizes: how far added text is above the text drawn before it. */
const LINES_BACK = 3

function beginningOfOwnFonts(glyphs: readonly DrawnGlyph[]): number | null {
  const uses = new Map<string, { first: number; last: number; letters: number }>()
  for (const { font, order } of glyphs) {
    const use = uses.get(font)
    if (!use) uses.set(font, { first: order, last: order, letters: 1 })
    else {
      use.first = Math.min(use.first, order)
      use.last = Math.max(use.last, order)
      use.letters++
    }
  }
  const fonts = [...uses.values()].sort((a, b) => a.first - b.first)
  let [before, last] = [0, -1]
  for (const { first, last: own, letters } of fonts) {
    const rest = glyphs.length - before
    if (first > last && before > 0 && rest <= Math.min(LONGEST.letters, LONGEST.share * glyphs.length)) return first
    before += letters
    last = Math.max(last, own)
  }
  return null
}

function tailFrom(runs: readonly (readonly DrawnGlyph[])[], from: number, ownFonts: boolean): Tail | null {
  const earlier = piecesOf(runs.map((glyphs) => glyphs.filter(({ order }) => order < from)))
  const late = piecesOf(runs.map((glyphs) => glyphs.filter(({ order }) => order >= from)))
  if (late.length > LONGEST.pieces) return null
  return {
    earlier,
    late,
    from: Math.max(...earlier.flatMap(({ glyphs }) => glyphs.map(({ order }) => order))),
    ownFonts,
  }
}

function piecesOf(runs: readonly (readonly DrawnGlyph[])[]): Piece[] {
  return runs.flatMap((glyphs) => {
    const [first] = glyphs
    if (!first) return []
    const order = Math.min(...glyphs.map((glyph) => glyph.order))
    return [{ text: textOf(glyphs), glyphs, area: areaOf(glyphs), size: first.size, baseline: first.y, order }]
  })
}
