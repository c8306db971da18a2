import type { Figure } from '../lexer/figures.ts'
import type { Line } from '../lines.ts'
import { partsOf, phrasesOf, type Phrase } from '../phrases.ts'

/** A line of a flow with what its words make, worked out once. */
export interface FlowLine extends Line {
  phrases: Phrase[]
  figures: Figure[]
  /** The phrases between the figures. */
  labels: Phrase[]
}

export function readLine(line: Line, em: number): FlowLine {
  const { figures, phrases: labels } = partsOf(line, em)
  return { ...line, phrases: phrasesOf(line, em), figures, labels }
}
