import { absolute, type Cents } from '@income/shared'
import { evaluate, type Equation, type Evaluation } from '../../../equations/equation.ts'
import { list } from '../../../model/check.ts'
import type { LineSum } from '../forms/form-line.ts'
import type { LineValue } from '../lines/line-value.ts'

/** A sum of lines, as the form words it. */
export interface SumRule extends Equation {
  itemised: boolean
}

export type LineAmounts = ReadonlyMap<string, LineValue>

export interface SumResult extends Evaluation {
  rule: SumRule
  /** Holds to the cent, with at least one line added: the amounts vouch for one another. */
  vouches: boolean
}

export function sumRule(
  { name, floor, itemised }: LineSum,
  { total, plus, minus }: Pick<SumRule, 'total' | 'plus' | 'minus'>,
): SumRule {
  const wording = {
    sum: clauseOf(plus, minus, floor),
    total: `line ${lineName(total)}`,
    because: 'the difference is within rounding',
    blank: 'The lines to compare are blank.',
  }
  const form = { expected: 'sum', tolerance: rounding, severity: 'warning', blankIsZero: true } as const
  return { ...form, name, total, plus, minus, floor, itemised, wording }
}

/** Whole-dollar returns round each line: the sum may be off by half a dollar a line. */
function rounding(_: Cents, lines: number): Cents {
  return 50n * BigInt(Math.max(2, lines))
}

/** The rule applied to what was read; null where its total is blank, or every line of it is and may be. */
export function resultOf(rule: SumRule, lines: LineAmounts): SumResult | null {
  const isBlank = ![...rule.plus, ...rule.minus].some((line) => lines.has(line))
  const taken = new Set(rule.minus)
  const found = evaluate(rule, (line) => {
    const cents = lines.get(line)?.cents ?? null
    return cents !== null && taken.has(line) ? absolute(cents) : cents
  })
  if (!found || (isBlank && (found.total === 0n || !rule.itemised))) return null
  return { ...found, rule, vouches: found.sum === found.total && !found.isFloored }
}

/** "Lines 1 and 2b add up to", "Line 9 less line 10 is", "Line 11 less line 14, or zero if less, is". */
function clauseOf(plus: readonly string[], minus: readonly string[], floor: boolean): string {
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
