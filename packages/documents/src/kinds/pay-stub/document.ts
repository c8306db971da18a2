import { decimalFromCents, type TextSource } from '@income/shared'
import { type ExtractedDocument, type ExtractedEntry, type ExtractedField, spanOf } from '../../model/document.ts'
import { sideOf } from '../../model/side.ts'
import { namesCompany } from '../../entities/organisation.ts'
import { lacksSurname } from '../../entities/person.ts'
import { UNCONTRADICTED, confidenceOf, either, type Scales, type Verdict } from '../../equations/confidence.ts'
import type { Word } from '../../model/page.ts'
import { isoDate } from '../../entities/date.ts'
import { checksOf } from './checks/checks.ts'
import type { MoneyLine } from './lines/money-line.ts'
import { columnsOf, type StubColumn, type StubColumns, verdictIn, type StubFigures } from './checks/equations.ts'
import { BY_PLACE, INFERRED, type FoundName } from './identity/found-name.ts'
import type { StubNames } from './identity/names.ts'
import type { StubReading } from './read-stub.ts'
import { evidenceOf, fieldOf, readingConfidence } from '../../layout/flow.ts'
import type { Totals } from './totals.ts'
import type { Period } from '../../tables/schema.ts'
import { decimalProduct } from '../../equations/equation.ts'
import type { TotalCandidate } from '../../tables/totals/candidate.ts'

/** "Date" alone may name any day. */
const BARE_DATE = 0.85

type Fields = Record<string, ExtractedField>

export function documentOf(reading: StubReading): ExtractedDocument {
  const span = spanOf(reading.flow.parts.map(({ page }) => page))
  const figures = figuresOf(reading, span.textSource)
  const columns = columnsOf(figures)
  const fields = {
    ...headerFields(reading),
    ...totalFields(reading, 'current', columns.current),
    ...totalFields(reading, 'ytd', columns.ytd),
  }
  const pay = [fields.gross_pay, fields.net_pay].flatMap((field) => field?.confidence ?? [])
  return {
    documentType: 'pay_stub',
    form: null,
    ...span,
    confidence: pay.length > 0 ? Math.min(...pay) : 0,
    fields,
    entries: reading.lines.map((line) => entryOf(reading, line, columns)),
    checks: checksOf(reading, figures),
  }
}

function headerFields({ flow, names, dates, frequency }: StubReading): Fields {
  const fields: Fields = {}
  const sure = (words: readonly Word[]) => confidenceOfWords(words, null)
  for (const name of ['employer', 'employee'] as const) {
    const found = names[name]
    if (!found) continue
    const { words, text } = found.phrase
    const confidence = Math.min(sure(words), certaintyOf(found, name))
    fields[`${name}_name`] = fieldOf(flow, words, text.replace(/[,;:]$/, ''), confidence)
  }
  for (const [name, found] of [
    ['period_start', dates.start],
    ['period_end', dates.end],
    ['pay_date', dates.payDate],
    ['hire_date', dates.hired],
  ] as const)
    if (found) {
      const most = found.meaning === 'date' ? BARE_DATE : 1
      fields[name] = fieldOf(flow, found.words, isoDate(found.date), Math.min(sure(found.words), most))
    }
  if (frequency) fields.pay_frequency = fieldOf(flow, frequency.words, frequency.frequency, sure(frequency.words))
  return fields
}

/** "Consolidated School District No.": the number is missing. */
const ENDS_IN_NUMBER = /\bno\.?$/i

/** A name found by its position is certain if it is recognisably a company's, or a person's above an address, and whole. */
function certaintyOf({ certainty, phrase }: FoundName, name: keyof StubNames): number {
  if (lacksSurname(phrase.text) || ENDS_IN_NUMBER.test(phrase.text)) return Math.min(certainty, INFERRED)
  const isSure = name === 'employer' ? namesCompany(phrase.text) : certainty >= BY_PLACE
  return isSure ? Math.max(certainty, UNCONTRADICTED) : certainty
}

function figuresOf({ lines, totals, dates }: StubReading, source: TextSource): StubFigures {
  const printed = ({ gross, net, deductions }: Totals) => ({
    gross: gross?.cents ?? null,
    net: net?.cents ?? null,
    deductions: deductions?.cents ?? null,
  })
  return {
    lines,
    totals: { current: printed(totals.current), ytd: printed(totals.ytd) },
    dates: {
      start: dates.start?.date ?? null,
      end: dates.end?.date ?? null,
      payDate: dates.payDate?.date ?? null,
    },
    source,
  }
}

const TOTAL_FIELDS = [
  ['gross_pay', 'gross'],
  ['net_pay', 'net'],
  ['total_deductions', 'deductions'],
] as const

function totalFields({ flow, totals }: StubReading, period: Period, column: StubColumn): Fields {
  const suffix = period === 'ytd' ? '_ytd' : ''
  return Object.fromEntries(
    TOTAL_FIELDS.flatMap(([field, name]) => {
      const [total, cents] = [totals[period][name], column.amounts[name]]
      if (!total || cents === null) return []
      const confidence = confidenceOfTotal(total, verdictIn(column, name))
      return [[field + suffix, fieldOf(flow, total.words, decimalFromCents(cents), confidence)]]
    }),
  )
}

function entryOf({ flow, dates }: StubReading, line: MoneyLine, columns: StubColumns): ExtractedEntry {
  const date = dates.payDate ?? dates.end
  // A line with nothing this period has the side of its year.
  const { sign, ...side } = sideOf(line.kind, line.current || line.ytd || 0n)
  return {
    ...side,
    date: date ? isoDate(date.date) : null,
    description: line.description,
    amount: line.current === null ? null : line.current * sign,
    ytdAmount: line.ytd === null ? null : line.ytd * sign,
    balance: null,
    hours: line.hours,
    rate: line.rate,
    ...evidenceOf(flow, line.words),
    confidence: confidenceOfLine(line, columns),
  }
}

const SCALES: Scales = {
  printed: { proven: 0.99, read: 0.97, contradicted: 0.8 },
  scanned: { proven: 0.96, read: UNCONTRADICTED, contradicted: 0.85, unbelieved: 0.3 },
}
/** The highest confidence in an amount whose label only substitutes for the missing one. */
const STAND_IN = 0.75
/** The confidence in a line with an unreadable amount. */
const UNREAD = 0.3

function confidenceOfWords(words: readonly Word[], verdict: Verdict): number {
  const read = readingConfidence(words)
  return confidenceOf(read, verdict, read === 1 ? SCALES.printed : SCALES.scanned)
}

const confidenceOfTotal = ({ words, sure }: TotalCandidate, verdict: Verdict) =>
  Math.min(confidenceOfWords(words, verdict), verdict || sure ? 1 : STAND_IN)

/** The lower confidence of a line's two amounts. */
function confidenceOfLine(line: MoneyLine, columns: StubColumns): number {
  const of = (period: Period) => {
    const figure = line.figures[period]
    return figure ? confidenceOfWords(figure.words, verdictOnLine(line, columns[period], period)) : 1
  }
  return Math.min(of('current'), of('ytd'), line.unread ? UNREAD : 1)
}

function verdictOnLine(line: MoneyLine, column: StubColumn, period: Period): Verdict {
  if (line.kind !== 'earning') return verdictIn(column, 'withheld')
  return either(verdictIn(column, 'earned'), period === 'current' && isRateTimesHours(line) ? true : null)
}

/** To the cent, which is no coincidence. */
const isRateTimesHours = ({ rate, hours, current }: MoneyLine) =>
  rate !== null && hours !== null && current !== null && decimalProduct(rate, hours).cents === current
