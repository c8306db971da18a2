import type { FormField, Page, Word } from '../model/page.ts'
import { drawn } from '../model/testing.ts'

/** A text of a hand-made form: where it begins, the middle of its row, and what it says. */
export type Placed = readonly [x: number, y: number, text: string]

const LETTER_WIDTH = 4
const WORD_GAP = 2
const HALF_HEIGHT = 4

/** A page of a form made of texts at their places (points), for tests. Long texts run on to the right. */
export function formPage(texts: readonly Placed[], more: Partial<Page> = {}): Page {
  const source = more.source ?? 'text_layer'
  const confidence = source === 'ocr' ? 0.95 : 1
  const words = texts.flatMap(([x, y, text]) => wordsAt(x, y, text, confidence))
  return drawn({ number: 1, width: 612, height: 792, source, words, formFields: [], ...more })
}

/** An amount that ends at the right edge of its box. */
export function endingAt(right: number, y: number, text: string): Placed {
  return [right - text.length * LETTER_WIDTH, y, text]
}

/** A text field of a box that begins at x. */
export function field(x: number, y: number, value: string, width = 72): FormField {
  return { name: `f_${x}_${y}`, kind: 'text', value, box: [x, y - 6, x + width, y + 6] }
}

export function checkbox(x: number, y: number, value: string): FormField {
  return { name: `c_${x}_${y}`, kind: 'checkbox', value, box: [x, y - 4, x + 8, y + 4] }
}

function wordsAt(x: number, y: number, text: string, confidence: number): Word[] {
  let left = x
  return text.split(' ').map((word) => {
    const right = left + word.length * LETTER_WIDTH
    const made: Word = { text: word, box: [left, y - HALF_HEIGHT, right, y + HALF_HEIGHT], confidence }
    left = right + WORD_GAP
    return made
  })
}
