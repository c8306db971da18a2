import { centsOf, decimalFromCents, sumCents, type Cents, type Check, type Direction, type Entry } from '@income/shared'
import { comparison, verdict } from '../../bank-statement/checks/check.ts'
import type { ReadDocument } from '../read-document.ts'
import { statementDates } from './statement-dates.ts'

/** The relations between the balances, totals and transactions of a statement. */
export function bankStatementChecks(read: ReadDocument): Check[] {
  return [
    balanceReconciliation(read),
    summaryArithmetic(read),
    summaryTotal(read, 'total_credits', 'credit'),
    summaryTotal(read, 'total_debits', 'debit'),
    runningBalance(read),
    ...statementDates(read),
  ]
}

/** Printed counts and sums of sections that differ, and missing pages, are harmless where the balances prove the amounts. */
const HARMLESS = new Set(['section_totals', 'section_counts', 'pages_present'])

export function provenByBalance(checks: Check[]): Check[] {
  const reconciles = checks.some(({ name, status }) => name === 'balance_reconciliation' && status === 'passed')
  if (!reconciles) return checks
  return checks.map((check) =>
    HARMLESS.has(check.name) && check.status === 'failed' ? { ...check, status: 'warning' } : check,
  )
}

function balanceReconciliation({ document: { fields }, entries }: ReadDocument): Check {
  const name = 'balance_reconciliation'
  const [opening, closing] = [centsOf(fields['opening_balance']?.value), centsOf(fields['closing_balance']?.value)]
  if (opening === null || closing === null) {
    return verdict(name, 'not_applicable', 'The statement does not print both an opening and a closing balance.')
  }
  return comparison(name, closing, opening + changeBy(entries), {
    passed: 'Opening balance and transactions lead to the closing balance.',
    failed: 'Opening balance and transactions do not lead to the closing balance.',
  })
}

function summaryArithmetic({ document: { fields } }: ReadDocument): Check {
  const name = 'summary_arithmetic'
  const [opening, closing, credits, debits] = [
    'opening_balance',
    'closing_balance',
    'total_credits',
    'total_debits',
  ].map((field) => centsOf(fields[field]?.value))
  if (opening == null || closing == null || (credits == null && debits == null)) {
    return verdict(name, 'not_applicable', 'The statement prints no summary to add up.')
  }
  return comparison(name, closing, opening + (credits ?? 0n) - (debits ?? 0n), {
    passed: 'The lines of the summary lead from the opening to the closing balance.',
    failed: 'The lines of the summary do not lead from the opening to the closing balance.',
  })
}

function summaryTotal({ document: { fields }, entries }: ReadDocument, name: string, direction: Direction): Check {
  const printed = centsOf(fields[name]?.value)
  if (printed === null) return verdict(name, 'not_applicable', `The summary prints no ${direction}s.`)
  const found = sumCents(entries.filter((entry) => entry.direction === direction).map(amountOf))
  return comparison(name, printed, found, {
    passed: `The ${direction}s add up to the total of the summary.`,
    failed: `The ${direction}s do not add up to the total of the summary.`,
  })
}

/** Follows the printed balances from transaction to transaction; behind a wrong one from what is printed. */
function runningBalance({ document: { fields }, entries }: ReadDocument): Check {
  const name = 'running_balance'
  const printed = entries.filter(({ balance }) => balance !== null).length
  if (printed === 0) return verdict(name, 'not_applicable', 'No balances are printed beside the transactions.')
  const wrong: { expected: Cents; actual: Cents }[] = []
  let balance = centsOf(fields['opening_balance']?.value)
  for (const entry of entries) {
    if (balance !== null) balance += signed(entry)
    const actual = centsOf(entry.balance)
    if (actual === null) continue
    if (balance !== null && balance !== actual) wrong.push({ expected: balance, actual })
    balance = actual
  }
  const [first] = wrong
  if (!first) return verdict(name, 'passed', `All ${printed} balances follow from the transactions.`)
  return {
    name,
    status: 'failed',
    expected: decimalFromCents(first.expected),
    actual: decimalFromCents(first.actual),
    message: `${wrong.length} of ${printed} balances do not follow from the transactions.`,
  }
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
