import { cutsOf } from '../lines/sighting.ts'
import { confirmedByShape } from './confirmed-by-shape.ts'
import { calculatorNumbers, type CalculatorNumber } from './testing/calculator-digits.ts'

/** Each number twice: characters at the edge of a number are cut a little narrower. */
const ALIKE: CalculatorNumber[] = ['860.35', '305.68', '983.06', '869.95', '860.35', '305.68', '983.06', '869.95'].map(
  (printed) => ({ printed, read: printed }),
)

/** The numbers of a page that need no second look. */
function confirmed(numbers: readonly CalculatorNumber[]): string[] {
  const { sightings, picture } = calculatorNumbers(numbers)
  return [...confirmedByShape(cutsOf(sightings), picture).values()].map(({ text }) => text)
}

test('numbers whose digits look like those of others are confirmed', () => {
  expect(confirmed(ALIKE)).toEqual(ALIKE.map(({ read }) => read))
})

test.each([
  ['a digit that looks like another digit of the page', { printed: '36.56', read: '38.56' }],
  ['a piece of print left over', { printed: '986.08', read: '98.08' }],
  ['a reading with low OCR confidence', { printed: '36.56', read: '36.56', confidence: 0.8 }],
  ['a mark that was lost', { printed: '365.60', read: '36560' }],
])('%s requires a second look', (_, number) => {
  expect(confirmed([...ALIKE, number])).not.toContain(number.read)
})

test('a digit that no other number has is not confirmed', () => {
  const once = { printed: '38.56', read: '38.56' }
  expect(confirmed([{ printed: '900.00', read: '900.00' }, { printed: '600.09', read: '600.09' }, once])).not.toContain(
    once.read,
  )
})
