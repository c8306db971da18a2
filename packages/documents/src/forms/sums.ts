import type { Cents } from '@income/shared'
import type { Equation } from '../equations/equation.ts'
import { list } from '../model/check.ts'
import { linesOfYear, yearsWith, type FormLine, type LineRange, type LineSum } from './form-line.ts'

/** The sums a year's form must keep, in the order of its lines. */
export function equationsOf(lines: readonly FormLine[]): Equation[] {
  const order = [...new Set(lines.map(({ line }) => line))]
  const listed = ({ first, last }: LineRange) =>
    first === last ? [first] : order.slice(order.indexOf(first), order.indexOf(last) + 1)
  return lines.flatMap(({ line, sums }) =>
    sums.map((sum) => equation(sum, { total: line, plus: sum.plus.flatMap(listed), minus: sum.minus.flatMap(listed) })),
  )
}

/**
 * Of a form's lines in all years, the sums that can be compared where the year may be unreadable: of such a form, those its lines
 * have in every year they fit.
 */
export function equationsOn(lines: readonly FormLine[], year: string | null, filled: readonly string[]): Equation[] {
  if (year !== null) return equationsOf(linesOfYear(lines, year))
  const [first = [], ...others] = yearsWith(lines, filled).map((possible) => equationsOf(linesOfYear(lines, possible)))
  const ofFilled = ({ name, total, plus, minus, form: sum }: Equation) =>
    JSON.stringify([name, total, sum, ...[plus, minus].map((terms) => terms.filter((line) => filled.includes(line)))])
  const shared = others.map((equations) => new Set(equations.map(ofFilled)))
  return first.filter((equation) => shared.every((same) => same.has(ofFilled(equation))))
}

function equation(
  { name, floor, itemised }: LineSum,
  { total, plus, minus }: Pick<Equation, 'total' | 'plus' | 'minus'>,
): Equation {
  const wording = {
    sum: clauseOf(plus, minus, floor),
    total: `line ${lineName(total)}`,
    because: 'the difference is within rounding',
    blank: 'The lines to compare are blank.',
  }
  const ofForm = { relation: 'equals', expected: 'sum', tolerance: rounding, severity: 'warning' } as const
  return { ...ofForm, name, total, plus, minus, form: { floor, itemised }, wording }
}

/** Whole-dollar returns round each line: the sum may be off by half a dollar a line. */
function rounding(_: Cents, lines: number): Cents {
  return 50n * BigInt(Math.max(2, lines))
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
