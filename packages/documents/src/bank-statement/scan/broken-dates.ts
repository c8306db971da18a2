import { lineInOrder, type Line } from '../../page/lines.ts'
import { height, union, type Word } from '../../page/page.ts'
import { isMonthName } from '../../text/date.ts'

/** "10-02-", where a narrow column broke the date behind its last hyphen. */
const BEGINNING = /^\d{1,2}([-/])\d{1,2}\1$/
const YEAR = /^(?:\d{4}|\d{2})$/
const DAY = /^\d{1,2}$/

/** Lines with each date whole again that a narrow column holds on two: "10-02-" over "2026", "21" over "AUG". */
export function withDatesWhole(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, i) => {
    const [before, next] = [lines[i - 1], lines[i + 1]]
    const rest = next && restUnder(line, next)
    const words = before && restUnder(before, line) ? line.words.slice(1) : line.words
    if (rest) return [lineInOrder([joined(line.words[0]!, rest), ...line.words.slice(1)])]
    return words === line.words ? [line] : words.length > 0 ? [lineInOrder(words)] : []
  })
}

function restUnder(line: Line, below: Line): Word | null {
  const [first, rest] = [line.words[0]!, below.words[0]!]
  const isYear = BEGINNING.test(first.text) && YEAR.test(rest.text)
  if (!isYear && !(DAY.test(first.text) && isMonthName(rest.text) && standsApart(line) && standsApart(below)))
    return null
  const isFlush = Math.abs(first.box[0] - rest.box[0]) < 0.5 * height(first)
  return isFlush && rest.box[1] - first.box[3] < height(first) ? rest : null
}

/** Whether the first word of a line is a cell of its own. */
function standsApart({ words: [first, second] }: Line): boolean {
  return second === undefined || second.box[0] - first!.box[2] > height(first!)
}

function joined(first: Word, rest: Word): Word {
  const text = DAY.test(first.text) ? `${first.text}-${rest.text}` : first.text + rest.text
  const box = union([first.box, rest.box])
  return { ...first, text, box, confidence: Math.min(first.confidence, rest.confidence) }
}
