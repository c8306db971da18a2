import type { Look } from '@income/documents'
import { componentsOf } from '../layout/components.ts'
import type { Segment } from '../layout/segments.ts'
import { drawn, type Rectangle } from '../layout/testing/drawn.ts'
import { cutsOf, type Sighting } from '../sighting.ts'
import { figuresByShape } from './figures-by-shape.ts'

/** The strokes of digits as on a pocket calculator: left, top, width and height. */
const STROKES: Record<string, Rectangle> = {
  top: [0, 0, 10, 3],
  middle: [0, 8, 10, 3],
  bottom: [0, 17, 10, 3],
  topLeft: [0, 0, 3, 10],
  topRight: [7, 0, 3, 10],
  bottomLeft: [0, 9, 3, 11],
  bottomRight: [7, 9, 3, 11],
}
const OPEN: Record<string, string[]> = {
  '0': ['middle'],
  '3': ['topLeft', 'bottomLeft'],
  '5': ['topRight', 'bottomLeft'],
  '6': ['topRight'],
  '8': [],
  '9': ['bottomLeft'],
}
const PITCH = 14

/** Figures below each other; each says one thing and was read as another, which is doubtful or not. */
function page(figures: readonly { printed: string; read: string; doubtful?: true }[]) {
  const strokes = figures.flatMap(({ printed }, line) => strokesOf(printed, 10 + 30 * line))
  const { dark, width, height } = drawn(strokes, 200, 30 * figures.length + 10)
  const picture = { width, height, scale: 1, data: dark.map((value) => (value ? 20 : 255)) }
  const { components } = componentsOf(dark, width, height)
  const sightings = figures.map(({ read }, line): Sighting => {
    const [top, bottom] = [10 + 30 * line, 30 + 30 * line]
    const own = components.filter((c) => c.top >= top && c.bottom <= bottom)
    const segment: Segment = { components: own, left: 0, top, right: width, bottom, letterHeight: 20 }
    return { word: { text: read, confidence: 0.9, box: [0, 0, 1, 1] }, segment, left: 0, right: width }
  })
  const isDoubtful = (sighting: Sighting) => figures[sightings.indexOf(sighting)]!.doubtful ?? false
  return { sightings, shapes: figuresByShape(cutsOf(sightings), isDoubtful, picture) }
}

function strokesOf(text: string, top: number): Rectangle[] {
  let left = 10
  return Array.from(text).flatMap((character): Rectangle[] => {
    const at = left
    left += character === '.' ? PITCH / 2 : PITCH
    if (character === '.') return [[at, top + 17, 3, 3]]
    const closed = Object.entries(STROKES).filter(([name]) => !OPEN[character]!.includes(name))
    return closed.map(([, [x, y, columns, rows]]) => [at + x, top + y, columns, rows])
  })
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
