import { type Line } from '../../../layout/lines.ts'
import { tableCellsOf } from '../../../layout/cells.ts'
import { height } from '../../../model/page.ts'
import { isMoney, tokensOf, type Token } from '../../../layout/lexer/tokens.ts'

/** So many words in small letters make a line one of sentences. */
const LEAST = 6
/** What ends a sentence; a name's initial does not. */
const END = /(?:\p{L}{2}|\d)[.!?]$/u

/** What the line above says of the first amount of a line that goes on with its sentence: "3 deposits amounting to" over "$4,736.95". */
export function saidAbove(lines: readonly Line[], at: number): Token[] {
  const [above, line] = [lines[at - 1], lines[at]!]
  if (!above || !isOfSentences(above) || !isOfSentences(line)) return []
  const isFlush = Math.abs(above.box[0] - line.box[0]) < height(line)
  if (!isFlush || line.box[1] - above.box[3] > height(line)) return []
  const tokens = tokensOf(above)
  return tokens.slice(tokens.findLastIndex((token) => isMoney(token) || END.test(token.text)) + 1)
}

function isOfSentences(line: Line): boolean {
  return (
    tableCellsOf(line).length === 1 && line.words.filter(({ text }) => /^\p{Ll}+[,.;]?$/u.test(text)).length >= LEAST
  )
}
