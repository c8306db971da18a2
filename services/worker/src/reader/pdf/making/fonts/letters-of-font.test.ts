import { LETTERS, lettersInMap } from './letters-of-font.ts'

const map = (body: string) => `/CMapName/X def\n1 begincodespacerange <0000><ffff> endcodespacerange\n${body}`
const lettersIn = (body: string) => {
  const letters = lettersInMap(map(body))
  return letters && [...letters].sort().join('')
}

test('letters and digits are read from a map', () => {
  expect(lettersIn('3 beginbfchar\n<0001> <0041>\n<0002><007a>\n<03> <0020> endbfchar')).toBe('Az')
  expect(lettersIn('1 beginbfrange <0003> <0005> <0031> endbfrange')).toBe('123')
  expect(lettersIn('1 beginbfrange <0003> <0004> [<0061> <00660069>] endbfrange')).toBe('a')
})

test('a font with all letters, or with characters that are never printed, was not reduced', () => {
  const all = Array.from(LETTERS, (letter) => `<00><00${letter.charCodeAt(0).toString(16)}>`).join('\n')
  expect(lettersIn(`62 beginbfchar ${all} endbfchar`)).toBeNull()
  expect(lettersIn('1 beginbfrange <00> <7f> <0000> endbfrange')).toBeNull()
})

test('a range of a hostile length ends with the letters', () => {
  expect(lettersIn('1 beginbfrange <00000000> <ffffffff> <007a> endbfrange')).toBe('z')
})
