import { chainOf, lineReadings } from './line-numbers.ts'

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
