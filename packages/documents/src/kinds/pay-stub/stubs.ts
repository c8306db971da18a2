import { hasCents } from '../../layout/lexer/numbers.ts'
import type { ExtractedDocument } from '../../model/document.ts'
import type { ClaimedPage } from '../kind.ts'
import { monthFirst } from '../../layout/words/dates.ts'
import { wordsWithFormFields } from '../../layout/words/form-fields.ts'
import { type Page, bottom, top, type Word } from '../../model/page.ts'
import type { Trace } from '../../model/pass.ts'
import { documentOf } from './document.ts'
import { explainStub } from './explain.ts'
import { readStub, type StubReading, stubFlow } from './read-stub.ts'
import type { Slice, Flow, FlowLine } from '../../layout/flow.ts'
import { printedBelow, printedBeside, layoutOf } from '../../tables/regions/layout.ts'
import { findDates, isDate, isoDate } from '../../entities/date.ts'
import { nearestInLine } from '../../layout/geometry.ts'
import type { Phrase } from '../../layout/cells.ts'
import { columnRole } from './vocabulary/headings.ts'
import { dateMeaning } from './vocabulary/labels.ts'
import { areOfTwoPeople, INFERRED } from './identity/found-name.ts'
import { earnings } from './lines/money-line.ts'
import { plain } from '../../vocabulary/normalise.ts'

interface Stub {
  slices: Slice[]
  reading: StubReading
}

export const stubsOn = (pages: readonly ClaimedPage[]): ExtractedDocument[] =>
  stubsAmong(pages).map(({ reading }) => documentOf(reading))

export function explainStubs(pages: readonly ClaimedPage[], trace: Trace): void {
  for (const { slices } of stubsAmong(pages)) explainStub(slices, trace)
}

/** The stubs on these pages. A page may have several, a stub may span pages, and copies on one page count once. */
function stubsAmong(pages: readonly ClaimedPage[]): Stub[] {
  const stubs: Stub[] = []
  for (const { page: asRead, claim } of pages) {
    const [page] = monthFirst([asRead]) as [Page]
    const onPage = stubsOnPage(page)
    const last = stubs.at(-1)
    const joined = last && onPage.length === 1 && isNextPage(last, page) ? joinedWith(last, onPage[0]!) : null
    if (joined) stubs[stubs.length - 1] = joined
    else if (!claim.continuation) stubs.push(...withoutCopies(onPage))
  }
  return stubs
}

/** Of the copies of a stub, which a scan may have read differently, the one with the fewest failed checks. */
function withoutCopies(stubs: readonly Stub[]): Stub[] {
  const different: Stub[] = []
  for (const stub of stubs) {
    const twin = different.findIndex((other) => isCopyOf(other.reading, stub.reading))
    if (twin < 0) different.push(stub)
    else if (isBetter(stub, different[twin]!)) different[twin] = stub
  }
  return different
}

/** A problem with the cheque is reported on the copy next to it, and must not be lost with that copy. */
function isBetter(copy: Stub, first: Stub): boolean {
  const failed = failuresOf(first)
  return !failed.includes('cheque_agrees') && failuresOf(copy).length < failed.length
}

const failuresOf = ({ reading }: Stub) =>
  documentOf(reading).checks.flatMap(({ name, status }) => (status === 'failed' ? name : []))

function stubsOnPage(page: Page): Stub[] {
  const slices = [{ page, words: wordsWithFormFields(page) }]
  const flow = stubFlow(slices)
  const layout = layoutOf(flow)
  for (const printed of [stubsByPayday(flow), printedBeside(flow, layout), printedBelow(flow, layout)]) {
    const stubs = printed.length > 1 ? printed.map((words) => stubOf([{ page, words }])) : []
    if (stubs.length > 1 && stubs.every(isOfItsOwn) && !areParts(stubs)) return stubs
  }
  return [{ slices, reading: readStub(flow, layout) }]
}

/** A stub shows what is paid, and a date or a payee. Another table of the stub above does not. */
function isOfItsOwn({ reading: { totals, dates, names } }: Stub): boolean {
  const isDated = dates.payDate !== null || dates.end !== null
  const { gross, net } = totals.current
  return net === null ? gross !== null && isDated : isDated || names.employee !== null
}

/** Whether one has the earnings and another the net pay: the tables of one stub side by side. */
function areParts(stubs: readonly Stub[]): boolean {
  const nets = stubs.map(({ reading }) => reading.totals.current.net !== null)
  const grosses = stubs.map(
    ({ reading }) => reading.totals.current.gross !== null || earnings(reading.lines).length > 0,
  )
  return nets.some((has, i) => has && !grosses[i]) && nets.some((has, i) => !has && grosses[i])
}

function stubOf(slices: Slice[]): Stub {
  const flow = stubFlow(slices)
  return { slices, reading: readStub(flow, layoutOf(flow)) }
}

/** Both as one, if a page continues the stub before it; else null. */
const joinedWith = (stub: Stub, next: Stub): Stub | null =>
  goesOnIn(stub.reading, next.reading) ? stubOf([...stub.slices, ...next.slices]) : null

const isNextPage = ({ slices }: Stub, page: Page) => slices.at(-1)!.page.number === page.number - 1

interface Paydays {
  line: FlowLine
  /** The cell of each day, and perhaps one for the year after them. */
  days: readonly Phrase[]
  years: readonly Phrase[]
}

/** The words of each of several paydays side by side, "Pay date, 10/02/26, 10/16/26, Year to date"; the year is the last's. */
function stubsByPayday(flow: Flow): Word[][] {
  const found = flow.lines.flatMap((line) => paydaysIn(line) ?? [])[0]
  if (!found) return []
  const last = found.days.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))[0]!
  const others = (day: Phrase) => [...found.days, ...(day === last ? [] : found.years)].filter((cell) => cell !== day)
  return found.days.map((day) => {
    const foreign = new Set(wordsUnder(flow, found, others(day)))
    return flow.words.filter((word) => !foreign.has(word))
  })
}

/** A line with a label of paydays, followed by the days. */
function paydaysIn(line: FlowLine): Paydays | null {
  const [label, ...cells] = line.phrases
  const days = cells.filter(({ text }) => isDate(text))
  const years = cells.filter(({ text }) => columnRole(text) === 'ytd')
  const isHeading = label !== undefined && dateMeaning(label.text) === 'pay_date' && findDates(label.text).length === 0
  return isHeading && days.length > 1 && days.length + years.length === cells.length ? { line, days, years } : null
}

const dayOf = ({ text }: Phrase) => isoDate(findDates(text)[0]!.date)

/** These cells and the amounts below them, with the names of lines that have no other amounts. */
function wordsUnder(flow: Flow, { line, days, years }: Paydays, cells: readonly Phrase[]): Word[] {
  const all = [...days, ...years]
  const below = flow.lines.filter((other) => top(other) >= bottom(line) - 1)
  const under = below.flatMap(({ words, figures }) => {
    const amounts = figures.filter(hasCents)
    const own = amounts.filter((figure) => cells.includes(nearestInLine(figure, all)))
    return own.length > 0 && own.length === amounts.length ? words : own.flatMap((figure) => figure.words)
  })
  return [...cells.flatMap(({ words }) => words), ...under]
}

/** Whether a page continues the stub before it: nothing contradicts that, and one of them is incomplete. */
function goesOnIn(stub: StubReading, next: StubReading): boolean {
  return (
    !areInConflict(stub, next) &&
    (!isComplete(stub) || isSummaryOf(stub, next) || !(isComplete(next) || startsAnew(next)))
  )
}

/** Whether a page repeats the net pay of the stub before it and contradicts none of its totals, and has no date or name of its own. */
const isSummaryOf = (stub: StubReading, next: StubReading) =>
  stub.totals.current.net?.cents === next.totals.current.net?.cents &&
  totalsOf(stub).every((total, i) => total === null || (totalsOf(next)[i] ?? total) === total) &&
  payDate(next) === null &&
  periodEnd(next) === null &&
  employee(next) === null

function areInConflict(stub: StubReading, next: StubReading): boolean {
  return (
    differ(payDate(stub), payDate(next)) ||
    differ(periodEnd(stub), periodEnd(next)) ||
    differ(employee(stub), employee(next))
  )
}

/** Whether two stubs of a page are copies: one stays with the cheque, the other is for the files. Colleagues may be paid alike. */
const isCopyOf = (stub: StubReading, other: StubReading) =>
  (fingerprint(stub) === fingerprint(other) && !differ(employee(stub), employee(other))) || isScannedCopyOf(stub, other)

/** A scan may read a line of one copy differently: the same person's gross and net for the same payday are one payment. */
function isScannedCopyOf(stub: StubReading, other: StubReading): boolean {
  if (!isScanned(stub) || !isScanned(other)) return false
  const [own, others] = [stub.names.employee, other.names.employee]
  if (own && others && areOfTwoPeople(own, others)) return false
  const [a, b] = [stub, other].map((each) => [
    payDate(each),
    periodEnd(each),
    each.totals.current.gross?.cents,
    each.totals.current.net?.cents,
  ])
  return a!.every((value, i) => value !== null && value !== undefined && value === b![i])
}

const isScanned = ({ flow }: StubReading) => flow.parts.every(({ page }) => page.source === 'ocr')

const isComplete = ({ totals, lines }: StubReading) =>
  totals.current.net !== null && (totals.current.gross !== null || earnings(lines).length > 0)

/** A page with its own pay date and net pay is not a continuation. */
const startsAnew = (stub: StubReading) => stub.totals.current.net !== null && payDate(stub) !== null

function fingerprint(stub: StubReading): string {
  const lines = stub.lines.map((line) => `${line.current ?? ''}/${line.ytd ?? ''}`)
  return [payDate(stub), periodEnd(stub), ...totalsOf(stub), ...lines].join('|')
}

const totalsOf = ({ totals: { current, ytd } }: StubReading) =>
  [current.gross, current.net, ytd.gross, ytd.net].map((total) => total?.cents ?? null)

const payDate = ({ dates }: StubReading) => (dates.payDate ? isoDate(dates.payDate.date) : null)
const periodEnd = ({ dates }: StubReading) => (dates.end ? isoDate(dates.end.date) : null)
const employee = ({ names: { employee } }: StubReading) =>
  employee && employee.certainty > INFERRED ? plain(employee.phrase.text) : null

const differ = (a: string | null, b: string | null) => a !== null && b !== null && a !== b
