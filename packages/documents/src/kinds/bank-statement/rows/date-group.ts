import { height } from '../../../model/page.ts'
import type { Line } from '../../../layout/lines.ts'
import { isMoney, tokensOf, type DateToken, type Token } from '../../../layout/lexer/tokens.ts'
import { isWeekday } from '../../../entities/date-range.ts'
import { textOf } from '../../../layout/lines.ts'
import { leadingDate } from '../../../layout/lexer/leading-date.ts'
import { balanceKind, figureKind, isSumOfRows } from '../words/figures.ts'

const DAY_BALANCE = /^(?:end of day|day end|(?:ending |closing )?daily)(?: balance)?:?$/i
/** Beside a weekday, these too are of the day; else they may be of the account: "01/31 Closing balance 130.00". */
const BALANCE = /^(?:ending |closing )?balance:?$/i

/**
 * The date on a line of its own, under which rows without dates stand. "Deposits 20.00" under a date may be a line of a summary,
 * unless rows of another kind stand under another date of the page.
 */
export function groupDate(lines: readonly Line[], at: number): DateToken | null {
  const date = dateOver(lines, at)
  if (!date || !mayBeSummary(lines[at + 1]!)) return date
  const isListed = lines.some((_, i) => i !== at && dateOver(lines, i) && !mayBeSummary(lines[i + 1]!))
  return isListed ? date : null
}

/** The date on the last line of a page, whose rows stand on the next. */
export function dateAtFoot(lines: readonly Line[], at: number): DateToken | null {
  if (lines.slice(at + 1).some((line) => tokensOf(line).some(isMoney))) return null
  const [date, ...others] = tokensOf(lines[at]!).filter(({ text }) => !isWeekday(text))
  return date?.kind === 'date' && others.length === 0 ? date : null
}

function mayBeSummary(line: Line): boolean {
  return figureKind(labelOf(tokensOf(line))) !== null
}

function dateOver(lines: readonly Line[], at: number): DateToken | null {
  const [line, next] = [lines[at]!, lines[at + 1]]
  if (!/\d/.test(line.text)) return null
  const printed = tokensOf(line)
  const tokens = printed.slice(0, printed.length - dayBalance(printed).length).filter(({ text }) => !isWeekday(text))
  const [date] = tokens
  if (!next || tokens.length !== 1 || date?.kind !== 'date' || next.box[1] - line.box[3] > 2 * height(line)) return null
  return isGroupedRow(tokensOf(next)) ? date : null
}

/** The balance of the day, which may end the line that holds its date: "Friday, January 2   End of day $5,797.94". */
function dayBalance(tokens: readonly Token[]): readonly Token[] {
  const amount = tokens.at(-1)
  const behind = tokens.slice(tokens.findLastIndex(({ kind }) => kind === 'date') + 1)
  const label = textOf(behind.slice(0, -1))
  const isOfDay = DAY_BALANCE.test(label) || (BALANCE.test(label) && isWeekday(tokens[0]!.text))
  return amount && isMoney(amount) && isOfDay ? behind : []
}

/** Whether a line without a date of its own is a row: what it is called, and its amount. */
export function isGroupedRow(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)
  const label = labelOf(tokens)
  if (!last || !isMoney(last) || leadingDate(tokens) || !/\p{L}{2}/u.test(label)) return false
  return !isSumOfRows(label) && balanceKind(label) === null
}

function labelOf(tokens: readonly Token[]): string {
  return textOf(tokens.filter((token) => !isMoney(token)))
}
