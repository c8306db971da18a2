import type { DrawnGlyph } from '../model/drawn-page.ts'
import { drawnPage } from '../model/testing.ts'
import { ofUnalignedLine } from './unaligned-line.ts'

const WIDTH = 5
const RIGHT = 572

/** The words of a line, which begins at `left`. */
function line(text: string, row: number, left = RIGHT - WIDTH * text.length): DrawnGlyph[][] {
  const glyphs = Array.from(text, (letter, i): DrawnGlyph => {
    const place = { x: left + WIDTH * i, y: 100 + 12 * row, width: WIDTH, advance: WIDTH, size: 9 }
    return { ...place, text: letter, font: 'f1', face: 'f1', lightness: 0, order: row }
  })
  return glyphs.reduce<DrawnGlyph[][]>((words, glyph) => {
    if (glyph.text === ' ' || words.length === 0) words.push([])
    if (glyph.text !== ' ') words.at(-1)!.push(glyph)
    return words
  }, [])
}
const above = line('Account number: 4417', 0)
const below = line('Questions? 1-888-555-0169', 2)
const found = (changed: DrawnGlyph[][], others: DrawnGlyph[][] = []) =>
  ofUnalignedLine(drawnPage({ runs: [...above, ...changed, ...below, ...others] })).map(
    ({ evidence }) => evidence[0]!.detail,
  )
const left = RIGHT - WIDTH * 'Period: April 2026'.length

test('a line that begins where a longer one did misses the edge of those above and below it', () => {
  expect(found(line('Period: April 2026', 1))).toEqual([])
  expect(found(line('Period: May 2026', 1, left))).toEqual([
    '“Period: May 2026” misses the edge at which the lines above and below it end',
  ])
})

test('a single word, a line aligned with others, and one far from the edge are not meant to meet it', () => {
  expect(found(line('Period:', 1, left))).toEqual([])
  expect(found(line('Period: May 2026', 1, left), line('Payments', 20, left))).toEqual([])
  expect(found(line('Period: May 2026', 1, 420))).toEqual([])
})
