import { componentsOf } from './components.ts'
import { drawn, type Rectangle } from './testing/drawn.ts'
import { withoutUprightPrint } from './upright-print.ts'

/** The height of most letters on the page. */
const USUAL = 12
const LETTER: Rectangle = [60, 20, 12, 16]

/** Letters of 8 by 7 pixels, one below the other. */
function caption(count: number, pitch: number): Rectangle[] {
  return Array.from({ length: count }, (_, row) => [40, 10 + pitch * row, 8, 7])
}

function left(rectangles: readonly Rectangle[], usual = USUAL): number {
  const { dark, width, height } = drawn(rectangles)
  return withoutUprightPrint(componentsOf(dark, width, height).components, usual).length
}

test('a vertical caption is left out, and the letter beside it stays', () => {
  expect(left([...caption(4, 10), LETTER])).toBe(1)
})

test('letters of consecutive lines stay: they have others beside them', () => {
  const second = caption(4, 10).map(([x, ...rest]): Rectangle => [x + 10, ...rest])
  expect(left([...caption(4, 10), ...second])).toBe(8)
})

test('a column of digits in rows stays, and so do two letters below each other', () => {
  expect(left(caption(4, 14))).toBe(4)
  expect(left(caption(4, 10), 7)).toBe(4)
  expect(left(caption(2, 10))).toBe(2)
})
