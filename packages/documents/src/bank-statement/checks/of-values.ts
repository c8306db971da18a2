import { centsOf, dayOf, sumCents, type Cents, type Check, type Direction, type Entry } from '@income/shared'
import * as equations from './equations.ts'
import { notApplicable } from '../../model/check.ts'
import type { ReadDocument } from '../../document.ts'

/** The relations between the balances, totals, dates and transactions of a statement. */
export function checksOfValues({ document: { fields }, entries }: ReadDocument): Check[] {
  const value = (name: string) => centsOf(fields[name]?.value)
  const [opening, closing] = [value('opening_balance'), value('closing_balance')]
  const [credits, debits] = [value('total_credits'), value('total_debits')]
  const change = credits === null && debits === null ? null : (credits ?? 0n) - (debits ?? 0n)
  return [
    equations.balanceReconciliation(opening, changeBy(entries), closing),
    equations.summaryArithmetic(opening, change, closing),
    equations.summaryTotal('credit', credits, sumOf(entries, 'credit')),
    equations.summaryTotal('debit', debits, sumOf(entries, 'debit')),
    runningBalance(opening, entries),
    periodDates(dayOf(fields['period_start']?.value), dayOf(fields['period_end']?.value), entries),
    equations.transactionDates(entries.filter(({ date }) => date !== null).length, entries.length),
  ]
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
  if (known === 0) return equations.noRunningBalance()
  const wrong: equations.WrongBalance[] = []
  let balance = opening
  for (const entry of entries) {
    if (balance !== null) balance += signed(entry)
    const printed = centsOf(entry.balance)
    if (printed === null) continue
    if (balance !== null && balance !== printed) wrong.push({ expected: balance, printed })
    balance = printed
  }
  return equations.runningBalance(known, wrong)
}

function periodDates(start: number | null, end: number | null, entries: readonly Entry[]): Check {
  const posted = entries.flatMap(({ date }) => (date === null ? [] : [{ day: dayOf(date), printed: date }]))
  if (end === null || posted.length === 0) return notApplicable('period_dates', 'No period is printed.')
  return equations.periodDates(posted, start, end)
}

function sumOf(entries: readonly Entry[], direction: Direction): Cents {
  return sumCents(entries.filter((entry) => entry.direction === direction).map(amountOf))
}

function changeBy(entries: readonly Entry[]): Cents {
  return sumCents(entries.map(signed))
}

function signed(entry: Entry): Cents {
  return entry.direction === 'credit' ? amountOf(entry) : -amountOf(entry)
}

function amountOf({ amount }: Entry): Cents {
  return centsOf(amount) ?? 0n
}
