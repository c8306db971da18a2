import { type Account, centsOf, type Cents, dayOf, type Employment, PAYDAY_DAYS } from '@income/shared'
import { amount } from '../model/check.ts'
import { titleOf } from './document-names.ts'
import type { Comparison, Finding } from './findings.ts'
import type { PackageDocuments } from './package-documents.ts'

type StubDocument = Employment['stubs'][number]['document']

/** The net pay of a stub is among the deposits of the days around its pay date, where a statement covers them. */
export function netPayDeposited({ accounts, employments }: PackageDocuments): Comparison {
  const covered = coveredDays(accounts)
  const deposits = depositsByDay(accounts)
  const findings: Finding[] = []
  let compared = 0
  for (const { document } of employments.flatMap(({ stubs }) => stubs)) {
    const pay = netPayOf(document)
    if (!pay || !covered.has(pay.day) || !covered.has(pay.day + PAYDAY_DAYS)) continue
    compared += 1
    if (around(pay.day).some((day) => deposits.has(`${day} ${pay.net}`))) continue
    const message = `Net pay of ${amount(pay.net)} on the ${titleOf(document)} is not among the deposits around its pay date.`
    findings.push({ status: 'warning', message })
  }
  return {
    name: 'net_pay_deposited',
    compared,
    findings,
    holds: 'The net pay of every pay stub whose pay date is covered is among the deposits.',
    missing: 'No bank statement covers the pay date of a pay stub.',
  }
}

function netPayOf({ fields }: StubDocument): { net: Cents; day: number } | null {
  const net = centsOf(fields['net_pay'])
  const day = dayOf(fields['pay_date'])
  return net && net > 0n && day !== null ? { net, day } : null
}

function around(day: number): number[] {
  return Array.from({ length: 2 * PAYDAY_DAYS + 1 }, (_, index) => day - PAYDAY_DAYS + index)
}

/** Longest period taken at its word: a misread year must not make a period of centuries. */
const LONGEST_PERIOD = 400

function coveredDays(accounts: readonly Account[]): Set<number> {
  const days = new Set<number>()
  for (const { period } of accounts.flatMap(({ statements }) => statements)) {
    if (!period || period.end - period.start > LONGEST_PERIOD) continue
    for (let day = period.start; day <= period.end; day += 1) days.add(day)
  }
  return days
}

function depositsByDay(accounts: readonly Account[]): Set<string> {
  const found = new Set<string>()
  for (const { transactions } of accounts.flatMap(({ statements }) => statements)) {
    for (const { entry, day, direction } of transactions) {
      if (direction === 'credit' && day !== null) found.add(`${day} ${entry.amount}`)
    }
  }
  return found
}
