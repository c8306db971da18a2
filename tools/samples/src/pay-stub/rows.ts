import type { LineKind, PayLine } from '../people/payroll.ts'
import { printAmount } from '../print-amount.ts'
import { linesOf, type Stub } from './stub.ts'
import { amountOf } from './style.ts'

/** Description, rate, hours, this period, year to date. */
export function earningRows(stub: Stub, kinds: readonly LineKind[]): string[][] {
  return linesOf(stub, kinds).map((line) => [
    stub.style.wording[line.kind],
    line.rate ? printAmount(line.rate) : '',
    line.hours ? printAmount(line.hours) : '',
    amountOf(line.amount, stub.style),
    amountOf(line.ytd, stub.style),
  ])
}

/** Description, this period, year to date. */
export function deductionRows(stub: Stub, kinds: readonly LineKind[]): string[][] {
  return linesOf(stub, kinds).map((line) => [
    stub.style.wording[line.kind],
    deducted(stub, line, 'amount'),
    deducted(stub, line, 'ytd'),
  ])
}

function deducted({ style }: Stub, line: PayLine, of: 'amount' | 'ytd'): string {
  const negative = style.negativeDeductions && of === 'amount' ? -1n : 1n
  return amountOf(line[of] * negative, style)
}

/** What the employer pays in addition: not a deduction from the employee's pay. */
export function employerRows(stub: Stub): string[][] {
  return linesOf(stub, ['social_security', 'medicare']).map((line) => [
    stub.style.wording[line.kind],
    amountOf(line.amount, stub.style),
    amountOf(line.ytd, stub.style),
  ])
}
