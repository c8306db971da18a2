import { left, middleX, middleY, height, top, type Box, type Word } from '../model/page.ts'
import { looksFilled, readAmount } from './amounts.ts'
import type { Reading } from './reading.ts'

/** Points between the left edges of the numbers of a column. */
const AT_EDGE = 4
/** How far below its label an amount stands at most, in parts of its height. */
const DEPTH = 1.5
const BOX_NUMBERS = new Set(Array.from({ length: 20 }, (_, index) => String(index + 1)))

/** What a box holds that is labelled here; `isUnread` where it has figures that are no amount. */
export interface BoxAmount {
  amount: Reading | null
  isUnread: boolean
}

/** The amount in a box. */
export function amountInBox(words: readonly Word[], label: Box | undefined, page: number): BoxAmount {
  const own = rightUnder(withoutBoxNumbers(words, label), label)
  const amount = readAmount(own, page)
  return { amount, isUnread: amount === null && looksFilled(own) }
}

/** What is in a box besides its own number and, at the same edge, that of the next one, which OCR may have torn from their labels. */
function withoutBoxNumbers(words: readonly Word[], label: Box | undefined): readonly Word[] {
  const isAtEdge = (word: Word) => label !== undefined && Math.abs(left(word) - left({ box: label })) < AT_EDGE
  return words.filter((word) => !(BOX_NUMBERS.has(word.text) && isAtEdge(word)))
}

/**
 * What stands right under the label, where that is an amount with its cents: print beside a form without a neighbour reaches
 * into its boxes.
 */
function rightUnder(words: readonly Word[], label: Box | undefined): readonly Word[] {
  if (!label) return words
  const under = words.filter(
    (word) =>
      middleX(word) > label[0] - AT_EDGE &&
      middleX(word) < label[2] + AT_EDGE &&
      middleY(word) > label[3] - AT_EDGE &&
      top(word) - label[3] < DEPTH * height(word),
  )
  return /\.\d\d\b/.test(readAmount(under, 0)?.raw ?? '') ? under : words
}
