import { bottom, left, right, top, type Word } from '../../../model/page.ts'
import type { Line } from '../../../layout/lines.ts'
import { findDates, type PrintedDate } from '../../../entities/date.ts'
import type { FlowLine } from '../../../layout/flow/flow-line.ts'
import { isRangeMark } from '../../../entities/date-range.ts'

interface PlacedDate {
  date: PrintedDate
  words: Word[]
}

/** A cell that ends with the mark of a range: "05/03/2026 -". */
const OPEN = /\d\s?(?:[-–—]|to|thru|through)$/i

/** The ends of periods that their cells break over two lines, by the first word of the date they begin with. */
export function rangesOverLines(lines: readonly FlowLine[]): Map<Word, PlacedDate> {
  const ends = new Map<Word, PlacedDate>()
  for (const [i, line] of lines.entries()) {
    for (const cell of line.phrases.filter(({ text }) => OPEN.test(text))) {
      const from = datesIn(cell).at(-1)
      const end = from && endBelow(cell, from, lines[i + 1])
      if (end) ends.set(from.words[0]!, end)
    }
  }
  return ends
}

/** The date right under an open cell, where nothing but the mark stands behind the cell's own. */
function endBelow(cell: Line, from: PlacedDate, next: FlowLine | undefined): PlacedDate | null {
  const behind = cell.words.slice(cell.words.indexOf(from.words.at(-1)!) + 1)
  const isOpen = behind.length === 0 || isRangeMark(behind.map(({ text }) => text).join(' '))
  if (!isOpen || !next || top(next) - bottom(cell) > bottom(cell) - top(cell)) return null
  const under = next.phrases.find((phrase) => left(phrase) < right(cell) && left(cell) < right(phrase))
  const to = under && datesIn(under)[0]
  return to && to.words[0] === under.words[0] ? to : null
}

function datesIn(line: Line): PlacedDate[] {
  return findDates(line.text).map(({ date, start, end }) => ({ date, words: wordsAt(line, start, end) }))
}

/** The words of a line from one character of its text to another. */
export function wordsAt(line: Line, start: number, end: number): Word[] {
  let at = 0
  return line.words.filter((word) => {
    const from = at
    at += word.text.length + 1
    return from < end && from + word.text.length > start
  })
}
