import type { Word } from '../model/page.ts'
import { withCurrencySigns, withoutGuesses, withoutPiecesOfRules } from './noise.ts'

/** The words left of a line that OCR read, each with its left and right edge; letters are 9 points high. */
function left(...words: readonly [text: string, from: number, to: number][]): string[] {
  const read = words.map(([text, from, to]): Word => ({ text, box: [from, 100, to, 109], confidence: 0.9 }))
  return withoutPiecesOfRules(read, { source: 'ocr' }).map((word) => word.text)
}

test('a thin capital behind a name is an initial', () => {
  expect(left(['Lucas', 42, 65], ['I', 69, 70], ['Yilmaz', 73, 100])).toEqual(['Lucas', 'I', 'Yilmaz'])
  expect(left(['Ingrid', 42, 63.6], ['J', 69.1, 70.7], ['Marchetti', 74, 110])).toEqual(['Ingrid', 'J', 'Marchetti'])
})

test('an I as thin anywhere else is a piece of a rule', () => {
  expect(left(['5,321.', 42, 65], ['I', 69, 70])).toEqual(['5,321.'])
  expect(left(['Lucas', 42, 65], ['I', 80, 81])).toEqual(['Lucas'])
  expect(left(['Lucas', 42, 65], ['I', 65.5, 66.5])).toEqual(['Lucas'])
})

test('two strokes of which OCR is not sure are pieces of rules', () => {
  const words = (confidence: number): Word[] => [
    { text: 'YTD', box: [314, 100, 328, 109], confidence: 0.75 },
    { text: 'II', box: [334, 100, 340, 109], confidence },
  ]
  const left = (confidence: number) =>
    withoutPiecesOfRules(words(confidence), { source: 'ocr' }).map(({ text }) => text)
  expect(left(0.45)).toEqual(['YTD'])
  expect(left(0.9)).toEqual(['YTD', 'II'])
})

test.each<[string, string, Word['box'], number]>([
  ['a frame around it', 'ao', [433, 90, 504, 112], 0.34],
  ['a shaded frame above it', 'weed', [433, 78, 575, 128], 0.4],
  ['the rule above it', 'S', [420, 99, 501, 102], 0.23],
])('of a box and its amount, %s is no text', (_, text, box, confidence) => {
  const amount: Word = { text: '15,600', box: [450, 100, 480, 109], confidence: 0.96 }
  expect(withoutPiecesOfRules([{ text, box, confidence }, amount], { source: 'ocr' })).toEqual([amount])
})

test('an unsure word as high as the one within it, or with another beside it, is text', () => {
  const [amount, parenthesis]: [Word, Word] = [
    { text: '2,621)', box: [450, 99, 480, 110], confidence: 0.59 },
    { text: ')', box: [474, 100, 478, 109], confidence: 0.9 },
  ]
  expect(withoutPiecesOfRules([amount, parenthesis], { source: 'ocr' })).toEqual([amount, parenthesis])
  expect(left(['ao', 433, 446], ['15,600', 450, 480])).toEqual(['ao', '15,600'])
})

test.each([
  ['i', 0.31, false],
  ['a', 0.16, false],
  ['a', 0.5, true],
  ['I', 0.9, true],
])('of "Current %s YTD", the letter with a confidence of %d is kept: %s', (text, confidence, kept) => {
  const heading: Word[] = [
    { text: 'Current', box: [300, 100, 340, 109], confidence: 0.95 },
    { text, box: [360, 100, 363, 109], confidence },
    { text: 'YTD', box: [400, 100, 420, 109], confidence: 0.95 },
  ]
  expect(withoutGuesses(heading).length === heading.length).toBe(kept)
})

test('a currency sign behind a heading that OCR misread', () => {
  const sign = (text: string) =>
    withCurrencySigns([{ text, box: [0, 0, 9, 9], confidence: 0.5 }]).map((word) => word.text)
  expect([sign('(8)'), sign('(3)'), sign('(S$)')].flat()).toEqual(['($)', '($)', '($)'])
  expect(sign('(88)')).toEqual(['(88)'])
})
