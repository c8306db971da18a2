import { lettersOutOfOrder } from './letters-out-of-order.ts'

/** The numbers of letters in a text, given as the text with which the font got them. */
const numbers = (text: string, first: string) => {
  const letters = [...new Set(first)]
  return Array.from(text, (letter) => letters.indexOf(letter) + 1)
}
const TEXT = 'Statement of Daniel, 3 Roadbury Way: paid 1,204.95 and 86.7'
const found = (text: string, first = TEXT) => lettersOutOfOrder(numbers(text, first)).map((at) => text[at])

test('a page as it was written has its letters in order, and so has one in which other letters were in use already', () => {
  expect(found(TEXT)).toEqual([])
  expect(found(TEXT.replace('86.7', '46.1'))).toEqual([])
  expect(found(TEXT + TEXT)).toEqual([])
})

test('a letter that came into use farther down is early', () => {
  expect(found(TEXT.replace('1,204', '1,604'))).toEqual(['6'])
  expect(found(TEXT.replace('Daniel', 'Brandu'))).toEqual(expect.arrayContaining(['r', 'u']))
})

test('where a letter is missing that comes into use farther down, those around it are named', () => {
  const text = `${TEXT} and 4 of 5`
  expect(found(text.replace('1,204', '1,201'), text)).toEqual(['1', '.'])
})

test('a font whose letters have other numbers, and one of few letters, says nothing', () => {
  expect(found(TEXT, TEXT.split('').sort().join(''))).toEqual([])
  expect(found('abdc', 'abcd')).toEqual([])
})
