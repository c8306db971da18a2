import { bottom, top, type Word } from '../../model/page.ts'
import { findDates, isoDate } from '../../entities/date.ts'
import { nearestInLine } from '../../layout/geometry.ts'
import type { Phrase } from '../../layout/phrases.ts'
import type { Flow, FlowLine } from '../../layout/flow.ts'
import { columnRole } from './vocabulary/column.ts'
import { dateMeaning } from './vocabulary/date-label.ts'

interface Paydays {
  line: FlowLine
  /** The cell of each day, and behind them perhaps that of the year. */
  days: readonly Phrase[]
  years: readonly Phrase[]
}

/**
 * Cuts a page on which the amounts of several paydays stand side by side, "Pay date, 10/02/26, 10/16/26, Year to date", into
 * the words of each; the year's are those of the last.
 */
export function stubsByPayday(flow: Flow): Word[][] {
  const found = flow.lines.flatMap((line) => paydaysIn(line) ?? [])[0]
  if (!found) return []
  const last = found.days.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))[0]!
  const others = (day: Phrase) => [...found.days, ...(day === last ? [] : found.years)].filter((cell) => cell !== day)
  return found.days.map((day) => {
    const foreign = new Set(wordsUnder(flow, found, others(day)))
    return flow.words.filter((word) => !foreign.has(word))
  })
}

/** A line that is a label of paydays and the days behind it. */
function paydaysIn(line: FlowLine): Paydays | null {
  const [label, ...cells] = line.phrases
  const days = cells.filter(({ text }) => isDate(text))
  const years = cells.filter(({ text }) => columnRole(text) === 'ytd')
  const isHeading = label !== undefined && dateMeaning(label.text) === 'pay_date' && findDates(label.text).length === 0
  return isHeading && days.length > 1 && days.length + years.length === cells.length ? { line, days, years } : null
}

const isDate = (text: string) => findDates(text).some(({ start, end }) => start === 0 && end === text.length)
const dayOf = ({ text }: Phrase) => isoDate(findDates(text)[0]!.date)

/** The cells given and the amounts that stand under them, with the names of lines that have no others. */
function wordsUnder(flow: Flow, { line, days, years }: Paydays, cells: readonly Phrase[]): Word[] {
  const all = [...days, ...years]
  const below = flow.lines.filter((other) => top(other) >= bottom(line) - 1)
  const under = below.flatMap(({ words, figures }) => {
    const amounts = figures.filter(({ amount }) => amount?.hasCents)
    const own = amounts.filter((figure) => cells.includes(nearestInLine(figure, all)))
    return own.length > 0 && own.length === amounts.length ? words : own.flatMap((figure) => figure.words)
  })
  return [...cells.flatMap(({ words }) => words), ...under]
}
