import fc from 'fast-check'
import { lineNumber, lineReadings, rankOf, chainOf } from './line-numbers.ts'

test.each([
  ['1', '1a'],
  ['1h', '1i'],
  ['1z', '2a'],
  ['9', '10'],
  ['25d', '26'],
])('line %s comes before line %s', (first, second) => {
  expect(rankOf(first)).toBeLessThan(rankOf(second))
})

test.each(['', '0', '100', '1A', '1ab', 'a', '1.', '(1)', '$5'])('"%s" is not a line number', (text) => {
  expect(lineNumber(text)).toBeNull()
})

test.each([
  ['la', '1a'],
  ['da', '4a'],
  ['a7', '17'],
  ['19', '1g'],
  ['12¢', '12c'],
  ['17¢c', '17c'],
  ['|33', '33'],
  ['>|33', '33'],
  ['[13', '13'],
  ['1"', '11'],
  ['...|2b', '2b'],
])('OCR’s "%s" may be line %s', (text, line) => {
  expect(lineReadings(text).map((reading) => reading.line)).toContain(line)
})

test.each(['8.', '(1)', '1,', 'wages', '1234'])('OCR’s "%s" is not a line number', (text) => {
  expect(lineReadings(text)).toEqual([])
})

test('what is printed plainly is the first reading, at no cost', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 48 }), fc.constantFrom('', 'a', 'c', 'd', 'z'), (number, letter) => {
      const line = `${number}${letter}`
      expect(lineReadings(line)[0]).toEqual({ line, cost: 0 })
    }),
  )
})

const linesOf = (texts: readonly string[]) =>
  chainOf(
    texts.map((item) => ({ item, readings: lineReadings(item) })),
    () => 1,
  ).map(({ line }) => line)

test('numbers that run upwards are taken as they are', () => {
  expect(linesOf(['1a', '1b', '2b', '10', '25d'])).toEqual(['1a', '1b', '2b', '10', '25d'])
})

test('a misread number is bent to fit between its neighbours', () => {
  expect(linesOf(['1e', '1f', '19', '1h', '1z'])).toEqual(['1e', '1f', '1g', '1h', '1z'])
})

test('noise that breaks the run falls out', () => {
  expect(linesOf(['16', '17', '3', '18', '90', '19'])).toEqual(['16', '17', '18', '19'])
})
