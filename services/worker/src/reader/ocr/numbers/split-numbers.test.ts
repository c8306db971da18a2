import { componentsOf } from '../layout/components.ts'
import { segmentsOf, type Segment } from '../layout/segments.ts'
import { drawn, type Rectangle } from '../layout/testing/drawn.ts'
import type { Sighting } from '../lines/sighting.ts'
import { splitNumbers, withPointInGap } from './split-numbers.ts'

const LINE: Segment = { components: [], left: 0, top: 0, right: 500, bottom: 20, letterHeight: 20 }

function line(...words: [text: string, confidence: number][]): Sighting[] {
  return words.map(([text, confidence], at) => {
    const [left, right] = [100 * at, 100 * at + 80]
    return { word: { text, confidence, box: [left, 0, right, 20] }, segment: LINE, left, right }
  })
}

/** The texts of the candidates for one number, in a column. */
function split(...words: [text: string, confidence: number][]): string[] {
  return [...splitNumbers(line(...words), () => true).values()].map(({ word }) => word.text)
}

test('a line in a column of numbers may be one number that was read in pieces', () => {
  expect(split(['444', 0.96], ['84', 0.97])).toEqual(['44484'])
  expect(split(['547.', 0.95], ['18-', 0.95])).toEqual(['547.18-'])
  expect(split(['Ha', 0.09], ['ade', 0.16])).toEqual(['Haade'])
})

test('a comma before three digits does not separate numbers', () => {
  expect(split(['L,', 0.75], ['285.35', 0.6])).toEqual(['L,285.35'])
  expect(split(['1,', 0.95], ['285', 0.95])).toEqual(['1,285'])
  expect(split(['§', 0.8], [',631.87', 0.77])).toEqual(['§,631.87'])
  expect(split(['Inc,', 0.95], ['285', 0.95])).toEqual([])
  expect(splitNumbers(line(['L,', 0.75], ['285.35', 0.6]), () => false).size).toBe(1)
})

test('it spans its pieces, and is as certain as the least certain of them', () => {
  const [number] = [...splitNumbers(line(['444', 0.96], ['84', 0.9]), () => true).values()]
  expect(number).toMatchObject({ word: { confidence: 0.9, box: [0, 0, 180, 20] }, left: 0, right: 180 })
})

test('without a column, it may be one number if a point is printed among the digits but was not read', () => {
  const digits: Rectangle[] = [10, 28, 46, 82, 100].map((left) => [left, 20, 13, 21])
  const printed = (...rectangles: Rectangle[]) => {
    const { dark, width, height } = drawn([...digits, ...rectangles])
    const [segment] = segmentsOf(componentsOf(dark, width, height).components, 1)
    const words = [
      ['444', 10, 59],
      ['84', 82, 113],
    ] as const
    const seen = words.map(([text, left, right]): Sighting => {
      return { word: { text, confidence: 0.96, box: [left, 20, right, 41] }, segment: segment!, left, right }
    })
    return splitNumbers(seen, () => false).size
  }
  expect(printed([69, 36, 5, 5])).toBe(1)
  expect(printed()).toBe(0)
})

test('words, adjacent amounts and anything outside a column are not one number', () => {
  expect(split(['Page', 0.95], ['2', 0.9])).toEqual([])
  expect(split(['12.50', 0.95], ['84', 0.9])).toEqual([])
  expect(split(['17', 0.95], ['4,076.', 0.9])).toEqual([])
  expect(splitNumbers(line(['444', 0.96], ['84', 0.97]), () => false).size).toBe(0)
})

describe('pieces that no look joins', () => {
  const near = ([first, ...others]: Sighting[], gap: number) => [{ ...first!, right: 100 - gap }, ...others]
  const whole = (words: [text: string, confidence: number][], gap = 8) => withPointInGap(near(line(...words), gap))

  test('get a point in the gap before the cents, as an inference', () => {
    expect(
      whole([
        ['$6,403', 0.86],
        ['59', 0.95],
      ]),
    ).toMatchObject({ text: '$6,403.59', confidence: 0.5, box: [0, 0, 180, 20] })
    expect(
      whole([
        ['-$45', 0.3],
        ['68', 0.95],
      ]),
    ).toMatchObject({ text: '-$45.68', confidence: 0.3 })
  })

  test('get none if they are not an amount and its cents, or are far apart: a line number and its amount', () => {
    expect(
      whole([
        ['8,4', 0.95],
        ['59', 0.95],
      ]),
    ).toBeNull()
    expect(
      whole([
        ['12', 0.95],
        ['345', 0.95],
      ]),
    ).toBeNull()
    expect(
      whole([
        ['12', 0.95],
        ['34', 0.95],
        ['56', 0.95],
      ]),
    ).toBeNull()
    expect(
      whole(
        [
          ['15', 0.95],
          ['87', 0.95],
        ],
        18,
      ),
    ).toBeNull()
  })
})
