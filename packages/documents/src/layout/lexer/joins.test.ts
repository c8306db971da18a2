import type { Word } from '../../model/page.ts'
import { JOINS, numbersIn } from './numbers.ts'

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

test('columns that touch are none', () => {
  expect(numbersIn(wordsOf('157.57|3,976.10', 1), style).map(({ text }) => text)).toEqual(['157.57', '3,976.10'])
})
