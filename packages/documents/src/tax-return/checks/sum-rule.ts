import { absolute, decimalFromCents, sumCents, type Cents, type Check } from '@income/shared'
import type { LineValue } from '../lines/line-value.ts'

/** A relation between the lines of a form, as the form words it. Blank lines count as nothing. */
export interface SumRule {
  /** Name of the check; rules that share one are alternatives of the form's years. */
  name: string
  total: string
  plus: readonly string[]
  minus: readonly string[]
  /** "If zero or less, enter -0-." / "If line 33 is more than line 24, subtract": else blank or nothing. */
  floor: boolean
  /** The lines added are all there are, on the total's own page: where it is more than nothing, one of them is filled in. */
  itemised: boolean
}

export type LineAmounts = ReadonlyMap<string, LineValue>

export interface SumResult {
  rule: SumRule
  expected: Cents
  actual: Cents
  holds: boolean
  /** Holds to the cent, with at least one line added: the amounts vouch for one another. */
  vouches: boolean
}

/** Whole-dollar returns round each line: the sum may be off by half a dollar a line. */
function tolerance(count: number): Cents {
  return 50n * BigInt(Math.max(2, count))
}

/** The rule applied to what was read; null where its total is blank, or every line of it is and may be. */
export function resultOf(rule: SumRule, lines: LineAmounts): SumResult | null {
  const total = lines.get(rule.total)
  const parts = [...rule.plus, ...rule.minus].filter((line) => lines.has(line))
  if (!total || (parts.length === 0 && (total.cents === 0n || !rule.itemised))) return null
  const cents = (line: string) => lines.get(line)?.cents ?? 0n
  const sum = sumCents(rule.plus.map(cents)) - sumCents(rule.minus.map((line) => absolute(cents(line))))
  const expected = rule.floor && sum < 0n ? 0n : sum
  const difference = absolute(expected - total.cents)
  return {
    rule,
    expected,
    actual: total.cents,
    holds: difference <= tolerance(parts.length),
    vouches: difference === 0n && (expected !== 0n || sum === 0n),
  }
}

/** The check of the rules that share a name, with the status a sum gets that does not hold. */
export function checkOf(name: string, results: readonly SumResult[], severity: 'warning' | 'failed'): Check {
  const result = results[0]
  const base = { name, expected: null, actual: null }
  if (!result) return { ...base, status: 'not_applicable', message: 'The lines it needs are blank.' }
  const [expected, actual] = [decimalFromCents(result.expected), decimalFromCents(result.actual)]
  const terms = `line ${result.rule.total} against the lines it is made of`
  if (result.holds) return { name, status: 'passed', expected, actual, message: `Agrees: ${terms}.` }
  return {
    name,
    status: severity,
    expected,
    actual,
    message: `Does not agree: ${terms}.`,
  }
}
