import { ofTextBehindPicture, type PlacedWord } from './text-behind-picture.ts'

const AMOUNTS = ['1,204.00', '$87.33', '410.00', '2,412.00', '9.99', '65.10']
const words = (texts: readonly string[], confidence = 0.95): PlacedWord[] =>
  texts.map((text, row) => ({ text, confidence, box: [0.7, 0.1 + row / 50, 0.8, 0.112 + row / 50] }))

test('an amount that was exchanged in the picture is reported with both readings', () => {
  expect(ofTextBehindPicture(2, words(AMOUNTS), words(AMOUNTS.with(3, '9,412.00')))).toMatchObject([
    {
      code: 'text_behind_differs',
      severity: 'medium',
      summary:
        'The picture of the page and the text behind it differ: “9412.00” shown, “2412.00” in the text behind it.',
      evidence: [{ page: 2, box: [0.7, 0.16, 0.8, 0.172] }],
    },
  ])
})

test.each<[string, PlacedWord[]]>([
  ['the same', words(AMOUNTS)],
  ['without commas and dollars', words(AMOUNTS.map((text) => text.replace(/[$,]/g, '')))],
  ['a reading that is not sure', words(AMOUNTS.with(3, '9,412.00'), 0.6)],
  ['text that was recognised badly', words(AMOUNTS.map((text, i) => (i % 2 ? text : '7.77')))],
  ['words', words(AMOUNTS.with(3, 'Total'))],
])('%s says nothing', (_, read) => {
  expect(ofTextBehindPicture(1, words(AMOUNTS), read)).toEqual([])
})
