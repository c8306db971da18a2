import { dayOf, type Check } from '@income/shared'
import { verdict } from '../../bank-statement/checks/check.ts'
import type { ReadDocument } from '../read-document.ts'

/** Days a posting may stand outside the printed period. */
const SLACK = 5
/** Longer than a statement's period: where its beginning is not printed. */
const LONGEST = 100

/** Every transaction has its date, in the period of the statement. */
export function statementDates(read: ReadDocument): Check[] {
  return [periodDates(read), transactionDates(read)]
}

function periodDates({ document: { fields }, entries }: ReadDocument): Check {
  const name = 'period_dates'
  const [start, end] = [fields['period_start']?.value ?? null, fields['period_end']?.value ?? null]
  const last = dayOf(end)
  const dates = entries.flatMap(({ date }) => date ?? [])
  if (last === null || dates.length === 0) return verdict(name, 'not_applicable', 'No period is printed.')
  const first = dayOf(start) ?? last - LONGEST
  const outside = dates.filter((date) => {
    const day = dayOf(date)
    return day === null || day < first - SLACK || day > last + SLACK
  })
  if (outside.length === 0) return verdict(name, 'passed', 'All transactions lie in the period of the statement.')
  return {
    name,
    status: 'warning',
    expected: `${start ?? ''}/${end}`,
    actual: outside[0]!,
    message: `${outside.length} of ${dates.length} transactions lie outside the period of the statement.`,
  }
}

function transactionDates({ entries }: ReadDocument): Check {
  const name = 'transaction_dates'
  if (entries.length === 0) return verdict(name, 'not_applicable', 'There are no transactions.')
  const missing = entries.filter(({ date }) => date === null).length
  return missing === 0
    ? verdict(name, 'passed', 'Every transaction has a date.')
    : verdict(name, 'failed', `The dates of ${missing} of ${entries.length} transactions cannot be read.`)
}
