import { cellsOf, lineOf, type Line } from '../../page/lines.ts'
import { height, type Word } from '../../page/page.ts'
import { figuresOf, type Figure } from './figure.ts'

/** Words that stand together: the text of a table's cell, a label, a name. */
export type Phrase = Line

/** Wider than the blank between two words, narrower than the gutter between two columns. */
const GAP = 0.85

export function phrasesOf(line: Line, em: number): Phrase[] {
  return cellsOf(line, GAP * Math.max(em, ...line.words.map(height)))
}

/** A line taken apart into its numbers and the phrases between them. */
export function partsOf(line: Line, em: number): { figures: Figure[]; phrases: Phrase[] } {
  const figures = figuresOf(line.words)
  const numbers = new Set(figures.flatMap((figure) => figure.words))
  const phrases: Phrase[] = []
  let run: Word[] = []
  const close = () => {
    if (run.length > 0) phrases.push(...phrasesOf(lineOf(run), em))
    run = []
  }
  for (const word of line.words) {
    if (numbers.has(word)) close()
    else run.push(word)
  }
  close()
  return { figures, phrases }
}
