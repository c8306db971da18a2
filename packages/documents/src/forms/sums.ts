import type { Cents, Check, TextSource } from '@income/shared'
import { type Equation, checksOf, evaluations, type Evaluated, type AmountOf } from '../equations/equation.ts'
import { list, check } from '../model/check.ts'
import { linesOfYear, yearsWith, type FormLine, type LineRange, type LineSum } from './form-line.ts'

/** The form's word for a line. */
type Noun = 'line' | 'box'

/** The equations of a year's form, in the order of its lines. */
export function equationsOf(lines: readonly FormLine[], noun: Noun = 'line'): Equation[] {
  const order = [...new Set(lines.map(({ line }) => line))]
  const listed = ({ first, last }: LineRange) =>
    first === last ? [first] : order.slice(order.indexOf(first), order.indexOf(last) + 1)
  return lines.flatMap(({ line, sums }) =>
    sums.map((sum) =>
      equation(sum, { total: line, plus: sum.plus.flatMap(listed), minus: sum.minus.flatMap(listed) }, noun),
    ),
  )
}

/** The equations that hold for a form whose year may be unreadable: those that its lines have in every year they fit. */
export function equationsOn(lines: readonly FormLine[], year: string | null, filled: readonly string[]): Equation[] {
  if (year !== null) return equationsOf(linesOfYear(lines, year))
  const [first = [], ...others] = yearsWith(lines, filled).map((possible) => equationsOf(linesOfYear(lines, possible)))
  const ofFilled = ({ name, total, plus, minus, form: sum }: Equation) =>
    JSON.stringify([name, total, sum, ...[plus, minus].map((terms) => terms.filter((line) => filled.includes(line)))])
  const shared = others.map((equations) => new Set(equations.map(ofFilled)))
  return first.filter((equation) => shared.every((same) => same.has(ofFilled(equation))))
}

function equation(
  { name, relation, floor, itemised }: LineSum,
  { total, plus, minus }: Pick<Equation, 'total' | 'plus' | 'minus'>,
  noun: Noun,
): Equation {
  const isLimit = relation === 'at_most'
  const wording = {
    sum: isLimit ? named(plus, noun) : clauseOf({ plus, minus, floor }, noun),
    total: isLimit ? `${capital(noun)} ${lineName(total)}` : `${noun} ${lineName(total)}`,
    because: 'the difference is within rounding',
    blank: `The ${noun === 'box' ? 'boxes' : 'lines'} to compare are blank.`,
  }
  const ofForm = { expected: 'sum', tolerance: rounding, severity: 'warning' } as const
  return { ...ofForm, name, relation, total, plus, minus, form: { floor, itemised }, wording }
}

/** Whole-dollar returns round each line, so a sum may be off by half a dollar per line. */
const rounding = (_: Cents, lines: number): Cents => 50n * BigInt(Math.max(2, lines))

type Terms = Pick<Equation, 'plus' | 'minus'> & Pick<LineSum, 'floor'>

/** "Lines 1 and 2b add up to", "Line 9 less line 10 is", "Line 11 less line 14, or zero if less, is", "Line 23 is". */
function clauseOf({ plus, minus, floor }: Terms, noun: Noun): string {
  const added = linesNamed(plus, noun)
  if (minus.length === 0) return plus.length === 1 ? `${added} is` : `${added} add up to`
  const least = floor ? ', or zero if that is less,' : ''
  return `${added} less ${named(minus, noun)}${least} ${plus.length === 1 ? 'is' : 'come to'}`
}

/** Sums of more lines than this name only the first and the last. */
const MOST_NAMED = 8

function linesNamed(lines: readonly string[], noun: Noun): string {
  if (lines.length <= MOST_NAMED) return capital(named(lines, noun))
  return `${noun === 'box' ? 'Boxes' : 'Lines'} ${lineName(lines[0]!)} to ${lineName(lines.at(-1)!)}`
}

/** "box 1", "lines 1 and 2". */
function named(lines: readonly string[], noun: Noun): string {
  const names = lines.map(lineName)
  return noun === 'box' && lines.length > 1 ? `boxes ${list(names)}` : list(names, noun)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "8a(h)" for a column of a line, "6 from Schedule 1" for what another form hands on, "3 of Schedule M-1" for a part of a form. */
function lineName(line: string): string {
  const [, schedule, number, own = line] = /^schedule_([a-z])(\d?)_(.+)$/.exec(line) ?? []
  const name = own.replace(/_([a-z])$/, '($1)').replace(/_from_schedule_(\w+)$/, ' from Schedule $1')
  return schedule ? `${name} of Schedule ${schedule.toUpperCase()}${number ? `-${number}` : ''}` : name
}

/** The sums of a form by name: of two alternatives (refund, or amount owed) the one that applies. */
export function sumChecks(equations: readonly Equation[], amountOf: AmountOf, source: TextSource): Check[] {
  const isDoubtful = source !== 'text_layer' || isDisordered(evaluations(equations, amountOf))
  const severity = isDoubtful ? 'failed' : 'warning'
  return checksOf(
    equations.map((equation) => ({ ...equation, severity })),
    amountOf,
  )
}

/** More sums that fail than hold: the amounts were assigned to the wrong lines, and none can be relied on. */
function isDisordered(results: readonly Evaluated[]): boolean {
  const failing = results.filter(({ evaluation }) => !evaluation.holds).length
  return failing >= 3 && 2 * failing > results.length
}

/** A form without any entry is recognised as blank; one with a name but no amount is unusual. */
export function blankCheck(filled: { header: object; lines: ReadonlyMap<string, unknown> }): Check[] {
  if (filled.lines.size > 0) return []
  return Object.keys(filled.header).length === 0
    ? [check('blank_form', 'warning', 'Nothing is filled in on this form.')]
    : [check('blank_lines', 'warning', 'The form has a header, but no amounts.')]
}
