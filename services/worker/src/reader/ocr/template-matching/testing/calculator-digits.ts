import type { Picture } from '../../../image/picture.ts'
import { componentsOf } from '../../layout/components.ts'
import type { Segment } from '../../layout/segments.ts'
import { drawn, type Rectangle } from '../../layout/testing/drawn.ts'
import type { Sighting } from '../../lines/sighting.ts'

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
  '2': ['topLeft', 'bottomRight'],
  '3': ['topLeft', 'bottomLeft'],
  '5': ['topRight', 'bottomLeft'],
  '6': ['topRight'],
  '8': [],
  '9': ['bottomLeft'],
}
const PITCH = 14

/** A number as it is printed, and as OCR reads it. */
export interface CalculatorNumber {
  printed: string
  read: string
  confidence?: number
}

/** A page of numbers below each other. */
export function calculatorNumbers(numbers: readonly CalculatorNumber[]): { sightings: Sighting[]; picture: Picture } {
  const strokes = numbers.flatMap(({ printed }, line) => strokesOf(printed, 10 + 30 * line))
  const { dark, width, height } = drawn(strokes, 200, 30 * numbers.length + 10)
  const picture = { width, height, scale: 1, data: dark.map((value) => (value ? 20 : 255)) }
  const { components } = componentsOf(dark, width, height)
  const sightings = numbers.map(({ read, confidence = 0.95 }, line): Sighting => {
    const [top, bottom] = [10 + 30 * line, 30 + 30 * line]
    const own = components.filter((c) => c.top >= top && c.bottom <= bottom)
    const segment: Segment = { components: own, left: 0, top, right: width, bottom, letterHeight: 20 }
    return { word: { text: read, confidence, box: [0, 0, 1, 1] }, segment, left: 0, right: width }
  })
  return { sightings, picture }
}

function strokesOf(text: string, top: number): Rectangle[] {
  let left = 10
  return Array.from(text).flatMap((character): Rectangle[] => {
    const at = left
    left += character === '.' || character === '/' ? PITCH / 2 : PITCH
    if (character === '.') return [[at, top + 17, 3, 3]]
    if (character === '/') return [[at + 1, top, 2, 20]]
    const closed = Object.entries(STROKES).filter(([name]) => !OPEN[character]!.includes(name))
    return closed.map(([, [x, y, columns, rows]]) => [at + x, top + y, columns, rows])
  })
}
