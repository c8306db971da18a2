import type { PrintedWord } from './dates-printed-twice.ts'
import { ofCopiesOnPage } from './copies-on-page.ts'

const LABELS = Array.from({ length: 60 }, (_, i) => `Label${String.fromCharCode(97 + (i % 26))}${i % 5}`)
const VALUES = ['Schaefer', 'Group', '66754.52', '104567.25', '2672.65', '87.33', '410.00', '65.10', '9.99']

/** A copy of a form: labels, and values in larger print. */
function copy(values: readonly string[], heading: string, down: number): PrintedWord[] {
  const word = (text: string, i: number, height: number): PrintedWord => {
    const [left, top] = [20 + 50 * (i % 10), down + 30 * Math.floor(i / 10)]
    return { text, box: [left, top, left + 5 * text.length, top + height] }
  }
  return [
    ...LABELS.map((text, i) => word(text, i, 6)),
    ...values.map((text, i) => word(text, 60 + i, 10)),
    word(heading, 70, 6),
  ]
}

const found = (values: readonly string[], more: readonly PrintedWord[] = []) =>
  ofCopiesOnPage({
    words: [...copy(VALUES, 'Copy-B', 40), ...copy(values, 'Copy-C', 412), ...more],
    placeOf: (box) => ({ page: 1, box: [...box] }),
  })

test('copies of a form on one page that say the same, each under its own heading, say nothing', () => {
  expect(found(VALUES)).toEqual([])
})

test('an amount that differs between them has both places', () => {
  expect(found(VALUES.with(2, '86754.52'))).toMatchObject([
    {
      code: 'copies_differ',
      severity: 'medium',
      summary: 'Copies of the form that are printed from one record differ: “66754.52” and “86754.52”.',
      evidence: [{ page: 1, box: [120, 220, 160, 230] }, { box: [120, 592, 160, 602] }],
    },
  ])
})

test('a name in the size of the amounts weighs less', () => {
  expect(found(VALUES.with(0, 'Victor').with(1, 'Castillo'))).toMatchObject([
    { severity: 'low', evidence: { length: 4 } },
  ])
})

test('forms that differ in much are two forms, and a page with few words has one', () => {
  expect(found(VALUES.map((_, i) => `${i}1.50`))).toEqual([])
  expect(ofCopiesOnPage({ words: copy(VALUES, 'Copy-B', 40), placeOf: () => ({ page: 1, box: null }) })).toEqual([])
})
