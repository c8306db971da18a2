import type { Cents, Direction } from '@income/shared'
import { changeBy, type Movement, sumOf } from '../../../tables/ledger/settle/directions.ts'
import { type AmountOf, type Equation, exactly } from '../../../equations/equation.ts'

/** The values that the checks of a statement need, as read or as corrected by a reviewer. Dates are YYYY-MM-DD, or MM-DD. */
export interface StatementFigures {
  opening: Cents | null
  closing: Cents | null
  /** The totals of the summary. */
  totals: Record<Direction, Cents | null>
  start: string | null
  end: string | null
  transactions: readonly DatedMovement[]
}

export interface DatedMovement extends Movement {
  /** Null if it could not be read. */
  date: string | null
}

/** The compared amounts of a statement, printed or computed. */
type StatementAmount =
  | 'opening_balance'
  | 'closing_balance'
  /** Credits less debits, of the transactions and of the lines of the summary. */
  | 'transactions'
  | 'summary'
  /** The running balance of the last transaction. */
  | 'last_balance'
  | 'total_credits'
  | 'total_debits'
  | 'credits'
  | 'debits'

type StatementEquation = Equation<StatementAmount>

const PRINTED = { relation: 'equals', minus: [], expected: 'total', tolerance: exactly, severity: 'failed' } as const
const CLOSING = { ...PRINTED, total: 'closing_balance' } as const

const RECONCILED = wording(
  'Opening balance and transactions come to',
  'the closing balance',
  'The statement does not print both an opening and a closing balance.',
)

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

export const EQUATIONS: readonly StatementEquation[] = [
  { ...CLOSING, name: 'balance_reconciliation', plus: ['opening_balance', 'transactions'], wording: RECONCILED },
  {
    ...CLOSING,
    name: 'balance_reconciliation',
    plus: ['last_balance'],
    wording: { ...RECONCILED, sum: 'The balance beside the last transaction is' },
  },
  {
    ...CLOSING,
    name: 'summary_arithmetic',
    plus: ['opening_balance', 'summary'],
    wording: wording(
      'Opening balance and the lines of the summary come to',
      'the closing balance',
      'The statement prints no summary to add up.',
    ),
  },
  SUMMARY_TOTALS.credit,
  SUMMARY_TOTALS.debit,
]

export function amountsOf({ opening, closing, totals, transactions }: StatementFigures): AmountOf<StatementAmount> {
  const { credit, debit } = totals
  const amounts: Record<StatementAmount, Cents | null> = {
    opening_balance: opening,
    closing_balance: closing,
    transactions: changeBy(transactions),
    // It replaces an opening balance that is not printed.
    last_balance: opening === null ? (transactions.at(-1)?.balance ?? null) : null,
    summary: credit === null && debit === null ? null : (credit ?? 0n) - (debit ?? 0n),
    total_credits: credit,
    total_debits: debit,
    credits: sumOf(transactions, 'credit'),
    debits: sumOf(transactions, 'debit'),
  }
  return (name) => amounts[name]
}

function wording(sum: string, total: string, blank: string): Equation['wording'] {
  return { sum, total, because: '', blank }
}
