import type { Cents, Check, Direction } from '@income/shared'
import { checkOf } from '../../../equations/checks.ts'
import { evaluate, exactly, type Equation } from '../../../equations/equation.ts'

/** What is compared in a statement, printed or added up. */
export type StatementAmount =
  | 'opening_balance'
  | 'closing_balance'
  /** Credits less debits of the transactions, and of the lines of the summary. */
  | 'transactions'
  | 'summary'
  /** The balance beside the last transaction. */
  | 'last_balance'
  | 'total_credits'
  | 'total_debits'
  | 'credits'
  | 'debits'

export type StatementAmounts = Partial<Record<StatementAmount, Cents | null | undefined>>

type StatementEquation = Equation<StatementAmount>

const PRINTED = { relation: 'equals', minus: [], expected: 'total', tolerance: exactly, severity: 'failed' } as const
const CLOSING = { ...PRINTED, total: 'closing_balance' } as const

/** Opening balance and transactions lead to the closing balance. */
export const BALANCE_RECONCILIATION: StatementEquation = {
  ...CLOSING,
  name: 'balance_reconciliation',
  plus: ['opening_balance', 'transactions'],
  wording: wording(
    'Opening balance and transactions come to',
    'the closing balance',
    'The statement does not print both an opening and a closing balance.',
  ),
}

/** The same, where no opening balance is printed. */
export const LAST_BALANCE: StatementEquation = {
  ...CLOSING,
  name: 'balance_reconciliation',
  plus: ['last_balance'],
  wording: { ...BALANCE_RECONCILIATION.wording, sum: 'The balance beside the last transaction is' },
}

/** The lines of the summary lead from the opening to the closing balance. */
export const SUMMARY_ARITHMETIC: StatementEquation = {
  ...CLOSING,
  name: 'summary_arithmetic',
  plus: ['opening_balance', 'summary'],
  wording: wording(
    'Opening balance and the lines of the summary come to',
    'the closing balance',
    'The statement prints no summary to add up.',
  ),
}

/** The summary's total of a direction is the sum of its transactions. */
export const SUMMARY_TOTALS: Record<Direction, StatementEquation> = {
  credit: {
    ...PRINTED,
    name: 'total_credits',
    total: 'total_credits',
    plus: ['credits'],
    wording: wording('Credits add up to', "the summary's total", 'The summary prints no credits.'),
  },
  debit: {
    ...PRINTED,
    name: 'total_debits',
    total: 'total_debits',
    plus: ['debits'],
    wording: wording('Debits add up to', "the summary's total", 'The summary prints no debits.'),
  },
}

export function checkAmounts(equation: StatementEquation, amounts: StatementAmounts): Check {
  return checkOf(
    equation,
    evaluate(equation, (name) => amounts[name] ?? null),
  )
}

function wording(sum: string, total: string, blank: string): Equation['wording'] {
  return { sum, total, because: '', blank }
}
