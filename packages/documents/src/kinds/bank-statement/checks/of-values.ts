import { centsOf, dayOf, sumCents, type Cents, type Check, type Direction, type Entry } from '@income/shared'
import {
  BALANCE_RECONCILIATION,
  checkAmounts,
  SUMMARY_ARITHMETIC,
  SUMMARY_TOTALS,
  type StatementAmounts,
} from './equations.ts'
import * as relations from './relations.ts'
import { notApplicable } from '../../../model/check.ts'
import type { ReadDocument } from '../../../model/document.ts'

const EQUATIONS = [BALANCE_RECONCILIATION, SUMMARY_ARITHMETIC, SUMMARY_TOTALS.credit, SUMMARY_TOTALS.debit]

/** The relations between the balances, totals, dates and transactions of a statement. */
export function checksOfValues({ document: { fields }, entries }: ReadDocument): Check[] {
  const amounts = amountsOf(fields, entries)
  return [
    ...EQUATIONS.map((equation) => checkAmounts(equation, amounts)),
    runningBalance(amounts.opening_balance ?? null, entries),
    periodDates(dayOf(fields['period_start']?.value), dayOf(fields['period_end']?.value), entries),
    relations.transactionDates(entries.filter(({ date }) => date !== null).length, entries.length),
  ]
}

function amountsOf(fields: ReadDocument['document']['fields'], entries: readonly Entry[]): StatementAmounts {
  const printed = (name: string) => centsOf(fields[name]?.value)
  const [added, taken] = [printed('total_credits'), printed('total_debits')]
  const [credits, debits] = [sumOf(entries, 'credit'), sumOf(entries, 'debit')]
  return {
    opening_balance: printed('opening_balance'),
    closing_balance: printed('closing_balance'),
    transactions: credits - debits,
    summary: added === null && taken === null ? null : (added ?? 0n) - (taken ?? 0n),
    total_credits: added,
    total_debits: taken,
    credits,
    debits,
  }
}

/** Printed counts and sums of sections that differ, and missing pages, are harmless where the balances prove the amounts. */
const HARMLESS = new Set(['section_totals', 'section_counts', 'pages_present'])

export function provenByBalance(checks: readonly Check[]): Check[] {
  const reconciles = checks.some(({ name, status }) => name === 'balance_reconciliation' && status === 'passed')
  if (!reconciles) return [...checks]
  return checks.map((check) =>
    HARMLESS.has(check.name) && check.status === 'failed' ? { ...check, status: 'warning' } : check,
  )
}

/** Follows the printed balances from transaction to transaction; behind a wrong one from what is printed. */
function runningBalance(opening: Cents | null, entries: readonly Entry[]): Check {
  const known = entries.filter(({ balance }) => balance !== null).length
  if (known === 0) return relations.noRunningBalance()
  const wrong: relations.WrongBalance[] = []
  let balance = opening
  for (const entry of entries) {
    if (balance !== null) balance += signed(entry)
    const printed = centsOf(entry.balance)
    if (printed === null) continue
    if (balance !== null && balance !== printed) wrong.push({ expected: balance, printed })
    balance = printed
  }
  return relations.runningBalance(known, wrong)
}

function periodDates(start: number | null, end: number | null, entries: readonly Entry[]): Check {
  const posted = entries.flatMap(({ date }) => (date === null ? [] : [{ day: dayOf(date), printed: date }]))
  if (end === null || posted.length === 0) return notApplicable('period_dates', 'No period is printed.')
  return relations.periodDates(posted, start, end)
}

function sumOf(entries: readonly Entry[], direction: Direction): Cents {
  return sumCents(entries.filter((entry) => entry.direction === direction).map(amountOf))
}

function signed(entry: Entry): Cents {
  return entry.direction === 'credit' ? amountOf(entry) : -amountOf(entry)
}

function amountOf({ amount }: Entry): Cents {
  return centsOf(amount) ?? 0n
}
