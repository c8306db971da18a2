import type { DrawnGlyph, DrawnPage } from '../model/drawn-page.ts'
import { amountsIn } from './amount.ts'
import { ofDigitsThatDiffer } from './digits-differ.ts'
import { ofAmountsCutOff } from './cut-off.ts'
import { ofTextRunningInto } from './running-into.ts'
import { ofAmountsUnlikeTheirLike } from './unlike-its-like.ts'
import { drawnPage } from '../model/testing.ts'

const SIZE = 10
const AMOUNTS = ['1,204.00', '87.33', '1,410.00', '2,412.00', '99.99', '1,065.10', '3,000.00', '18.25']

interface Hand {
  size?: number
  /** Points by which each letter is moved from where the one before it ends. */
  moved?: number
  right?: number
}

function word(text: string, row: number, { moved = 0, right = 500, size = SIZE }: Hand): DrawnGlyph[] {
  const advance = size / 2
  const left = right - text.length * (advance + moved)
  return Array.from(text, (letter, i) => ({
    ...{ text: letter, x: left + i * (advance + moved), y: 100 + 14 * row, width: advance, advance, size },
    ...{ font: 'f1', face: 'Helvetica', lightness: 0, order: row },
  }))
}

function pageOf(texts: readonly string[], handOf: (row: number) => Hand = () => ({})): DrawnPage {
  const rows = texts.flatMap((text, row) => [
    word('Payment', row, { right: 120 + row, ...handOf(row) }),
    word(text, row, handOf(row)),
  ])
  return drawnPage({ inOrder: rows.flat(), runs: rows })
}

const found = (page: DrawnPage) =>
  ofAmountsUnlikeTheirLike(page, amountsIn(page.runs)).map(({ severity, evidence }) => [severity, evidence[0]!.detail])

test('amounts set alike say nothing, moved or not', () => {
  expect(found(pageOf(AMOUNTS))).toEqual([])
  expect(found(pageOf(AMOUNTS, () => ({ moved: 0.02 })))).toEqual([])
})

test('an amount that is not moved among letters that are is unlike them', () => {
  const page = pageOf(AMOUNTS, () => ({ moved: 0.02 }))
  const runs = page.runs.with(7, word('9,412.00', 3, { right: 500 }))
  expect(found({ ...page, runs })).toEqual([['low', '“9,412.00” differs in spacing']])
})

test('a comma between thousands if there is none elsewhere, and the other way round', () => {
  const plain = AMOUNTS.map((text) => text.replace(',', ''))
  expect(found(pageOf(plain.with(3, '9,412.00')))).toEqual([['low', '“9,412.00” differs in separator of thousands']])
  expect(found(pageOf(AMOUNTS.with(3, '9412.00')))).toEqual([['low', '“9412.00” differs in separator of thousands']])
  expect(found(pageOf(AMOUNTS.with(3, '9412.00').with(0, '1204.00')))).toEqual([])
})

test('an amount that is longer by a digit or two misses the edge of its column, and so does one that is a hair off', () => {
  const missing = (text: string, right: number) =>
    found(pageOf(AMOUNTS.with(4, text), (row) => (row === 4 ? { right } : {})))[0]
  expect(missing('22,102.59', 511)).toEqual(['medium', '“22,102.59” differs in alignment'])
  expect(missing('1,479.29', 499.6)).toEqual(['medium', '“1,479.29” differs in alignment'])
  expect(missing('1,479.29', 499.9)).toBeUndefined()
})

test('edges that a program rounded show a miss only if it is several times as large', () => {
  const rounded = (right: number) =>
    found(pageOf(AMOUNTS, (row) => (row === 4 ? { right } : { right: 500 + 0.12 * (row % 3) })))[0]
  expect(rounded(503)).toEqual(['medium', '“99.99” differs in alignment'])
  expect(rounded(500.8)).toBeUndefined()
})

test('an amount that misses the edge of its column weighs less at its end, where a total may stand', () => {
  const page = pageOf(AMOUNTS, (row) => (row === 7 ? { right: 504 } : {}))
  expect(found(page)).toEqual([['low', '“18.25” differs in alignment']])
  const within = pageOf(AMOUNTS, (row) => (row === 4 ? { right: 504 } : {}))
  const lower = (glyph: DrawnGlyph) => (glyph.order > 4 ? { ...glyph, y: glyph.y + 30 } : glyph)
  const runs = within.runs.map((run) => run.map(lower))
  expect(found({ ...within, runs, inOrder: runs.flat() })).toEqual([['low', '“99.99” differs in alignment']])
  expect(found(within)).toEqual([['medium', '“99.99” differs in alignment']])
})

test('an amount a little smaller than the rest of its row', () => {
  const page = pageOf(AMOUNTS)
  const row = ['Hours', '8.00'].map((text, i) => word(text, 12, { right: 200 + 60 * i }))
  const runs = [...page.runs, ...row, word('54.00', 12, { right: 330, size: 9.7 })]
  expect(found({ ...page, runs })).toEqual([['low', '“54.00” differs in size']])
})

test('on a page whose rows are not straight, as after OCR, fonts and heights are not compared', () => {
  const page = pageOf(AMOUNTS)
  const crooked = page.runs.flatMap((run, i) =>
    [run, word('x', i >> 1, { right: 40 })].map((letters, j) =>
      letters.map((glyph) => ({ ...glyph, y: glyph.y + 0.6 * ((i + j) % 3) })),
    ),
  )
  const other = crooked.map((run, i) =>
    i === 14 ? run.map((glyph) => ({ ...glyph, font: 'f2', face: 'Times' })) : run,
  )
  expect(found({ ...page, runs: crooked })).toEqual([])
  expect(found({ ...page, runs: other })).toEqual([])
})

test('an amount squeezed into the place of another', () => {
  const page = pageOf(AMOUNTS)
  const squeezed = word('54,311.20', 4, {}).map((glyph, i) => ({ ...glyph, x: 460 + 4.5 * i, advance: 4.5 }))
  expect(found({ ...page, runs: page.runs.with(9, squeezed) })[0]![1]).toContain('spacing')
})

test('an amount of a short column that begins where one with a digit less would', () => {
  const narrow = (run: DrawnGlyph[]) =>
    run.map((glyph) => (/[.,]/.test(glyph.text) ? { ...glyph, width: glyph.width / 2 } : glyph))
  const short = (right: number, cut = narrow) => {
    const column = [word('1,204.00', 20, { right: 300 }), word('87.33', 21, { right: 300 })]
    const grown = word('22,102.59', 22, { right })
    return found({ ...pageOf(AMOUNTS), runs: [...pageOf(AMOUNTS).runs, ...[...column, grown].map(cut)] })
  }
  expect(short(305)).toEqual([['low', '“22,102.59” differs in alignment']])
  expect(short(303)).toEqual([])
  expect(short(300)).toEqual([])
  // Where all letters are equally wide, every edge is some letters from every other.
  expect(short(305, (run) => run)).toEqual([])
})

test('on a page of aligned columns or of few amounts, a column of two shows that an amount has grown', () => {
  const narrow = (run: DrawnGlyph[]) =>
    run.map((glyph) => (/[.,]/.test(glyph.text) ? { ...glyph, width: glyph.width / 2 } : glyph))
  const grown = [word('87.33', 20, { right: 300 }), word('22,102.59', 21, { right: 305 })].map(narrow)
  const page = pageOf(AMOUNTS)
  expect(found({ ...page, runs: [...page.runs, ...grown] })).toEqual([['low', '“22,102.59” differs in alignment']])
  const other = narrow(word('1,204.00', 19, { right: 300 }))
  expect(found({ ...page, runs: [...grown, other] })).toEqual([['low', '“22,102.59” differs in alignment']])
  expect(found({ ...page, runs: grown })).toEqual([])
})

test('an amount that ends beyond its heading by a digit, where others end where theirs ends', () => {
  const narrow = (run: DrawnGlyph[]) =>
    run.map((glyph) => (/[.,]/.test(glyph.text) ? { ...glyph, width: glyph.width / 2 } : glyph))
  const table = (...rights: number[]) =>
    rights.flatMap((right, i) => [
      word('Balance', 20, { right: 100 + 100 * i }),
      narrow(word(`485.7${i}`, 21, { right: 100 + 100 * i + right })),
    ])
  const grown = (...rights: number[]) => found({ ...pageOf([]), runs: table(...rights) })
  expect(grown(0, 0, 0, 5)).toEqual([['low', '“485.73” differs in alignment']])
  expect(grown(0, 0, 0, 4)).toEqual([])
  expect(grown(0, 2, 0, 5)).toEqual([])
})

test('a column whose amounts begin at one place may end anywhere', () => {
  const page = pageOf(AMOUNTS)
  const column = ['1,204.00', '2,312.50'].map((text, i) => word(text, 20 + i, { right: 300 }))
  expect(found({ ...page, runs: [...page.runs, ...column, word('22,102.59', 22, { right: 305 })] })).toEqual([])
})

test('a digit in a copy of the font that nothing else uses', () => {
  const page = pageOf(AMOUNTS)
  const digits = (change: (text: string) => object) => {
    const runs = page.runs.map((run, i) => run.map((glyph) => (i === 7 ? { ...glyph, ...change(glyph.text) } : glyph)))
    return ofDigitsThatDiffer({ ...page, runs }, amountsIn(runs)).map(({ severity, evidence }) => [
      severity,
      evidence[0]!.detail,
    ])
  }
  expect(digits((text) => (text === '4' ? { font: 'f2' } : {}))).toEqual([
    ['high', 'digits of “2,412.00” differ in font'],
  ])
  expect(digits((text) => (text === '4' ? { font: 'f2', face: 'Helvetica-Bold' } : {}))).toEqual([
    ['high', 'digits of “2,412.00” differ in style'],
  ])
  expect(digits(() => ({ font: 'f2' }))).toEqual([])
})

test('text that runs into the letters after it, as longer text in the place of another does', () => {
  const runsInto = (left: number) => {
    const runs = [
      word('Paid', 0, { right: 100 }),
      word('28,200.00', 0, { right: 160 }),
      word('Weekly', 0, { right: left + 30 }),
    ]
    return ofTextRunningInto({ ...pageOf([]), runs }).map(({ evidence }) => evidence[0]!.detail)
  }
  expect(runsInto(157)).toEqual(['“Paid 28,200.00” runs into the letters after it'])
  expect(runsInto(159)).toEqual([])
  // Bold print that is drawn twice.
  expect(runsInto(155.3)).toEqual([])
})

test('an amount whose last digit the edge of its place cuts off, in part or whole', () => {
  const amount = word('28,200.00', 0, {})
  const cutOff = (runs: DrawnGlyph[][], cut: DrawnGlyph[]) =>
    ofAmountsCutOff({ ...pageOf([]), runs, cut }).map(({ evidence }) => evidence[0]!.detail)
  expect(cutOff([amount], [amount.at(-1)!])).toEqual(['the end of “28,200.00” is cut off'])
  expect(cutOff([amount.slice(0, -1)], [amount.at(-1)!])).toEqual(['the end of “28,200.00” is cut off'])
  expect(cutOff([word('Weekly', 0, {})], [word('Weekly', 0, {}).at(-1)!])).toEqual([])
  expect(cutOff([amount], word('7', 3, {}))).toEqual([])
})
