import type { Box } from '@income/documents'
import { heightOf, type Component } from '../../../ocr/layout/components.ts'
import type { Picture } from '../../picture.ts'
import { pixelsOf } from '../exact-copies.ts'

/** The letters of a figure that show how it was drawn. */
const LETTERS = 4
const WHITE = 255
/** Letters of one height that show how a page draws them, and the share of them that has an exact double in another figure. */
const LEAST_ALIKE = 30
const ALIKE = 0.85
/** The same share for a figure that another program drew. */
const MOST_ALIKE = 0.15
/** If there are more such figures, the page is drawn in several ways. */
const MOST_PLACES = 2
/** In pixels. */
const SAME_HEIGHT = 1
/** As a share: bold letters have more. */
const SAME_INK = 0.08
/** Grey levels: coloured print is paler. */
const SAME_GREY = 10

interface Figure {
  box: Box
  letters: readonly Component[]
  height: number
  /** How dark a letter is in all. */
  ink: number
  darkest: number
}

/**
 * Figures of a screenshot that another program drew. A program draws a letter with the same pixels wherever it stands; one
 * that is drawn onto the picture later rounds its edges otherwise. Boxes in pixels.
 */
export function drawnOtherwise(picture: Picture, letters: readonly Component[], boxes: readonly Box[]): Box[] {
  const figures = boxes.flatMap((box) => figureIn(picture, box, letters))
  const keys = new Map(figures.flatMap(({ letters }) => letters).map((letter) => [letter, pixelsOf(picture, letter)]))
  const figuresByKey = new Map<string, Set<Figure>>()
  for (const figure of figures) {
    for (const letter of figure.letters) {
      const key = keys.get(letter)!
      const own = figuresByKey.get(key) ?? new Set()
      figuresByKey.set(key, own.add(figure))
    }
  }
  const alike = ({ letters }: Figure) =>
    letters.filter((letter) => figuresByKey.get(keys.get(letter)!)!.size > 1).length
  const found = figures.filter((figure) => {
    const { letters } = figure
    if (letters.length < LETTERS || alike(figure) > MOST_ALIKE * letters.length) return false
    const others = figures.filter((other) => other !== figure && isOfStyle(other, figure))
    const all = others.reduce((sum, other) => sum + other.letters.length, 0)
    const doubles = others.reduce((sum, other) => sum + alike(other), 0)
    return all >= LEAST_ALIKE && doubles >= ALIKE * all
  })
  return found.length > MOST_PLACES ? [] : found.map(({ box }) => box)
}

function figureIn(picture: Picture, box: Box, all: readonly Component[]): Figure[] {
  const [left, top, right, bottom] = box
  const letters = all.filter((letter) => {
    const [x, y] = [(letter.left + letter.right) / 2, (letter.top + letter.bottom) / 2]
    return left <= x && x <= right && top <= y && y <= bottom
  })
  if (letters.length === 0) return []
  const greys = letters.map((letter) => pixelsIn(picture, letter))
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!
  return [
    {
      ...{ box, letters, height: middle(letters.map(heightOf)) },
      ink: middle(greys.map((own) => own.reduce((sum, grey) => sum + WHITE - grey, 0))),
      darkest: Math.min(...greys.flat()),
    },
  ]
}

/** Whether figures are as large, as heavy and as dark as each other. */
function isOfStyle(one: Figure, other: Figure): boolean {
  return (
    Math.abs(one.height - other.height) <= SAME_HEIGHT &&
    Math.abs(one.darkest - other.darkest) <= SAME_GREY &&
    Math.abs(one.ink - other.ink) <= SAME_INK * other.ink
  )
}

function pixelsIn({ width, data }: Picture, { left, top, right, bottom }: Component): number[] {
  const rows = Array.from({ length: bottom - top }, (_, y) => (top + y) * width)
  return rows.flatMap((row) => [...data.subarray(row + left, row + right)])
}
