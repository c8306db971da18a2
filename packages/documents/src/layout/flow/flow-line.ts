import type { Figure } from '../lexer/figures.ts'
import type { Line } from '../lines.ts'
import { partsOf, phrasesOf, type Phrase } from '../phrases.ts'

/** A line of a flow with what its words make. */
export interface FlowLine extends Line {
  readonly phrases: Phrase[]
  readonly figures: Figure[]
  /** The phrases between the figures. */
  readonly labels: Phrase[]
}

/** What a line's words make is worked out when it is first asked for. */
export function readLine({ words, box, text }: Line, em: number): FlowLine {
  const line = { words, box, text }
  let phrases: Phrase[] | undefined
  let parts: ReturnType<typeof partsOf> | undefined
  return {
    ...line,
    get phrases() {
      return (phrases ??= phrasesOf(line, em))
    },
    get figures() {
      return (parts ??= partsOf(line, em)).figures
    },
    get labels() {
      return (parts ??= partsOf(line, em)).phrases
    },
  }
}
