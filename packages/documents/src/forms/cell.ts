import { type Box, middleX, middleY, right, union, type Page, byLeft } from '../model/page.ts'
import { type Written, writtenBy } from './caption.ts'
import { type Flow, flowOf, type NoisePass } from '../layout/flow.ts'
import { hasTickSign, isTick } from '../vocabulary/word-lists.ts'
import { withoutLeaders, withoutPiecesOfRules } from '../layout/noise.ts'

/** A cell of a table without rules: its row by its middle, and its sides. All in points. */
interface Cell {
  middle: number
  left: number
  right: number
}

/** Rows of a form are twelve points apart. */
const SAME_ROW = 6
/** Rules of a scan, and the dots that lead to a box. */
const NO_TEXT = /^[^\p{L}\p{N}%]+$/u
const isNoText = (text: string) => NO_TEXT.test(text) && !hasTickSign(text)

/** The text in a cell, typed into a field or printed; null if it is blank. */
export function writtenIn(cell: Cell, { page, words }: Flow): Written | null {
  const typed = page.formFields.filter(
    (field) => field.kind === 'text' && field.value.trim() !== '' && isInside(field, cell),
  )
  if (typed.length > 0) {
    const ordered = [...typed].sort(byLeft)
    const text = ordered.map(({ value }) => value.trim()).join(' ')
    return { text, box: union(ordered.map(({ box }) => box)), confidence: 1 }
  }
  const drawn = words.filter(
    (word) => isInside(word, cell) && right(word) <= cell.right + SAME_ROW && !isNoText(word.text),
  )
  return drawn.length > 0 ? writtenBy(drawn) : null
}

const isInside = (place: { box: Box }, cell: Cell) =>
  Math.abs(middleY(place) - cell.middle) < SAME_ROW && middleX(place) > cell.left && middleX(place) < cell.right

/** The tick in a cell: the state of a field, or a drawn cross. */
export function tickedIn(cell: Cell, flow: Flow): Written | null {
  const box = flow.page.formFields.find(
    (field) => field.kind === 'checkbox' && field.value !== '' && isInside(field, cell),
  )
  if (box) return { text: box.value, box: box.box, confidence: 1 }
  const drawn = writtenIn(cell, flow)
  return drawn && isTick(drawn.text) ? drawn : null
}

/** Noise on a form, removed in this order. */
const NOISE: readonly NoisePass[] = [
  { name: 'dots to the boxes go', example: 'Wages . . . . . 1a', run: withoutLeaders },
  { name: 'pieces of rules go', example: '| 5,321', run: withoutPiecesOfRules },
]

/** A page of a form. */
export const formFlow = (page: Page): Flow => flowOf([{ page, words: page.words }], NOISE)
