import { lineOf } from './lines.ts'
import type { Word } from '../model/page.ts'
import { phrasesOf } from './cells.ts'

/** Words 8 points high, each with its left and right edge. */
function phrases(...words: readonly (readonly [text: string, left: number, right: number])[]): string[] {
  const line = lineOf(words.map(([text, from, to]): Word => ({ text, box: [from, 0, to, 8], confidence: 0.9 })))
  return phrasesOf(line, 7).map((phrase) => phrase.text)
}

test('the blank between the words of a typewriter is wide for the height of its letters, as OCR has it', () => {
  expect(phrases(['Maria', 41.6, 70.9], ['T', 77.8, 83.2], ['Marchetti', 89.6, 142.6], ['Advice', 300, 335])).toEqual([
    'Maria T Marchetti',
    'Advice',
  ])
})

test('the small print far beside them does not count', () => {
  const dates = ['Period', 'Ending:', '02/12/2023'].map(
    (text, i) => [text, 352 + 55 * i, 352 + 55 * i + 5 * text.length] as const,
  )
  expect(phrases(['Robert', 41.8, 76.7], ['Petrov', 84.1, 119.3], ...dates)[0]).toBe('Robert Petrov')
})

test('as wide a blank between narrow words parts two cells', () => {
  expect(phrases(['Gross', 40, 62], ['Pay', 66, 80], ['Current', 87, 116])).toEqual(['Gross Pay', 'Current'])
})
