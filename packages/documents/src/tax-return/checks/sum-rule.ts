import { absolute, sumCents, type Cents, type Check } from '@income/shared'
import { agreement, check, list, notApplicable } from '../../model/check.ts'
import type { LineSum } from '../forms/form-line.ts'
import type { LineValue } from '../lines/line-value.ts'

/** A relation between the lines of a form, as the form words it. */
export interface SumRule extends Pick<LineSum, 'name' | 'floor' | 'itemised'> {
  total: string
  plus: readonly string[]
  minus: readonly string[]
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
  const [result] = results
  if (!result) return notApplicable(name, 'The lines to compare are blank.')
  const { rule, expected, actual, holds } = result
  const message = agreement(
    { clause: clauseOf(rule), cents: expected },
    { name: `line ${lineName(rule.total)}`, cents: actual },
    holds,
    'the difference is within rounding',
  )
  return check(name, holds ? 'passed' : severity, message, { expected, actual })
}

/** "Lines 1 and 2b add up to", "Line 9 less line 10 is", "Line 11 less line 14, or zero if less, is". */
function clauseOf({ plus, minus, floor }: SumRule): string {
  const added = linesNamed(plus)
  if (minus.length === 0) return `${added} add up to`
  const least = floor ? ', or zero if that is less,' : ''
  return `${added} less ${list(minus.map(lineName), 'line')}${least} ${plus.length === 1 ? 'is' : 'come to'}`
}

/** Sums of many lines name the first and the last. */
const MOST_NAMED = 8

function linesNamed(lines: readonly string[]): string {
  const names = lines.map(lineName)
  return names.length > MOST_NAMED ? `Lines ${names[0]} to ${names.at(-1)}` : list(names, 'Line')
}

/** "8a(h)" for a column of a line, "6 from Schedule 1" for what another form hands on. */
function lineName(line: string): string {
  return line.replace(/_([a-z])$/, '($1)').replace(/_from_schedule_(\w+)$/, ' from Schedule $1')
}
