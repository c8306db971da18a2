import type { DrawnGlyph } from '../model/drawn-page.ts'
import { amountsIn } from './amount.ts'
import { grownBeyondEdge } from './grown-beyond-edge.ts'

/** A word of letters of five points that begins at `left`. */
function word(text: string, row: number, left: number): DrawnGlyph[] {
  return Array.from(text, (letter, i) => ({
    ...{ text: letter, x: left + 5 * i, y: 100 + 14 * row, width: 5, advance: 5, size: 10 },
    ...{ font: 'f1', face: 'Courier', lightness: 0, order: row },
  }))
}

const ending = (text: string, row: number, right = 500) => word(text, row, right - 5 * text.length)
const HEAD = ['STATEMENT', '01/31/2026', 'Balance'].map((text, row) => ending(text, row))
const BEFORE = ['9,204.00', '9,187.33', '9,410.00'].map((text, row) => ending(text, 4 + row))
const grown = ['11,612.56', '11,503.79', '11,401.95'].map((text, row) => word(text, 8 + row, 460))

const found = (runs: DrawnGlyph[][]) => [...grownBeyondEdge(runs, amountsIn(runs))].map(({ text }) => text)

test('all amounts that end a digit beyond the edge of a page and begin where shorter ones do have grown', () => {
  expect(found([...HEAD, ...BEFORE, ...grown])).toEqual(['11,612.56', '11,503.79', '11,401.95'])
})

test('amounts that end at the edge, or are aligned by their beginnings where nothing ends at one edge, have not', () => {
  const right = ['11,612.56', '11,503.79'].map((text, row) => ending(text, 8 + row))
  expect(found([...HEAD, ...BEFORE, ...right])).toEqual([])
  expect(found([...BEFORE, ...grown])).toEqual([])
})

test('nor if other text ends where they end', () => {
  expect(found([...HEAD, ...BEFORE, ...grown, ending('Total', 20, 505)])).toEqual([])
})
