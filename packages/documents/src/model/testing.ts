import type { Page, Word } from './page.ts'

const COLUMN = 5
const ROW = 12
const TEXT_HEIGHT = 9

export interface HandMade {
  number?: number
  source?: Page['source']
  confidence?: number
  /** Line spacing in points; letters are 9 points high. */
  step?: number
}

/** Every page drawn so far. `evaluate --save` keeps them, so that a changed rule is compared on all drawings. */
export const drawnPages: Page[] = []

/**
 * A page in a fixed-width face, for tests: every line of the text is a line of the page, every blank a column, so that a table
 * drawn in the test has the same columns on the page.
 */
export function pageFromText(
  text: string,
  { number = 1, source = 'text_layer', confidence = 1, step = ROW }: HandMade = {},
): Page {
  const lines = text.replace(/^\n/, '').split('\n')
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match) => wordAt(match, row * step, confidence)),
  )
  const width = Math.max(612, ...words.map((word) => word.box[2] + 36))
  const height = Math.max(792, (lines.length + 6) * step)
  return drawn({ number, width, height, source, words, formFields: [] })
}

/** Records a page among those drawn. */
export function drawn(page: Page): Page {
  drawnPages.push(page)
  return page
}

function wordAt(match: RegExpExecArray, down: number, confidence: number): Word {
  const left = 36 + match.index * COLUMN
  const top = 36 + down
  // A little narrower than its columns, so that words do not touch.
  return { text: match[0], box: [left, top, left + match[0].length * COLUMN - 0.5, top + TEXT_HEIGHT], confidence }
}
