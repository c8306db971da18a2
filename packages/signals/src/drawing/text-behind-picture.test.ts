import type { PlacedWord } from './placed-words.ts'
import { ofTextBehindPicture } from './text-behind-picture.ts'

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

const NAMES = Array.from({ length: 18 }, (_, i) => `Word${'abcdefghijklmnopqr'[i]}`)
const beside = (texts: readonly string[]) =>
  words(texts).map((word): PlacedWord => ({ ...word, box: [0.1, word.box[1], 0.2, word.box[3]] }))

test('amounts and dates may all differ if the words of the page are those behind it', () => {
  const behind = [...words(['2,412.00', '87.33', '02/20/2026']), ...beside(NAMES)]
  const shown = words(['9,412.00', '97.33', '04/20/2026'])
  expect(ofTextBehindPicture(1, behind, [...shown, ...beside(NAMES)])).toMatchObject([
    { severity: 'medium', evidence: [{}, {}, { detail: '“04/20/2026” shown, “02/20/2026” in the text behind it' }] },
  ])
  const others = NAMES.map((text, i) => (i < 2 ? 'Other' : text))
  expect(ofTextBehindPicture(1, behind, [...shown, ...beside(others)])).toEqual([])
})

test('a digit that is missing weighs less, and a sign nothing: recognition loses them', () => {
  const severityOf = (text: string) => ofTextBehindPicture(1, words(AMOUNTS.with(3, text)), words(AMOUNTS))[0]?.severity
  expect(severityOf('412.00')).toBe('low')
  expect(severityOf('242.00')).toBe('low')
  expect(severityOf('9,412.00')).toBe('medium')
  expect(severityOf('-2,412.00')).toBeUndefined()
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

test('names that are others than those behind the picture, where all other words agree', () => {
  const labels = [...NAMES, ...NAMES.map((text) => `${text}s`)]
  const behind = beside([...labels, 'Wesley', 'Hashimoto', 'March'])
  const details = (shown: readonly string[]) =>
    ofTextBehindPicture(1, behind, beside([...labels, ...shown])).flatMap(({ severity, evidence }) =>
      evidence.map(({ detail }) => `${severity} ${detail}`),
    )
  expect(details(['Roland', 'Whitfield', 'April'])).toEqual([
    'medium “Roland” shown, “Wesley” in the text behind it',
    'medium “Whitfield” shown, “Hashimoto” in the text behind it',
    'medium “April” shown, “March” in the text behind it',
  ])
  // Misread, not a name, and in the place of its neighbour.
  expect([details(['Weslcy', 'Hasimoto', 'march']), details(['Wesley', 'Hashimoto', 'total'])]).toEqual([[], []])
  expect(details(['Wsely', 'Tashminto', 'March'])).toEqual([])
  const [name, other] = words(['Wesley', 'Roland']) as [PlacedWord, PlacedWord]
  const beyond = { ...other, box: [0.9, name.box[1], 0.95, name.box[3]] as const }
  const layer = [...beside(NAMES), name, beyond]
  expect(ofTextBehindPicture(1, layer, [...beside(NAMES), { ...other, box: name.box }])).toEqual([])
})
