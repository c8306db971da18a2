import type { Cents } from '@income/shared'
import { someAddUpTo } from '../../../equations/choices.ts'
import type { MoneyLine } from '../lines/money-line.ts'
import { isImputedLine, isReimbursedLine } from '../vocabulary/line.ts'
import type { Period } from '../vocabulary/total.ts'

/** More lines than this are not tried together. */
const MOST = 8

/**
 * Whether a difference is made by lines that payrolls count differently: value that is taxed and not paid out (imputed
 * income), and money paid out that is no wage (reimbursements).
 */
export function isExplained(difference: Cents, lines: readonly MoneyLine[], period: Period): boolean {
  if (difference === 0n) return true
  const amounts = lines
    .filter((line) => isImputedLine(line.description) || isReimbursedLine(line.description))
    .flatMap((line) => line[period] ?? [])
    .slice(0, MOST)
  return someAddUpTo(amounts, difference) || someAddUpTo(amounts, -difference)
}
