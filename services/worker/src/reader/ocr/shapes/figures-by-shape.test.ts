import type { Look } from '@income/documents'
import { cutsOf, type Sighting } from '../sighting.ts'
import { figuresByShape } from './figures-by-shape.ts'
import { calculatorFigures, type CalculatorFigure } from './testing/calculator-figures.ts'

/** Figures below each other, the readings of some doubtful. */
function page(figures: readonly (CalculatorFigure & { doubtful?: true })[]) {
  const { sightings, picture } = calculatorFigures(figures)
  const isDoubtful = (sighting: Sighting) => figures[sightings.indexOf(sighting)]!.doubtful ?? false
  return { sightings, shapes: figuresByShape(cutsOf(sightings), isDoubtful, picture) }
}

const SURE = [
  { printed: '860.35', read: '860.35' },
  { printed: '305.68', read: '305.68' },
  { printed: '983.06', read: '983.06' },
]
const look = (text: string): Look => ({ text, confidence: 0.5 })

test('a digit that looks like others of the page than as it was read is told, whatever OCR agreed on', () => {
  const { sightings, shapes } = page([...SURE, { printed: '36.56', read: '38.56', doubtful: true }])
  const [first, , , last] = sightings
  expect(shapes.differs(first!)).toBe(false)
  expect(shapes.differs(last!)).toBe(true)
  expect(shapes.read(last!, [])?.text).toBe('36.56')
})

test('what OCR read with a digit too few is read by the look that has them all', () => {
  const { sightings, shapes } = page([...SURE, { printed: '986.08', read: '98.08', doubtful: true }])
  expect(shapes.read(sightings.at(-1)!, [look('986.00')])?.text).toBe('986.08')
})

test('a digit nobody knows on the page is left as OCR has it, or nothing is said', () => {
  const { sightings, shapes } = page([
    { printed: '3.30', read: '3.30' },
    { printed: '3.03', read: '3.03' },
    { printed: '9.98', read: '9.98', doubtful: true },
  ])
  expect(shapes.read(sightings.at(-1)!, [])?.text ?? '9.98').toBe('9.98')
})
