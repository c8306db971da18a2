import type { Word } from '../../model/page.ts'
import { figuresOf, JOINS, numbersIn } from './numbers.ts'

/** Words of height 10; each gap is said in points. */
function line(...parts: (string | number)[]): Word[] {
  let x = 0
  return parts.flatMap((part) => {
    if (typeof part === 'number') {
      x += part
      return []
    }
    const word: Word = { text: part, box: [x, 0, x + 5 * part.length, 10], confidence: 1 }
    x += 5 * part.length
    return [word]
  })
}

test.each<[string, Word[], string[]]>([
  ['a sign set apart', line('-', 3, '40.60'), ['-40.60']],
  ['a currency sign at the edge of its column', line('$', 60, '452.43'), ['$452.43']],
  ['a trailing minus', line('40.60', 1, '-'), ['40.60-']],
  ['a credit in typewriter letters', line('44.10', 6, 'CR', 60, '25.00', 40, 'CR'), ['44.10CR', '25.00']],
  ['stars before a sum', line('**1428.50', 60, '***$.50', 60, '****2207'), ['1428.50', '$.50']],
  ['footnote marks', line('28.85*', 40, '37.43"'), ['28.85', '37.43']],
  ['separators drawn and not written', line('1', 4, '387', 4, '25'), ['1387.25']],
  ['cents in a column of their own', line('$2,044', 4, '88', 40, '-9', 4, '50"'), ['$2,044.88', '-9.50']],
  ['a rate of four places without its point', line('21', 4, '5000'), ['21.5000']],
  ['a number broken without a gap', line('1', 0, '50.00'), ['150.00']],
  ['hours by the clock', line('80:00', 40, '1,560.00'), ['80:00', '1,560.00']],
  ['two columns', line('25', 60, '00'), ['25', '00']],
  ['the days of a period over its column', line('Oct', 3, '16', 3, '–', 3, 'Oct', 3, '31', 60, '16'), ['16']],
])('%s', (_, words, expected) => {
  expect(figuresOf(words).map((figure) => figure.text)).toEqual(expected)
})

test('a dash that stands for nothing does not turn the next column negative', () => {
  expect(figuresOf(line('-', 70, '750.00')).map((figure) => figure.text)).toEqual(['750.00'])
})

test("thousands of a scan whose comma was lost, and none of a text layer's columns", () => {
  const torn = line('85', 4, '921.50', 4, '5', 4, '129.52')
  const scanned = torn.map((word) => ({ ...word, confidence: 0.9 }))
  expect(figuresOf(scanned).map((figure) => figure.text)).toEqual(['85921.50', '5129.52'])
  expect(figuresOf(torn).map((figure) => figure.text)).toEqual(['85', '921.50', '5', '129.52'])
})

test('the year of a month is not a figure', () => {
  expect(figuresOf(line('October', 5, '2026', 60, '7,800')).map((figure) => figure.text)).toEqual(['7,800'])
})

test('words and masked numbers are not figures', () => {
  expect(figuresOf(line('401(k)', 5, 'xxx-xx-1234', 5, '01/02/2024'))).toEqual([])
})

/** What is written, letters six points wide and ten high, a blank four; "|" parts words that touch. */
function wordsOf(text: string, confidence: number): Word[] {
  const widthOf = (before: string) => 6 * before.replace(/[\s|]/g, '').length + 4 * before.replace(/\S/g, '').length
  return [...text.matchAll(/[^\s|]+/g)].map(({ 0: word, index }) => ({
    text: word,
    box: [widthOf(text.slice(0, index)), 0, widthOf(text.slice(0, index + word.length)), 10],
    confidence,
  }))
}

const style = { joins: JOINS, bare: (text: string) => text, repairs: [] }

test.each(JOINS.map((join) => [join.name, join] as const))('%s', (_, join) => {
  const words = wordsOf(join.example, 0.9)
  expect(numbersIn(words, style)).toEqual([expect.objectContaining({ words })])
  const others = JOINS.filter((other) => other !== join)
  expect(numbersIn(words, { ...style, joins: others })[0]?.words).not.toEqual(words)
})

test('what only OCR tears stands in columns of a text layer', () => {
  expect(numbersIn(wordsOf('85 921.50', 1), style)).toHaveLength(2)
})

test('columns that touch are not one number', () => {
  expect(numbersIn(wordsOf('157.57|3,976.10', 1), style).map(({ text }) => text)).toEqual(['157.57', '3,976.10'])
})
