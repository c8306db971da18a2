import type { Look } from '@income/documents'
import { cutsOf, type Sighting } from '../lines/sighting.ts'
import { numbersByShape } from './numbers-by-shape.ts'
import { calculatorNumbers, type CalculatorNumber } from './testing/calculator-digits.ts'

/** Numbers below each other; some readings are uncertain. */
function page(numbers: readonly (CalculatorNumber & { uncertain?: true })[]) {
  const { sightings, picture } = calculatorNumbers(numbers)
  const isUncertain = (sighting: Sighting) => numbers[sightings.indexOf(sighting)]!.uncertain ?? false
  return { sightings, shapes: numbersByShape(cutsOf(sightings), isUncertain, picture) }
}

const SURE = [
  { printed: '860.35', read: '860.35' },
  { printed: '305.68', read: '305.68' },
  { printed: '983.06', read: '983.06' },
]
const look = (text: string): Look => ({ text, confidence: 0.5 })

test('a digit that looks unlike the one read is reported, whatever OCR agreed on', () => {
  const { sightings, shapes } = page([...SURE, { printed: '36.56', read: '38.56', uncertain: true }])
  const [first, , , last] = sightings
  expect(shapes.differs(first!)).toBe(false)
  expect(shapes.differs(last!)).toBe(true)
  expect(shapes.read(last!, [])?.text).toBe('36.56')
})

test('a number that OCR read with a digit missing takes the look that has them all', () => {
  const { sightings, shapes } = page([...SURE, { printed: '986.08', read: '98.08', uncertain: true }])
  expect(shapes.read(sightings.at(-1)!, [look('986.00')])?.text).toBe('986.08')
})

test('a digit unknown on the page stays as OCR read it, or there is no reading', () => {
  const { sightings, shapes } = page([
    { printed: '3.30', read: '3.30' },
    { printed: '3.03', read: '3.03' },
    { printed: '9.98', read: '9.98', uncertain: true },
  ])
  expect(shapes.read(sightings.at(-1)!, [])?.text ?? '9.98').toBe('9.98')
})

describe('a date that every look read in part', () => {
  const DATES = ['05/03/2000', '06/09/2000', '08/26/2000', '03/08/2000'].map((date) => ({ printed: date, read: date }))
  const torn = (read: string, looks: readonly string[]) => {
    const { sightings, shapes } = page([...DATES, { printed: '05/09/2000', read, uncertain: true }])
    return shapes.read(sightings.at(-1)!, looks.map(look))?.text
  }

  test('is read by its digits in the form of the other dates', () => {
    expect(torn('059/2000', ['0509/2000', '0592000'])).toBe('05/09/2000')
  })

  test('is not reconstructed if the looks differ in its year', () => {
    expect(torn('059/2000', ['0509/2006'])).not.toBe('05/09/2000')
  })

  test('is not a date if no date of its page shows the form', () => {
    const { sightings, shapes } = page([...SURE, { printed: '05/09/2000', read: '059/2000', uncertain: true }])
    expect(shapes.read(sightings.at(-1)!, [])?.text).not.toBe('05/09/2000')
  })
})
