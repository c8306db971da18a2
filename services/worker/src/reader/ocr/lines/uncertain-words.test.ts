import type { Word } from '@income/documents'
import { settled } from './uncertain-words.ts'

const word = (text: string, confidence: number): Word => ({ text, confidence, box: [0, 0, 10, 10] })

test('what PP-OCRv4 reads with certainty replaces a word that made no sense, but does not count as certain', () => {
  const { text, confidence } = settled(word('compensapon', 0.59), { text: 'compensation', confidence: 0.99 })
  expect(text).toBe('compensation')
  expect(confidence).toBeLessThan(0.8)
})

test.each([
  ['is not sure either', { text: 'Totais', confidence: 0.6 }],
  ['reads the same', { text: 'Totals', confidence: 0.99 }],
  ['reads the word beside it too', { text: 'TotalsAmount', confidence: 0.99 }],
  ['does not run', undefined],
])('a word stays as it was where PP-OCRv4 %s', (_, again) => {
  expect(settled(word('Totals', 0.7), again)).toEqual(word('Totals', 0.7))
})
