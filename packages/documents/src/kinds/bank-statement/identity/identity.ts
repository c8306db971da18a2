import { type Line, linesOf } from '../../../layout/lines.ts'
import type { Page } from '../../../model/page.ts'
import { dayNumber, hasYear, type PrintedDate, type FullDate } from '../../../entities/date.ts'
import { UNCONTRADICTED } from '../../../equations/confidence.ts'
import type { AccountParts } from '../accounts/accounts.ts'
import { atMost, firstOn, type Found, foundIn } from '../../../layout/found.ts'
import { type FigurePart, isWording, type Part } from '../../../tables/ledger/parts.ts'
import { lastBefore } from '../../../tables/ledger/settle/dates.ts'
import { bankNameOn } from './bank-name.ts'
import { addressedHolder, labelledHolder } from './holder.ts'
import { holderInPassing, holderOverHandle, holderUnderNumber } from './holder-in-passing.ts'
import { brokerInHeader, issuingBankOn, nameInLargeLetters } from './letterhead.ts'
import { LINES_BELOW, monthInHead, monthOn, type Period, firstPeriodOn, periodOn } from '../../../entities/period.ts'
import { inWhole } from './wordmark.ts'
import { beginningDateOn, dayBehindLastStatement, headDateOn, statementDateOn } from './statement-date.ts'

/** The bank, holder, account and period of a statement. */
export interface StatementIdentity {
  bankName: Found<string> | null
  holder: Found<string> | null
}

export function statementIdentity(pages: readonly Page[]): StatementIdentity {
  let bankName: Found<string> | null = null
  let holder: Found<string> | null = null
  for (const page of pages) {
    const lines = linesOf(page)
    bankName ??= bankNameOn(page, lines)
    holder ??=
      labelledHolder(page, lines) ??
      addressedHolder(page, lines) ??
      firstOn([...lines.keys()], (i) => passingHolder(page, lines, i))
  }
  return { bankName: nameOfBank(bankName, pages), holder }
}

/** The bank as the statement calls it in full, given a name that says that it is one, or a logo's. */
function nameOfBank(named: Found<string> | null, pages: readonly Page[]): Found<string> | null {
  const mark = named ?? nameInLargeLetters(pages[0]!)
  return (mark && inWhole(mark, pages)) ?? firstOnPages(pages, issuingBankOn) ?? brokerInHeader(pages)
}

function passingHolder(page: Page, lines: readonly Line[], at: number): Found<string> | null {
  const [line, below] = [lines[at]!, lines[at + 1]]
  return holderInPassing(page, line) ?? holderOverHandle(page, line, below) ?? holderUnderNumber(page, line, below)
}

/** The period: as printed, otherwise from the dates of the balances and the date of the statement. */
export function periodOfAccount(
  account: AccountParts,
  statementPages: readonly Page[],
  opening: FigurePart | null,
  closing: FigurePart | null,
): { start: Found<FullDate> | null; end: Found<FullDate> | null } {
  const own = rangeIn(account.parts.filter(isWording))
  const printed =
    own ?? firstOn(statementPages, (page) => firstPeriodOn(page, linesOf(page))) ?? monthOnPages(statementPages)
  const date = statementDate(statementPages) ?? withYear(monthOnPages(statementPages)?.end ?? null, null)
  const end = ending(printed, dated(closing, account.parts), date)
  const began = () =>
    firstOnPages(statementPages, beginningDateOn) ??
    dateOf(dated(opening, account.parts)) ??
    firstOnPages(statementPages, dayBehindLastStatement)
  const start = withYear(printed?.start ?? began(), end?.value ?? null)
  const contradicts = start && end && dayNumber(start.value) >= dayNumber(end.value)
  return contradicts ? { start: null, end: atMost(end, INFERRED) } : { start, end }
}

function ending(
  printed: Period | null,
  closing: FigurePart | null,
  date: Found<FullDate> | null,
): Found<FullDate> | null {
  const range = withYear(printed?.end ?? null, date?.value ?? null)
  if (range) return range
  const balance = dateOf(closing)
  if (!date || !balance) return withYear(balance, null) ?? date
  // A closing balance without a year takes the year of the statement; one of another time altogether does not end this period.
  const settled = withYear(balance, date.value)
  return settled && Math.abs(dayNumber(settled.value) - dayNumber(date.value)) <= 40 ? settled : date
}

/** A balance of the summary may be repeated in the table, beside its date. */
function dated(balance: FigurePart | null, parts: readonly Part[]): FigurePart | null {
  if (!balance || balance.date) return balance
  const isSame = (part: Part): part is FigurePart =>
    part.kind === 'figure' &&
    part.figure === balance.figure &&
    part.date !== null &&
    part.amount.amount.cents === balance.amount.amount.cents
  return parts.find(isSame) ?? balance
}

function dateOf(figure: FigurePart | null): Found<PrintedDate> | null {
  if (!figure?.date || /\b(last|previous|prior)\b.*\bstatement\b|\banterior al\b/i.test(figure.label)) return null
  const { start, end } = spanOf(figure)
  const found = foundIn(figure.date, figure.page, figure.line, start, end)
  return atMost(found, NAMES_END_OF_PERIOD.test(figure.label) ? UNCONTRADICTED : INFERRED)
}

/** "Beginning balance on 02/14" says when the period begins; "Balance forward 02/13" may be the day before. */
const NAMES_END_OF_PERIOD = /\b(beginning|opening|starting|ending|closing)\b/i
/** The confidence in a date without a label of the period. */
const INFERRED = 0.85

function spanOf(figure: FigurePart): { start: number; end: number } {
  const start = Math.max(0, figure.line.text.indexOf(figure.label))
  return { start, end: start + figure.label.length }
}

function withYear(found: Found<PrintedDate> | null, end: FullDate | null): Found<FullDate> | null {
  if (!found) return null
  if (hasYear(found.value)) return { ...found, value: found.value }
  return end && { ...found, value: lastBefore(found.value, end) }
}

function rangeIn(parts: readonly Part[]): Period | null {
  return firstOn([...parts.entries()], ([i, { page, line }]) => {
    const below = parts.slice(i + 1, i + 1 + LINES_BELOW).filter((next) => next.page === page)
    return periodOn(
      page,
      line,
      below.map((next) => next.line),
    )
  })
}

const monthOnPages = (pages: readonly Page[]): Period | null =>
  firstOnPages(pages, monthOn) ?? firstOnPages(pages, monthInHead)

function statementDate(pages: readonly Page[]): Found<FullDate> | null {
  const labelled = firstOnPages(pages, statementDateOn)
  if (labelled) return atMost(labelled, UNCONTRADICTED)
  const date = firstOnPages(pages, headDateOn)
  return date && atMost(date, INFERRED)
}

const firstOnPages = <T>(pages: readonly Page[], find: (page: Page, line: Line) => T | null): T | null =>
  firstOn(pages, (page) => firstOn(linesOf(page), (line) => find(page, line)))
