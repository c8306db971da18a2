import { lineInOrder, type Line } from '../../page/lines.ts'
import { height, union, type Word } from '../../page/page.ts'
import { isMonthName } from '../../text/date.ts'

/** "10-02-", where a narrow column broke the date behind its last hyphen. */
const BEGINNING = /^\d{1,2}([-/])\d{1,2}\1$/
/** "19-", broken before the month. */
const DAY_BROKEN = /^\d{1,2}-$/
const YEAR = /^(?:\d{4}|\d{2})$/
const DAY = /^\d{1,2}$/

/** Lines with each date whole again that a narrow column holds on two: "10-02-" over "2026", "21" over "AUG". */
export function withDatesWhole(lines: readonly Line[]): Line[] {
  return withMonthsJoined(lines).flatMap((line, i, lines) => {
    const [before, next] = [lines[i - 1], lines[i + 1]]
    const rest = next && restUnder(line, next)
    const words = before && restUnder(before, line) ? line.words.slice(1) : line.words
    if (rest) return [lineInOrder([joined(line.words[0]!, rest), ...line.words.slice(1)])]
    return words === line.words ? [line] : words.length > 0 ? [lineInOrder(words)] : []
  })
}

/** "19-  18-" over "DEC  DEC", wherever on their lines the columns of the dates are. */
function withMonthsJoined(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ words }) => words.some(({ text }) => DAY_BROKEN.test(text)))) return lines
  const taken = new Set<Word>()
  return lines.flatMap((line, i) => {
    const words = line.words
      .filter((word) => !taken.has(word))
      .map((word) => {
        const month = DAY_BROKEN.test(word.text) ? monthUnder(word, lines[i + 1]) : undefined
        if (month) taken.add(month)
        return month ? joined(word, month) : word
      })
    return words.length === 0 ? [] : [lineInOrder(words)]
  })
}

function monthUnder(day: Word, below: Line | undefined): Word | undefined {
  return below?.words.find(
    ({ text, box }) =>
      isMonthName(text) && Math.abs(box[0] - day.box[0]) < 0.5 * height(day) && box[1] - day.box[3] < height(day),
  )
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
