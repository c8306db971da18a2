import { centsOf, type Check, type Entry } from '@income/shared'
import { figureChecks } from './checks.ts'
import type { StubDates } from '../header/dates.ts'
import type { LineKind, MoneyLine } from '../lines/money-line.ts'
import { proofsOf } from '../proof/proof.ts'
import type { Totals } from '../totals/choose.ts'
import type { TotalCandidate } from '../totals/candidate.ts'
import type { Period } from '../vocabulary/total.ts'
import { parsePrintedDate } from '../../../entities/date.ts'
import type { ReadDocument } from '../../../model/document.ts'

/** The relations between the amounts and dates of a pay stub. */
export function checksOfValues({ document, entries }: ReadDocument): Check[] {
  const lines = entries.flatMap(moneyLine)
  const totals = { current: totalsOf(document.fields, 'current'), ytd: totalsOf(document.fields, 'ytd') }
  return figureChecks({ lines, dates: datesOf(document.fields) }, proofsOf({ lines, totals }), document.text_source)
}

type Fields = ReadDocument['document']['fields']

const KINDS: readonly LineKind[] = ['earning', 'tax', 'deduction']

/** The line as its amounts go: the words it was read from make no difference to a sum. */
function moneyLine({ category, description, amount, ytd_amount, hours, rate }: Entry): MoneyLine[] {
  const kind = KINDS.find((known) => known === category)
  if (!kind) return []
  const [current, ytd] = [centsOf(amount), centsOf(ytd_amount)]
  const figures = { current: null, ytd: null }
  return [{ kind, description, section: '', current, ytd, hours, rate, figures, words: [], unread: false }]
}

function totalsOf(fields: Fields, period: Period): Totals {
  const total = (name: TotalCandidate['name']): TotalCandidate | null => {
    const cents = centsOf(fields[period === 'ytd' ? `${name}_ytd` : name]?.value)
    return cents === null ? null : { name, period, cents, words: [], sure: true }
  }
  return { gross: total('gross_pay'), net: total('net_pay'), deductions: total('total_deductions') }
}

function datesOf(fields: Fields): StubDates {
  const found = (name: string) => {
    const date = parsePrintedDate(fields[name]?.value ?? '')
    return date && { date, words: [], meaning: null, endsRange: false }
  }
  return { start: found('period_start'), end: found('period_end'), payDate: found('pay_date'), otherPayDates: [] }
}
