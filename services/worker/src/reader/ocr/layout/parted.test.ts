import { componentsOf } from './components.ts'
import { parted } from './parted.ts'
import { drawn, type Rectangle } from './testing/drawn.ts'

const USUAL = 20
const UPPER: Rectangle = [40, 10, 10, 20]
const LOWER: Rectangle = [40, 34, 10, 20]
/** The letters after them. */
const FURTHER: Rectangle[] = [
  [54, 10, 10, 20],
  [54, 34, 10, 20],
]
/** The tail of a letter that touches the top of one below it. */
const TOUCHING: Rectangle[] = [
  [20, 10, 10, 20],
  [20, 30, 3, 6],
  [20, 34, 10, 20],
]

function boxesOf(rectangles: readonly Rectangle[]) {
  const { dark, width, height } = drawn(rectangles)
  const { components } = parted(componentsOf(dark, width, height), width, USUAL)
  return components.map(({ left, top, right, bottom }) => [left, top, right, bottom])
}

test('letters of two lines that touch are split between the lines', () => {
  const boxes = boxesOf([...TOUCHING, UPPER, LOWER, ...FURTHER])
  expect(boxes).toHaveLength(6)
  const [upper, lower] = boxes.filter(([left]) => left === 20).sort((a, b) => a[1]! - b[1]!)
  expect(upper![3]).toBe(lower![1])
  expect(lower![1]).toBeGreaterThanOrEqual(30)
  expect(lower![1]).toBeLessThanOrEqual(35)
})

test('a tall component with letters of one line beside it is one letter', () => {
  expect(boxesOf([[20, 10, 10, 44], UPPER])).toContainEqual([20, 10, 30, 54])
  expect(boxesOf([...TOUCHING, UPPER])).toContainEqual([20, 10, 30, 54])
})

test.each([10, 18])('a large letter beside vertical small print of %i is one letter', (size) => {
  const caption: Rectangle[] = [0, 1, 2, 3].map((row) => [8, 10 + (size + 2) * row, 8, size])
  const letter: Rectangle[] = [
    [20, 10, 3, 44],
    [20, 10, 20, 3],
    [20, 51, 20, 3],
    [37, 10, 3, 44],
  ]
  expect(boxesOf([...caption, ...letter])).toContainEqual([20, 10, 40, 54])
})
