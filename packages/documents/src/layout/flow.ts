import type { Figure } from './lexer/numbers.ts'
import { Line, linesOf } from './lines.ts'
import { partsOf, type Phrase, phrasesOf } from './cells.ts'
import { blanksIn, holds, median } from './geometry.ts'
import { type Pass, runPasses } from '../model/pass.ts'
import { type Box, height, type Page, top, union, type Word, textOf } from '../model/page.ts'
import { type ExtractedField, type Evidence, evidenceAt } from '../model/document.ts'

/** A line of a flow with its phrases and amounts. */
export class FlowLine extends Line {
  readonly em: number
  #phrases: Phrase[] | undefined
  #parts: ReturnType<typeof partsOf> | undefined

  constructor(words: readonly Word[], em: number) {
    super(words)
    this.em = em
  }

  get phrases(): Phrase[] {
    return (this.#phrases ??= phrasesOf(this, this.em))
  }

  get figures(): Figure[] {
    return (this.#parts ??= partsOf(this, this.em)).figures
  }

  /** The phrases between the amounts. */
  get labels(): Phrase[] {
    return (this.#parts ??= partsOf(this, this.em)).phrases
  }
}

/** The part of a page that belongs to one document. */
export interface Slice {
  page: Page
  words: readonly Word[]
}

/** Removes noise from a slice's words before lines are made: leaders, rulings, box numbers. */
export type NoisePass = Pass<readonly Word[], Page>

/**
 * The slices of one document placed under one another, so that a table over two pages is one table. Boxes are in points of the
 * flow; `evidenceOf` maps them back to the page.
 */
export interface Flow {
  /** The page it begins on. */
  page: Page
  words: Word[]
  lines: FlowLine[]
  parts: { page: Page; offset: number }[]
  /** Height of a line of ordinary text: the unit of gaps and tolerances. */
  em: number
  /** The usual blank between two words of a phrase. */
  readonly blank: number
}

export function flowOf(slices: readonly Slice[], noise: readonly NoisePass[]): Flow {
  const words: Word[] = []
  const parts: Flow['parts'] = []
  let offset = 0
  for (const { page, words: own } of slices) {
    parts.push({ page, offset })
    for (const word of runPasses(noise, own, page))
      words.push(offset === 0 ? word : { ...word, box: shifted(word.box, offset) })
    offset += page.height
  }
  const em = median(words.map(height)) ?? 10
  const lines = linesOf({ words }).map((line) => new FlowLine(line.words, em))
  let blank: number | undefined
  return {
    page: slices[0]!.page,
    words,
    lines,
    parts,
    em,
    get blank() {
      return (blank ??= usualBlank(lines))
    },
  }
}

const usualBlank = (lines: readonly FlowLine[]) =>
  median(lines.flatMap(({ labels }) => labels.flatMap(({ words }) => blanksIn(words)))) ?? 0

/** The page at a position in the flow, and how far the flow has moved it down. */
export const partAt = (flow: Flow, y: number): { page: Page; offset: number } =>
  flow.parts.findLast((part) => part.offset <= y) ?? flow.parts[0]!

const shifted = ([left, upper, right, lower]: Box, by: number): Box => [left, upper + by, right, lower + by]

/** The line of a flow with a word. */
export const lineWith = <L extends Line>({ lines }: { lines: readonly L[] }, word: Word): L | undefined =>
  lines.find(({ words }) => words.includes(word))

/** The words whose middles are within a rectangle of the flow. */
export const wordsWithin = (flow: Flow, area: Box): Word[] => flow.words.filter((word) => holds(area, word))

export function evidenceOf(flow: Flow, words: readonly Word[]): Evidence {
  const first = words.reduce((a, b) => (top(b) < top(a) ? b : a))
  const { page, offset } = partAt(flow, top(first))
  const here = words.filter((word) => partAt(flow, top(word)).page === page)
  const [left, upper, right, lower] = union(here.map((word) => word.box))
  return evidenceAt(page, [left, upper - offset, right, lower - offset])
}

/** The lowest confidence of the words; words of a text layer are certain. */
export const readingConfidence = (words: readonly Word[]) => Math.min(1, ...words.map((word) => word.confidence))

/** A field that was read from these words. */
export function fieldOf(flow: Flow, words: readonly Word[], value: string, confidence: number): ExtractedField {
  return { value, raw: textOf(words), ...evidenceOf(flow, words), confidence }
}
