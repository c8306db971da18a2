import type { Cents } from '@income/shared'
import type { Line } from '../../../layout/lines.ts'
import { isMoney, tokensOf } from '../../../layout/lexer/tokens.ts'
import { leadingDate } from '../../../layout/lexer/leading-date.ts'

/** So many balances that follow from the one above are no chance. */
const LEAST = 4

interface AmountAndBalance {
  amount: Cents
  balance: Cents
}

/** Whether dated lines end with an amount and the balance it led to, the oldest or the newest first. */
export function followEachOther(lines: readonly Line[]): boolean {
  const rows = lines.flatMap(amountAndBalance)
  const steps = rows.slice(1).map((row, i) => ({ above: rows[i]!, row, change: row.balance - rows[i]!.balance }))
  const down = steps.filter(({ row, change }) => isBy(change, row.amount)).length
  const up = steps.filter(({ above, change }) => isBy(change, above.amount)).length
  const most = Math.max(down, up)
  return most >= LEAST && 2 * most > steps.length
}

function amountAndBalance(line: Line): AmountAndBalance[] {
  const tokens = tokensOf(line)
  const [amount, balance] = tokens.filter(isMoney).slice(-2)
  if (leadingDate(tokens) === null || !amount || !balance || tokens.at(-1) !== balance) return []
  return [{ amount: amount.amount.cents, balance: balance.amount.cents }]
}

function isBy(change: Cents, amount: Cents): boolean {
  return amount !== 0n && (change === amount || change === -amount)
}
