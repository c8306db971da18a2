import { lookOfPpOcr } from './look-of-pp-ocr.ts'
import { weighed } from './weigh-looks.ts'

const word = (text: string, confidence: number) => ({
  text,
  confidence,
  box: [0, 0, 10, 10] as [number, number, number, number],
})

test.each([
  ['1.064.62', '1,064.62'],
  ['-$12.345.678.90', '-$12,345,678.90'],
  ['1.064', '1.064'],
  ['64.62', '64.62'],
])('%s is %s: a number has one point', (read, text) => {
  expect(lookOfPpOcr({ text: read, confidence: 0.9 }).text).toBe(text)
})

test('it settles a disagreement between two looks', () => {
  const looks = [{ text: '3,373.71', confidence: 0.9 }, lookOfPpOcr({ text: '3,379.71', confidence: 0.8 })]
  expect(weighed(word('3,378.71', 0.95), looks)).toMatchObject({ text: '3,379.71', confidence: 0.5 })
})

test('it never outvotes two looks that agree, but makes them less certain', () => {
  const looks = [{ text: '684.70', confidence: 0.8 }, lookOfPpOcr({ text: '688.70', confidence: 1 })]
  const { text, confidence, alternatives } = weighed(word('684.70', 0.78), looks)
  expect([text, alternatives?.map((other) => other.text)]).toEqual(['684.70', ['688.70']])
  expect(confidence).toBeLessThan(0.8)
})
