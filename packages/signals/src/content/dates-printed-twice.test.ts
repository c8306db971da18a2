import { ofDatesPrintedTwice, type PrintedWord } from './dates-printed-twice.ts'

const at = (text: string, left: number, top: number): PrintedWord => ({
  text,
  box: [left, top, left + 6 * text.length, top + 10],
})
const row = (top: number, ...words: string[]) => words.map((text, i) => at(text, 100 + 30 * i, top))
const signalsOf = (...words: PrintedWord[]) =>
  ofDatesPrintedTwice({ words, placeOf: (box) => ({ page: 1, box: [...box].map((edge) => edge / 1_000) }) })

test('a pay date that differs between stub and check', () => {
  const [signal] = signalsOf(...row(50, 'Pay', 'date:', '03/19/2021'), ...row(600, 'Pay', 'date:', '7/25/2008'))
  expect(signal).toMatchObject({
    code: 'dates_contradict',
    severity: 'medium',
    summary: 'The page prints two dates of one payment: “03/19/2021” and “7/25/2008”.',
    evidence: [{ page: 1, detail: 'pay date “03/19/2021”' }, { detail: 'pay date “7/25/2008”' }],
  })
})

test.each([
  ['one date in two ways', [...row(50, 'Pay', 'Date', '03/09/2021'), ...row(600, 'Check', 'Date', '3/9/21')]],
  ['dates of other things', [...row(50, 'Pay', 'Date', '03/09/2021'), ...row(70, 'Hire', 'Date', '01/02/2019')]],
  ['a date far away', [...row(50, 'Pay', 'Date', '03/09/2021'), ...row(70, 'Pay', 'Date'), at('1/2/2019', 900, 70)]],
])('%s say nothing', (_, words) => {
  expect(signalsOf(...words)).toEqual([])
})
