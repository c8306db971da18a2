import type { Box } from '@income/documents'
import { shows } from './clip.ts'
import type { Glyph } from './content.ts'
import { inkOf } from './ink.ts'
import { apply, multiply } from './matrix.ts'
import type { GraphicsState, TextPosition } from './state.ts'

/** A glyph from pdf.js; a number moves the position by thousandths of the font size. */
export type ShownGlyph = number | { unicode: string; originalCharCode: number; width: number; isSpace: boolean }

type PlacedGlyph = Omit<Glyph, 'order'>

/** Positions of shown text, glyph by glyph; advances the text position. */
export function glyphsOf(shown: readonly ShownGlyph[], state: GraphicsState, position: TextPosition): PlacedGlyph[] {
  const { font, fontSize, charSpacing, wordSpacing, horizontalScale, rise, clip } = state
  if (!font || font.vertical || fontSize === 0) return []
  const matrix = multiply(state.matrix, position.matrix)
  const along = Math.hypot(matrix[0], matrix[1])
  const size = Math.abs(fontSize) * font.height * Math.hypot(matrix[2], matrix[3])
  const turn = Math.sign(fontSize * horizontalScale) / (along || 1)
  const direction = [matrix[0] * turn, matrix[1] * turn] as const
  const ink = inkOf(state)
  const glyphs = shown.flatMap((glyph): PlacedGlyph[] => {
    if (typeof glyph === 'number') {
      position.x -= (glyph / 1000) * fontSize * horizontalScale
      return []
    }
    const width = glyph.width * font.unit * fontSize * horizontalScale
    const advance = width + (charSpacing + (glyph.isSpace ? wordSpacing : 0)) * horizontalScale
    const [x, y] = apply(matrix, position.x, position.y + rise)
    const extent = Math.abs(width) * along
    const [middleX, middleY] = middleOf(x, y, direction, extent, size)
    position.x += advance
    return [
      {
        ...{ direction, size, font: font.name, face: font.face, text: glyph.unicode, x, y, width: extent },
        advance: Math.abs(advance) * along,
        code: glyph.originalCharCode,
        ...ink,
        hidden: ink.hidden || !shows(clip, middleX, middleY),
        ...(clip && !ink.hidden && direction[0] > UPRIGHT && isCut(clip, x, extent) ? { cut: true } : {}),
      },
    ]
  })
  const [first] = glyphs
  if (first && position.moved !== null) first.gap = position.moved * along
  position.shown()
  return glyphs
}

const UPRIGHT = 0.97
/** The share of its width that shows of a letter that is cut off. */
const SHOWN = 0.7

function isCut([left, , right]: Box, x: number, width: number): boolean {
  return right - left > 1 && left < x + width && right < x + SHOWN * width
}

/** The middle of a letter: half its width along its line, a third of its height above it. */
function middleOf(x: number, y: number, [cos, sin]: Glyph['direction'], width: number, size: number) {
  const [along, up] = [width / 2, 0.3 * size]
  return [x + cos * along + sin * up, y + sin * along - cos * up] as const
}
