import { componentsOf } from '../components.ts'
import { drawn, type Rectangle } from '../testing/drawn.ts'
import { withBoxesParted } from './touched-boxes.ts'

/** The boxes of the components after parting, from top to bottom. */
function partedAmong(rectangles: readonly Rectangle[]) {
  const { dark, width, height } = drawn(rectangles)
  const { components } = withBoxesParted(componentsOf(dark, width, height), width, 14)
  return components
    .map(({ left, top, right, bottom }) => [left, top, right, bottom])
    .toSorted((a, b) => a[1]! - b[1]! || a[0]! - b[0]!)
}

/** The sides of a box, `thick` pixels wide. */
function box(left: number, top: number, thick = 2, size = 24): Rectangle[] {
  return [
    [left, top, size, thick],
    [left, top + size - thick, size, thick],
    [left, top, thick, size],
    [left + size - thick, top, thick, size],
  ]
}

/** A "p" that ends at this height. */
function p(left: number, bottom: number): Rectangle[] {
  return [
    [left, bottom - 14, 2, 14],
    [left, bottom - 14, 8, 2],
    [left, bottom - 6, 8, 2],
    [left + 6, bottom - 14, 2, 10],
  ]
}

const CROSS: Rectangle[] = [
  [58, 48, 12, 3],
  [62, 44, 4, 12],
]

test('a box is parted from the letter of its label that touches it, ticked or not', () => {
  expect(partedAmong([...p(56, 40), ...box(50, 40)])).toEqual([
    [56, 26, 64, 40],
    [50, 40, 74, 64],
  ])
  expect(partedAmong([...p(56, 40), ...box(50, 40), ...CROSS])).toContainEqual([50, 40, 74, 64])
})

test('a box is parted from a letter below it, with the blur around the box', () => {
  expect(partedAmong([...box(50, 20), [60, 44, 3, 14]])).toEqual([
    [50, 20, 74, 46],
    [60, 46, 63, 58],
  ])
})

test('a letter whose side goes on above a box does not belong to the box', () => {
  expect(partedAmong([...p(50, 40), ...box(50, 40)])).toContainEqual([50, 40, 74, 64])
})

test('a box alone stays as it is, as does one with a broken side', () => {
  expect(partedAmong(box(50, 40))).toEqual([[50, 40, 74, 64]])
  const open = box(50, 40).filter(([left]) => left < 60)
  expect(partedAmong([...p(56, 40), ...open])).toHaveLength(1)
})

test('letters with straight sides that touch in a word are not boxes', () => {
  const word = [...box(50, 40), ...box(72, 40, 2, 22), ...p(60, 40)]
  expect(partedAmong(word)).toHaveLength(1)
  expect(partedAmong([...p(56, 40), ...box(50, 40), [79, 44, 3, 16]])).toHaveLength(2)
})

test('a bold letter of a heading is not a box', () => {
  expect(partedAmong([...p(56, 40), ...box(50, 40, 7, 26)])).toHaveLength(1)
})

test('a letter whose bowl reaches little beyond its straight parts is not a box', () => {
  expect(partedAmong([...box(50, 40), [54, 37, 14, 3], [54, 64, 14, 3]])).toHaveLength(1)
})
