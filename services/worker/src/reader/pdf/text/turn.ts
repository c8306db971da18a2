import type { Box } from '@income/documents'
import type { Glyph } from '../drawing/content.ts'

/** Degrees clockwise by which a page is rotated so that its text is upright. */
export type Turn = 0 | 90 | 180 | 270

interface Size {
  width: number
  height: number
}

/** The rotation that makes most of the text upright. */
export function turnOf(glyphs: readonly Glyph[]): Turn {
  const counts = new Map<Turn, number>()
  for (const glyph of glyphs) {
    const turn = turnFor(glyph)
    if (turn !== null) counts.set(turn, (counts.get(turn) ?? 0) + 1)
  }
  let best: Turn = 0
  for (const [turn, count] of counts) if (count > (counts.get(best) ?? 0)) best = turn
  return best
}

function turnFor({ direction: [x, y] }: Glyph): Turn | null {
  if (Math.abs(x) > 0.97) return x > 0 ? 0 : 180
  if (Math.abs(y) > 0.97) return y > 0 ? 270 : 90
  return null
}

/** Whether a glyph is upright after rotating the page. */
export const isUpright = (glyph: Glyph, turn: Turn) => turnFor(glyph) === turn

/** The upright glyphs of the rotated page, with positions on it. `page` is its size. */
export function uprightGlyphs(glyphs: readonly Glyph[], turn: Turn, page: Size): Glyph[] {
  const upright = glyphs.filter((glyph) => isUpright(glyph, turn))
  if (turn === 0) return upright
  return upright.map((glyph) => {
    const [x, y] = turnPoint([glyph.x, glyph.y], turn, page)
    return { ...glyph, x, y, direction: [1, 0] }
  })
}

export function turnBox(box: Box, turn: Turn, page: Size): Box {
  const [x1, y1] = turnPoint([box[0], box[1]], turn, page)
  const [x2, y2] = turnPoint([box[2], box[3]], turn, page)
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
}

export function turnSize({ width, height }: Size, turn: Turn): Size {
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height }
}

function turnPoint([x, y]: readonly [number, number], turn: Turn, { width, height }: Size): [number, number] {
  if (turn === 90) return [height - y, x]
  if (turn === 180) return [width - x, height - y]
  if (turn === 270) return [y, width - x]
  return [x, y]
}
