import type { Look, Word } from '@income/documents'
import { isAmbiguous, isNumberByItself, weighed } from './weigh-looks.ts'

const word = (text: string, confidence: number): Word => ({ text, confidence, box: [0, 0, 10, 10] })
const look = (text: string, confidence: number): Look => ({ text, confidence })

test('two certain looks that agree leave no doubt and no alternative', () => {
  expect(isAmbiguous(word('12.00', 0.9), look('12.00', 0.85))).toBe(false)
  expect(weighed(word('12.00', 0.9), [look('12.00', 0.95)])).toEqual(word('12.00', 0.95))
})

test.each([
  ['another reading', look('12.80', 0.9)],
  ['the same, but unsure', look('12.00', 0.4)],
  ['nothing', undefined],
])('a second look that gives %s makes the number ambiguous', (_, again) => {
  expect(isAmbiguous(word('12.00', 0.95), again)).toBe(true)
})

test('the better formed of two readings is kept with low confidence, and the other becomes an alternative', () => {
  const { text, confidence, alternatives } = weighed(word('$40,65117', 0.95), [look('$40,651.17', 0.6)])
  expect([text, alternatives]).toEqual(['$40,651.17', [look('$40,65117', 0.95)]])
  expect(confidence).toBeLessThanOrEqual(0.5)
})

test('where thousands have no separator, a number without a comma is as well formed as one below a thousand', () => {
  const first = word('$504.72', 0.76)
  const looks = Array.from({ length: 4 }, () => look('5504.72', 0.96))
  const says = { byShape: look('$504.72', 0.97), tall: 5 }
  expect(weighed(first, looks, { ...says, thousands: 'together' }).text).toBe('5504.72')
  expect(weighed(first, looks, { ...says, thousands: 'parted' }).text).toBe('$504.72')
})

test('of readings with the same form, the one that most looks see is kept', () => {
  const { text, alternatives } = weighed(word('201.90', 0.9), [look('291.90', 0.6), look('291.90', 0.5)])
  expect([text, alternatives]).toEqual(['291.90', [look('201.90', 0.9)]])
})

test('a reading that is not a number is never kept or passed on, however many looks see it', () => {
  const { text, alternatives } = weighed(word('52.62', 0.9), [look('$26.$5262', 0.9), look('$26.$5262', 0.9)])
  expect([text, alternatives]).toEqual(['52.62', undefined])
})

test('a further look that differs makes an agreed number less certain', () => {
  const challenged = weighed(word('8.56', 0.7), [look('8.56', 0.9), look('6.56', 0.8)])
  expect(challenged.text).toBe('8.56')
  expect(challenged.confidence).toBeLessThan(0.8)
})

test('the shapes of its digits outweigh a look of the same form, and leave the number uncertain', () => {
  const { text, confidence, alternatives } = weighed(word('201.00', 0.9), [look('201.90', 0.9)], {
    byShape: look('291.90', 0.85),
  })
  expect([text, alternatives]).toEqual(['291.90', [look('201.00', 0.9), look('201.90', 0.9)]])
  expect(confidence).toBeLessThan(0.7)
})

test('of readings with the same form, the one that lost no digit is kept', () => {
  const { text, confidence } = weighed(word('11-11', 0.9), [look('1-11', 0.7), look('1-11', 0.8)], { tall: 4 })
  expect(text).toBe('11-11')
  expect(confidence).toBeLessThan(0.9)
})

test('touching digits are fewer components, and never lose to a reading with fewer digits', () => {
  expect(weighed(word('1171', 0.9), [look('1171', 0.7), look('171', 0.8)], { tall: 3 }).text).toBe('1171')
})

test('a date keeps the slash that one look saw', () => {
  expect(weighed(word('11', 0.95), [look('1/1', 0.6)]).text).toBe('1/1')
})

test.each(['5,118.', '771.', '5,118', '(1,250)', '12.50', '1/31/2024'])('%s is a complete number', (text) => {
  expect(isNumberByItself(text)).toBe(true)
})

test.each(['771', '12:', '5,11', '1.2.3', '...'])('%s may be anything', (text) => {
  expect(isNumberByItself(text)).toBe(false)
})
