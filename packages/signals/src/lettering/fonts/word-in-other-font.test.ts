import type { DrawnGlyph } from '../../model/drawn-page.ts'
import { ofWordsInOtherFonts } from './word-in-other-font.ts'
import { drawnPage } from '../../model/testing.ts'

const word = (text: string, row: number, left: number, face: string): DrawnGlyph[] =>
  Array.from(text, (letter, i) => ({
    ...{ text: letter, x: left + 5 * i, y: 100 + 14 * row, width: 5, advance: 5, size: 10 },
    ...{ font: face, face, lightness: 0, order: row },
  }))
const LABELS = [
  'Pay date',
  'Employee',
  'Account',
  'Federal',
  'State tax',
  'Medicare',
  'Net pay',
  'Gross',
  'Hours',
  'Rate',
]
const rows = (face: string) => LABELS.map((text, row) => word(text, row, 72, face))
const found = (changed: DrawnGlyph[], face = 'Arial') =>
  ofWordsInOtherFonts(drawnPage({ runs: [...rows(face), changed] })).map(({ severity, evidence }) => [
    severity,
    evidence[0]!.detail,
  ])

const detail = (text: string) => [['low', `“${text}” is in a font of its own among words of its size`]]

test('a date or a name in a font that nothing else uses, beside a word of its size', () => {
  expect(found(word('06/17/2025', 0, 160, 'Helvetica'))).toEqual(detail('06/17/2025'))
  expect(found(word('Harrison', 1, 160, 'QWERTY+LiberationSans'))).toEqual(detail('Harrison'))
})

test('all words of a phrase, in a whole font', () => {
  const phrase = (face: string) =>
    ['Transfer', 'from', 'savings'].map((text, i) => word(text, 3, 120 + [0, 45, 70][i]!, face))
  const places = (face: string) =>
    ofWordsInOtherFonts(drawnPage({ runs: [...rows('BAAAAA+Arial'), ...phrase(face)] })).flatMap(
      ({ evidence }) => evidence,
    )
  expect(places('Helvetica')).toHaveLength(3)
  expect(places('QWERTY+Lato')).toEqual([])
})

test('a word in two fonts', () => {
  const mixed = word('06/17/2025', 30, 300, 'Arial').map((glyph, i) =>
    i < 2 ? { ...glyph, font: 'Times-Roman', face: 'Times-Roman' } : glyph,
  )
  expect(found(mixed)).toEqual([['low', '“06/17/2025” is in two fonts, one of which nothing else is in']])
})

test('below words of its size, where they begin', () => {
  expect(found(word('$76,900', 10, 72, 'Helvetica'))).toEqual(detail('$76,900'))
  expect(found(word('$76,900', 10, 90, 'Helvetica'))).toEqual([])
})

test('in a second copy of the font of its neighbours', () => {
  const second = word('Harrison', 1, 160, 'QWERTY+Arial')
  expect(found(second)).toEqual(detail('Harrison'))
  expect(found(second.map((glyph) => ({ ...glyph, font: 'Arial' })))).toEqual([])
})

test('in the only font that was not reduced to its letters, wherever it stands', () => {
  const signalOf = (face: string, others = 'BAAAAA+Arial') =>
    ofWordsInOtherFonts(
      drawnPage({
        runs: [...rows(others), ...rows('CAAAAA+Arial-Bold'), ...rows(others), word('Verano', 40, 400, face)],
      }),
    )[0]?.summary
  expect(signalOf('Liberation Sans Bold')).toMatch(/“Verano” is in a font that was not reduced to the letters in use/)
  expect([signalOf('Helvetica'), signalOf('DAAAAA+Lato'), signalOf('Liberation Sans Bold', 'Carlito')]).toEqual(
    Array.from({ length: 3 }),
  )
})

test.each([
  ['in another style of the design', word('Harrison', 1, 160, 'Arial-BoldMT')],
  ['in a style whose name goes on', word('Harrison', 1, 160, 'ArialIt')],
  ['that is a symbol', word('✓', 1, 160, 'ZapfDingbats')],
  ['that stands by itself', word('Harrison', 20, 160, 'Helvetica')],
])('a word %s says nothing', (_, changed) => {
  expect(found(changed)).toEqual([])
})
