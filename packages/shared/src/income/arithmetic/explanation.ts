import { dollars, type Exact, roundedCents } from './exact.ts'
import { amount, type Arithmetic, noted, sum } from './expression.ts'
import { plain } from './text.ts'

/** Writes the arithmetic with its steps and result: "$2,000.00 [base pay] × 26 / 12 = $4,333.33". */
export function explained({ steps, text, value }: Arithmetic): string {
  return [...steps, `${text} = ${dollars(value)}`].join('; ')
}

export interface ExplainedLine {
  label: string
  arithmetic: Arithmetic
}

/**
 * The sum of a model's lines. Shows the lines' rounded amounts if they add up to the result, otherwise each line's own
 * arithmetic: amounts that are a cent off explain nothing.
 */
export function explainedSum(lines: readonly ExplainedLine[]): { monthly: Exact; explanation: string } {
  const whole = sum(lines.map(({ label, arithmetic }) => noted(arithmetic, label)))
  const [only, ...others] = lines
  if (only && others.length === 0) {
    return { monthly: whole.value, explanation: `${plain(only.label)}: ${explained(only.arithmetic)}` }
  }
  const rounded = sum(lines.map(({ label, arithmetic }) => amount(roundedCents(arithmetic.value), label)))
  const adds = roundedCents(rounded.value) === roundedCents(whole.value)
  return { monthly: whole.value, explanation: explained(adds ? rounded : whole) }
}
