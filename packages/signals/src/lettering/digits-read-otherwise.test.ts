import type { DrawnGlyph } from '../model/drawn-page.ts'
import { ofDigitsReadOtherwise } from './digits-read-otherwise.ts'
import { drawnPage } from '../model/testing.ts'

/** A word whose letters have the codes of `shown`, as another text. */
const word = (shown: string, text = shown, codeOf = (digit: number) => 19 + digit): DrawnGlyph[] =>
  Array.from(text, (letter, i) => ({
    ...{ text: letter, x: 102 + 6 * i, y: 111, width: 6, advance: 6, size: 10 },
    ...{ font: 'f1', face: 'Helvetica', lightness: 0, order: 1 },
    ...(/\d/.test(letter) ? { code: codeOf(Number(shown[i])) } : {}),
  }))

const found = (...runs: DrawnGlyph[][]) =>
  ofDigitsReadOtherwise(drawnPage({ inOrder: runs.flat(), runs })).flatMap(({ evidence }) =>
    evidence.map(({ detail }) => detail),
  )

test('a number whose text has another digit than it shows is reported', () => {
  expect(found(word('4,652.23', '6,652.23'), word('1,875.60'))).toEqual(['“4,652.23” shown, “6,652.23” in its text'])
})

test('the longest amounts come first', () => {
  expect(found(word('4', '6'), word('14.52', '16.52'), word('1,474.60', '1,676.60'), word('8.3'))).toEqual([
    '“1,474.60” shown, “1,676.60” in its text',
    '“14.52” shown, “16.52” in its text',
    '“4” shown, “6” in its text',
  ])
})

test('digits with their own codes are not reported', () => {
  expect(found(word('4,652.23'), word('1,875.00'))).toEqual([])
  // Some programs number letters in the order of their first use.
  const order = '0123549876'
  expect(found(word('0,123.54', '0,123.54', (digit) => order.indexOf(String(digit))))).toEqual([])
  // Some fonts have a second figure far from the others.
  expect(
    found(
      word('0,123.44'),
      word('4', '4', () => 900),
    ),
  ).toEqual([])
})

test('few digits do not show in which order their codes are', () => {
  expect(found(word('4.62', '6.62'), word('6.'))).toEqual([])
})
