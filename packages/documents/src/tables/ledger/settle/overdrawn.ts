import { type FigurePart, isBalancePart, type Part } from '../parts.ts'
import { cents } from './leading.ts'

/**
 * The other ways to sign an account's balances if none is printed with a sign: the account was overdrawn at the end, or at the
 * beginning. Both at once would only turn every direction around.
 */
export function overdrawnReadings(parts: readonly Part[]): Part[][] {
  const balances = parts.filter(isBalancePart)
  if (!balances.every((part) => part.amount.amount.sign === null && cents(part) > 0n)) return []
  const ends = ['closing', 'opening'] as const
  if (!ends.every((end) => balances.some(({ figure }) => figure === end))) return []
  return ends.map((end) =>
    parts.map((part) => (part.kind === 'figure' && part.figure === end ? overdrawn(part) : part)),
  )
}

function overdrawn(part: FigurePart): FigurePart {
  const { amount } = part.amount
  return { ...part, amount: { ...part.amount, amount: { ...amount, cents: -amount.cents } } }
}

/** Whether the sign of a balance is not printed but follows from the transactions. */
export const hasInferredSign = ({ amount: { amount } }: FigurePart) => amount.sign === null && amount.cents < 0n
