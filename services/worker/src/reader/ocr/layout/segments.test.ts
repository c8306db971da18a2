import { segmentsOf } from './segments.ts'
import { componentsOf, type Component } from './components.ts'
import { usualHeight, withoutNoise } from './noise.ts'
import { drawn, type Rectangle } from './testing/drawn.ts'

/** Letters as bars: only their positions and heights matter. */
function letters(count: number, left: number, bottom: number, height: number): Rectangle[] {
  return Array.from({ length: count }, (_, index) => [left + index * height, bottom - height, height / 2, height])
}

function boxesOf(rectangles: readonly Rectangle[], scale = 1) {
  const { dark, width, height } = drawn(rectangles)
  const { components, labels } = componentsOf(dark, width, height)
  const segments = segmentsOf(withoutNoise(components, labels, { width }), scale)
  return segments.map(({ left, top, right, bottom }) => [left, top, right, bottom]).sort((a, b) => a[0]! - b[0]!)
}

test('letters of one line are one segment; those beyond a wide gap are another', () => {
  expect(boxesOf([...letters(4, 10, 40, 10), ...letters(3, 90, 40, 10)])).toEqual([
    [10, 30, 45, 40],
    [90, 30, 115, 40],
  ])
})

test('small print beside a heading is a separate line', () => {
  const heading = letters(4, 60, 60, 30)
  expect(boxesOf([...letters(4, 20, 60, 8), ...heading])).toEqual([
    [20, 52, 48, 60],
    [60, 30, 165, 60],
  ])
})

test('a comma as high as small print belongs to the large letters around it', () => {
  expect(boxesOf([...letters(2, 10, 60, 30), [58, 56, 4, 10], ...letters(2, 66, 60, 30)])).toEqual([[10, 30, 111, 66]])
})

test('a point in a wide gap joins the digits on both sides of it', () => {
  const [whole, cents] = [letters(3, 10, 40, 14), letters(2, 65, 40, 14)]
  expect(boxesOf([...whole, ...cents], 4)).toHaveLength(2)
  expect(boxesOf([...whole, [52, 36, 4, 4], ...cents], 4)).toEqual([[10, 26, 86, 40]])
})

test('a two-digit number beside the tall edge of a bar is not a mark of the bar', () => {
  const bar: Rectangle = [110, 20, 15, 74]
  const boxes = boxesOf([...letters(8, 10, 110, 10), bar, ...letters(2, 85, 60, 12)], 2)
  expect(boxes).toContainEqual([85, 48, 103, 60])
})

test('a shaded patch does not swallow the line beside it', () => {
  expect(boxesOf([...letters(6, 60, 35, 10), [10, 10, 35, 38]])).toEqual([[60, 25, 115, 35]])
})

function frame(left: number, size: number, stroke: number): Rectangle[] {
  return [
    [left, 60 - size, size, stroke],
    [left, 60 - stroke, size, stroke],
    [left, 60 - size, stroke, size],
    [left + size - stroke, 60 - size, stroke, size],
  ]
}

test('a check box is left out; a zero with straight sides is not', () => {
  const print = letters(8, 10, 20, 10)
  const line = letters(3, 60, 60, 20)
  expect(boxesOf([...print, ...frame(30, 20, 1), ...line])).toContainEqual([60, 40, 110, 60])
  expect(boxesOf([...print, ...frame(30, 20, 3), ...line])).toContainEqual([30, 40, 110, 60])
})

test('an initial with straight sides and a bar across is a letter, even alone', () => {
  const print = letters(3, 10, 20, 20)
  const bar: Rectangle = [80, 49, 20, 2]
  expect(boxesOf([...print, ...frame(80, 20, 2)])).not.toContainEqual([80, 40, 100, 60])
  expect(boxesOf([...print, ...frame(80, 20, 2), bar])).toContainEqual([80, 40, 100, 60])
})

test('a thin letter as full as a frame stays in its word; a check box keeps its distance', () => {
  const letter = frame(30, 20, 1)
  expect(boxesOf([...letter, ...letters(4, 53, 60, 14)])[0]).toEqual([30, 40, 102, 60])
  expect(boxesOf([...letter, ...letters(4, 57, 60, 14)])[0]).toEqual([57, 46, 106, 60])
})

test('five dots in a row among the letters of a line belong to it; outside of it they are a leader', () => {
  const dots = (left: number): Rectangle[] => Array.from({ length: 5 }, (_, at) => [left + 14 * at, 37, 4, 4])
  const line = letters(6, 10, 40, 14)
  expect(boxesOf([...line, ...dots(19)], 4)).toEqual([[10, 26, 87, 41]])
  expect(boxesOf([...line, ...dots(120)], 4)).toEqual([[10, 26, 87, 40]])
})

test('two touching digits after a point are not a box', () => {
  const eights: Rectangle[] = [
    [40, 20, 22, 2],
    [40, 39, 22, 2],
    [40, 20, 2, 21],
    [60, 20, 2, 21],
    [50, 20, 3, 21],
  ]
  const number: Rectangle[] = [
    [8, 20, 4, 21],
    [20, 20, 10, 21],
    [33, 37, 4, 4],
  ]
  expect(boxesOf([...number, ...eights])).toEqual([[8, 20, 62, 41]])
})

test('two touching digits are not a box anywhere: their sides meet in the middle', () => {
  const touching: Rectangle[] = [...frame(60, 20, 3), ...frame(78, 20, 3)]
  expect(boxesOf([...letters(3, 10, 20, 20), ...touching])).toContainEqual([60, 40, 98, 60])
})

test('a small letter is not a box, though all of it except its corners lies at its sides', () => {
  const roundish: Rectangle[] = [
    [41, 50, 8, 1],
    [41, 59, 8, 1],
    [40, 51, 1, 8],
    [49, 51, 1, 8],
  ]
  expect(boxesOf([...roundish, ...letters(4, 70, 20, 10)])).toContainEqual([40, 50, 50, 60])
})

test('the usual height is that of most components', () => {
  const piece = (height: number): Component => ({ label: 1, left: 0, top: 0, right: 5, bottom: height, area: 9 })
  expect(usualHeight([piece(10), piece(10), piece(40), piece(2)])).toBe(10)
})
