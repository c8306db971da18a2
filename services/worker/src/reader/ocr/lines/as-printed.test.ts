import { asPrinted } from './as-printed.ts'
import { componentsOf } from '../layout/components.ts'
import { segmentsOf } from '../layout/segments.ts'
import { drawn, type Rectangle } from '../layout/testing/drawn.ts'

const CAPITALS: Rectangle[] = [10, 24, 62, 76].map((left) => [left, 20, 10, 20])

/** A text read at a place of a line with this print. */
function printed(text: string, print: readonly Rectangle[], [left, right]: [number, number]): string {
  const { dark, width, height } = drawn(print)
  const [segment] = segmentsOf(componentsOf(dark, width, height).components, 1)
  return asPrinted(text, { segment: segment!, left, right })
}

test('a bar as high as the capitals beside it is an I', () => {
  expect(printed('|', [...CAPITALS, [46, 20, 3, 20]], [46, 49])).toBe('I')
})

test('a bar that extends beyond them is a bar', () => {
  expect(printed('|', [...CAPITALS, [46, 16, 3, 28]], [46, 49])).toBe('|')
})

test('one component is one letter, however often it is seen', () => {
  expect(printed('Cc', CAPITALS.slice(0, 1), [10, 20])).toBe('C')
  expect(printed('WwW', CAPITALS.slice(0, 1), [10, 20])).toBe('W')
  expect(printed('Oo', CAPITALS.slice(0, 2), [10, 34])).toBe('Oo')
})

test('no word begins with a zero', () => {
  expect(printed('0ld', CAPITALS, [10, 40])).toBe('Old')
  expect(['01d', '0x', '0.5', '0'].map((text) => printed(text, CAPITALS, [10, 40]))).toEqual(['01d', '0x', '0.5', '0'])
})

test('one component may be two digits that touch', () => {
  expect(printed('22', CAPITALS.slice(0, 1), [10, 20])).toBe('22')
})

test('a blurred minus is a minus before a number and alone, not in a word', () => {
  const read = ['~28.05', '~', '—$5', '—', 'a~b', '~x'].map((text) => printed(text, CAPITALS, [10, 86]))
  expect(read).toEqual(['-28.05', '-', '-$5', '—', 'a~b', '~x'])
})

test('no number contains a section sign', () => {
  expect(['§.00', '1§.94', '§ 12'].map((text) => printed(text, CAPITALS, [10, 86]))).toEqual(['5.00', '15.94', '§ 12'])
})

test('a small mark after an amount is an asterisk, since the OCR cannot tell', () => {
  const read = ['28.85°', '28.85"', '5’', '72°'].map((text) => printed(text, CAPITALS, [10, 86]))
  expect(read).toEqual(['28.85*', '28.85*', '5’', '72°'])
})
