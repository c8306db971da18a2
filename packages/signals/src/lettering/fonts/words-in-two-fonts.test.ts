import type { DrawnGlyph } from '../../model/drawn-page.ts'
import { wordsInTwoFonts } from './words-in-two-fonts.ts'

const letters = (text: string, row: number, faces: readonly string[], size = 10): DrawnGlyph[] =>
  Array.from(text, (letter, i) => {
    const face = faces[i % faces.length]!
    const place = { x: 72 + 5 * i, y: 100 + 14 * row, width: 5, advance: 5, size }
    return { ...place, text: letter, font: face, face, lightness: 0, order: row }
  })
const USUAL = 'BAAAAA+LiberationSerif'
const LINES = Array.from({ length: 12 }, (_, row) => letters('Withholding', row, [USUAL]))
const found = (word: DrawnGlyph[], count = 1) =>
  wordsInTwoFonts([...LINES, ...Array.from({ length: count }, () => word)]).length

test('a word of which some letters are in a whole font that was added', () => {
  expect(found(letters('Wesley', 20, ['Times-Roman', USUAL]))).toBe(1)
  expect(found(letters('09/11/2025', 20, [USUAL, 'Helvetica']))).toBe(1)
  expect(found(letters('Wesley', 20, ['LiberationSerif', USUAL]))).toBe(1)
})

test.each([
  ['in one font', letters('Wesley', 20, ['Times-Roman'])],
  ['in a second font that was reduced to its letters', letters('Wesley', 20, ['CAAAAA+Lato', USUAL])],
  ['in another style of the font', letters('Wesley', 20, ['LiberationSerif-Bold', USUAL])],
  ['with a sign that the font lacks', letters('a–b', 20, [USUAL, 'Symbol'])],
])('a word %s is not one', (_, word) => {
  expect(found(word)).toBe(0)
})

test('where many words are so, the program writes so', () => {
  expect(found(letters('Wesley', 20, ['Times-Roman', USUAL]), 7)).toBe(0)
})
