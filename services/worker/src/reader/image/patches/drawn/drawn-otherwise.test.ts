import type { Box } from '@income/documents'
import type { Component } from '../../../ocr/layout/components.ts'
import type { Picture } from '../../picture.ts'
import { drawnOtherwise } from './drawn-otherwise.ts'
import { isDrawn } from './is-drawn.ts'

const [WIDTH, HEIGHT, PAPER] = [500, 240, 255]

interface Drawn {
  /** The grey of the left edge of the letters of a figure. */
  edgeOf?: (figure: number) => number
  /** The grey of its letters. */
  inkOf?: (figure: number) => number
  paperAt?: (at: number) => number
}

/** Twenty figures of four letters with a soft edge, of which there are three kinds. */
function page({ edgeOf = () => 140, inkOf = () => 0, paperAt = () => PAPER }: Drawn = {}) {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => paperAt(at))
  const figures = Array.from({ length: 20 }, (_, i) => [20 + (i % 4) * 110, 20 + Math.floor(i / 4) * 40] as const)
  const letters = figures.flatMap(([left, top], figure) =>
    [0, 1, 2, 3].map((i) => {
      const [from, wide] = [left + 14 * i, 8 + ((figure + i) % 3)]
      for (let y = top; y < top + 14; y++) {
        data.fill(inkOf(figure), y * WIDTH + from, y * WIDTH + from + wide)
        data[y * WIDTH + from] = edgeOf(figure)
      }
      return { left: from, top, right: from + wide, bottom: top + 14, area: 14 * wide } as Component
    }),
  )
  const boxes = figures.map(([left, top]): Box => [left - 2, top - 2, left + 60, top + 16])
  const picture: Picture = { width: WIDTH, height: HEIGHT, data, scale: 1 }
  return { picture, letters, boxes }
}

function found(drawn: Drawn) {
  const { picture, letters, boxes } = page(drawn)
  return drawnOtherwise(picture, letters, boxes).map((box) => boxes.indexOf(box))
}

test('a figure whose letters are drawn with other edges than all others was drawn by another program', () => {
  expect(found({})).toEqual([])
  expect(found({ edgeOf: (figure) => (figure === 7 ? 100 : 140) })).toEqual([7])
})

test('a figure in colour, and a page on which each letter differs, say nothing', () => {
  expect(found({ inkOf: (figure) => (figure === 7 ? 40 : 0) })).toEqual([])
  expect(found({ edgeOf: (figure) => 100 + figure })).toEqual([])
})

test('paper of one grey up to the print was drawn, and paper that compression scattered around it was not', () => {
  expect(isDrawn(page().picture, PAPER)).toBe(true)
  expect(isDrawn(page({ paperAt: (at) => PAPER - (at % 7) }).picture, PAPER)).toBe(false)
})
