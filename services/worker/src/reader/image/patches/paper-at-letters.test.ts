import type { Component } from '../../ocr/layout/components.ts'
import type { Picture } from '../picture.ts'
import { onOtherPaper } from './paper-at-letters.ts'

const [WIDTH, HEIGHT, PAPER] = [700, 300, 240]

/** Words of five letters of two strokes on paper with a little grain that grows lighter to the right. */
function scanned(paperAt: (x: number, y: number) => number = () => 0): { picture: Picture; letters: Component[] } {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    return PAPER + Math.round(x / 140 + ((at * 7_919) % 1_009) / 336) + paperAt(x, y)
  })
  const letters = Array.from({ length: 150 }, (_, i) => {
    const [left, top] = [40 + Math.floor((i % 30) / 5) * 105 + (i % 5) * 15, 30 + Math.floor(i / 30) * 50]
    for (let at = top * WIDTH + left; at < (top + 18) * WIDTH; at += WIDTH) {
      data.fill(60, at, at + 2)
      data.fill(60, at + 10, at + 12)
    }
    return { left, top, right: left + 12, bottom: top + 18, area: 72 } as Component
  })
  return { picture: { width: WIDTH, height: HEIGHT, data, scale: 1 }, letters }
}

function found(paperAt?: Parameters<typeof scanned>[0], grain = 1, counts = () => true) {
  const { picture, letters } = scanned(paperAt)
  return onOtherPaper(picture, letters, { paper: PAPER, grain }, counts)
}

/** A patch around the third letter of a word, as it is cut out with its paper. */
const patch = (by: number) => (x: number, y: number) => (x >= 278 && x < 294 && y >= 126 && y < 152 ? by : 0)

test('paper that changes across the page is no sign', () => {
  expect(found()).toEqual([])
})

test.each([
  ['darker', -4],
  ['lighter', 4],
])('a letter on %s paper than is beside it has its place', (way, by) => {
  expect(found(patch(by))).toEqual([{ box: [280, 130, 292, 148], as: [`on ${way} paper`] }])
})

test.each([
  ['differs as little as paper does', patch(-1)],
  ['is shaded on one side', (x: number, y: number) => (x >= 278 && y >= 126 && y < 152 ? -5 : 0)],
  ['differs at many letters', (x: number, y: number) => ((x - 38) % 105 < 16 && y > 170 ? -5 : 0)],
])('paper that %s is no sign', (_, paperAt) => {
  expect(found(paperAt)).toEqual([])
})

test('nor are pages without grain, and places that do not count', () => {
  expect(found(patch(-4), 0)).toEqual([])
  expect(found(patch(-4), 1, () => false)).toEqual([])
})
