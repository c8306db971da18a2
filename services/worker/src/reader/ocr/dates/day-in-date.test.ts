import { daysAmong, weighedDay } from './day-in-date.ts'
import type { Segment } from '../layout/segments.ts'
import type { Sighting } from '../lines/sighting.ts'

const LINE: Segment = { components: [], left: 0, top: 0, right: 500, bottom: 20, letterHeight: 20 }

function line(...texts: string[]): Sighting[] {
  return texts.map((text, at) => {
    const [left, right] = [100 * at, 100 * at + 80]
    return { word: { text, confidence: 0.9, box: [left, 0, right, 20] }, segment: LINE, left, right }
  })
}

function days(...texts: string[]): string[] {
  return [...daysAmong(line(...texts))].map(({ word }) => word.text)
}

test("whatever stands between a month's name and a year is a day, however it was read", () => {
  expect(days('Statement', 'period', 'April', 'ls,', '2022', 'through', 'Apr.', '30,', '2022')).toEqual(['ls,', '30,'])
})

test('a number without a month before it or a year after it is not a day', () => {
  expect(days('Check', '125', '2023')).toEqual([])
  expect(days('May', '125', 'deposits')).toEqual([])
})

function weighedAs(first: string, ...looks: string[]) {
  const [sighting] = line(first)
  return weighedDay(
    sighting!.word,
    looks.map((text) => ({ text, confidence: 0.95 })),
  )
}

test('only days of a month count as readings, and the comma after them stays', () => {
  expect(weighedAs('ls,', '1,', '1').text).toBe('1,')
  expect(weighedAs('017', '01,', '01').text).toBe('01,')
  expect(weighedAs('12,', '125', '3', '12').text).toBe('12,')
})

test('a day first read as something else is uncertain; one that every look confirms is certain', () => {
  expect(weighedAs('ls,', '1,').confidence).toBeLessThan(0.9)
  expect(weighedAs('12,', '12').confidence).toBeGreaterThanOrEqual(0.9)
})

test('a word that no look reads as a day stays as it was read', () => {
  expect(weighedAs('ls,', '75', '0').text).toBe('ls,')
})
