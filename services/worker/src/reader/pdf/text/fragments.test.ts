import type { Glyph } from '../drawing/content.ts'
import { fragmentsOf, textOf } from './fragments.ts'

const SIZE = 10
const WIDTH = 6
const BLANK = 2.5

/** Text drawn in runs, each with its own spacing of letters. */
function drawn(...runs: readonly (readonly [text: string, spacing: number])[]): Glyph[] {
  const place = { y: 0, direction: [1, 0] as const, width: WIDTH, size: SIZE, font: 'F1', face: 'Helvetica' }
  const seen = { invisible: false, hidden: false, lightness: 0 }
  const glyphs: Glyph[] = []
  let x = 0
  for (const [text, spacing] of runs) {
    for (const [i, character] of Array.from(text).entries()) {
      glyphs.push({ ...place, ...seen, text: character, x, advance: WIDTH + spacing, order: glyphs.length })
      // The next run begins where the last letter of this one ends.
      x += WIDTH + (i < text.length - 1 ? spacing : 0)
    }
  }
  return glyphs
}

const words = (glyphs: readonly Glyph[]) => fragmentsOf(glyphs).map(textOf)

test('a blank written as the spacing of two letters ends a word', () => {
  expect(words(drawn(['HUG', 0], ['OB', BLANK], ['RANDT', 0]))).toEqual(['HUGO', 'BRANDT'])
  expect(words(drawn(['THR', 0], ['U0', BLANK], ['8-07-2', 0], ['3P', BLANK], ['AGE', 0]))).toEqual([
    'THRU',
    '08-07-23',
    'PAGE',
  ])
})

test('letters that are all spaced are one word', () => {
  expect(words(drawn(['STATEMENT', BLANK]))).toEqual(['STATEMENT'])
  expect(words(drawn(['S', 0], ['TATEMENT', BLANK]))).toEqual(['STATEMENT'])
})
