import type { Cover, DrawnGlyph, DrawnPage } from '../../model/drawn-page.ts'
import { ofTextDrawnLate } from './drawn-late.ts'
import { drawnPage } from '../../model/testing.ts'

const AMOUNTS = ['12.50', '1,204.00', '87.33', '410.00', '2,412.00', '9.99', '65.10', '3,000.00', '71.20', '18.00']
const SIZE = 10
const RIGHT = 500
const lineOf = (row: number) => 100 + 16 * row

/** A word of one font, drawn at a place in the order of drawing. */
function word(text: string, x: number, y: number, order: number, font = 'f1'): DrawnGlyph[] {
  const width = SIZE / 2
  return Array.from(text, (letter, i) => ({
    ...{ text: letter, x: x + i * width, y, width, advance: width, size: SIZE },
    ...{ font, face: font, lightness: 0, order },
  }))
}

const amount = (text: string, row: number, order: number, font?: string) =>
  word(text, RIGHT - (text.length * SIZE) / 2, lineOf(row), order, font)

/** The table, row by row, and a line below it; then what is added. */
function pageWith(added: DrawnGlyph[][], { covers = [] as Cover[], without = -1 } = {}): DrawnPage {
  const rows = AMOUNTS.flatMap((text, row) => [
    word(`Payment received ${row}`, 72, lineOf(row), 10 * row + 1),
    ...(row === without ? [] : [amount(text, row, 10 * row + 2)]),
  ])
  const runs = [...rows, word('Thank you for banking with us', 72, 700, 200), ...added]
  return drawnPage({ runs, covers })
}

const weights = (page: DrawnPage) => ofTextDrawnLate(page).map(({ severity }) => severity)
const ground: Cover = { kind: 'shape', box: [455, lineOf(4) - 9, 502, lineOf(4) + 3], order: 300 }

test('the table as it is drawn says nothing', () => {
  expect(ofTextDrawnLate(pageWith([]))).toEqual([])
})

test('an amount drawn after the rest of the page, in the middle of its column, is reported with its place', () => {
  expect(ofTextDrawnLate(pageWith([amount('9,412.00', 4, 301)], { without: 4 }))).toMatchObject([
    {
      code: 'text_drawn_late',
      severity: 'medium',
      summary: expect.stringContaining('“9,412.00” was drawn after the rest of the page'),
      evidence: [{ page: 1, box: [0.7516, 0.197, 0.817, 0.2096] }],
    },
  ])
})

test('on its own background it weighs more, and in a font of its own alone less', () => {
  expect(weights(pageWith([amount('9,412.00', 4, 301)], { without: 4, covers: [ground] }))).toEqual(['high'])
  expect(weights(pageWith([word('Dana', 300, lineOf(4), 301, 'f2')]))).toEqual(['low'])
  expect(weights(pageWith([amount('9,412.00', 4, 301, 'f2')], { without: 4 }))).toEqual(['medium'])
})

test('the bare number of a check weighs as little as a name', () => {
  expect(weights(pageWith([amount('4417', 4, 301, 'f2')], { without: 4 }))).toEqual(['low'])
})

test('the first amounts of a page weigh little: a form that prints numbers of lines was filled in', () => {
  const labels = AMOUNTS.map((_, row) => word(`Amount from line ${row + 10}`, 72, lineOf(row), 10 * row + 1))
  const boxes = AMOUNTS.flatMap((_, row) => (row === 4 ? [] : [amount('2024', row, 10 * row + 2)]))
  const runs = [...labels, ...boxes, word('Enter here and on line 11', 72, 700, 200), amount('9,412.00', 4, 301, 'f2')]
  expect(weights(drawnPage({ runs }))).toEqual(['low'])
})

test('a rewritten line is found in all its words', () => {
  const added = [word('Payment received 4', 72, lineOf(4), 301), amount('9,412.00', 4, 302)]
  const page = pageWith(added)
  const runs = page.runs.filter(([first]) => first!.y !== lineOf(4) || first!.order > 300)
  expect(ofTextDrawnLate({ ...page, runs })[0]!.evidence).toHaveLength(2)
})

test.each<[string, DrawnPage]>([
  ['a page number at the foot', pageWith([word('Page 1 of 2', 280, 760, 301, 'f2')])],
  ['a stamp at the head', pageWith([word('Envelope 8812-77', 72, 20, 301, 'f2')])],
  ['the last row of a column drawn after the others', pageWith([amount('55.10', 10, 301)])],
  [
    'values of a form, which come together',
    pageWith(AMOUNTS.map((text, row) => word(text, 300, lineOf(row), 300 + row, 'f2'))),
  ],
])('%s says nothing', (_, page) => {
  expect(ofTextDrawnLate(page)).toEqual([])
})
