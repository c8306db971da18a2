import type { DrawnGlyph } from '../model/drawn-page.ts'
import { ofTextBehindPrint } from './text-behind-print.ts'
import { drawnPage } from '../model/testing.ts'

const word = (text: string, y: number, order: number): DrawnGlyph[] =>
  Array.from(text, (letter, i) => ({
    ...{ text: letter, x: 102 + 6 * i, y, width: 6, advance: 6, size: 10 },
    ...{ font: 'f1', face: 'Helvetica', lightness: 0, order },
  }))
const LINES = Array.from({ length: 10 }, (_, i) => word('Deposit at a branch', 140 + 14 * i, i)).flat()

const found = (shown: string, unseen: readonly DrawnGlyph[]) =>
  ofTextBehindPrint(drawnPage({ inOrder: [...LINES, ...word(shown, 111, 20)], unseen })).map(
    ({ code, severity, evidence }) => `${code} ${severity} ${evidence[0]!.detail}`,
  )

test('an invisible number in the place of another is reported', () => {
  expect(found('2,412.00', word('9,412.00', 111, 30))).toEqual([
    'text_behind_differs medium “2,412.00” shown, “9,412.00” in text that nobody sees',
  ])
})

test('an invisible amount where nothing is shown is reported', () => {
  expect(found('2,412.00', word('9,412.00', 400, 30))).toEqual([
    'text_behind_differs low nothing shown, “9,412.00” in text that nobody sees',
  ])
})

test('an invisible amount elsewhere is compared with the amount that it is most like', () => {
  const shown = word('2,412.00', 111, 20)
  const page = drawnPage({ inOrder: [...LINES, ...shown], runs: [shown, word('3,999.00', 90, 19)] })
  const other = { ...page, unseen: word('9,412.00', 140, 30) }
  expect(ofTextBehindPrint(other)[0]?.evidence.map(({ detail }) => detail)).toEqual([
    '“2,412.00” shown, “9,412.00” in text that nobody sees',
    'nothing shown, “9,412.00” in text that nobody sees',
  ])
})

test.each([
  ['the same number', word('$2,412.00', 111, 30)],
  ['a word', word('Net pay', 111, 30)],
  ['a number elsewhere that is no amount', word('941200', 400, 30)],
  ['a layer of recognised text', LINES.map((glyph) => ({ ...glyph, text: '9', y: 111 }))],
])('%s is not reported', (_, unseen) => {
  expect(found('2,412.00', unseen)).toEqual([])
})
