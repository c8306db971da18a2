import { absolute, sumCents, type Cents, type CheckStatus, type Check } from '@income/shared'
import { makeUp } from './choices.ts'
import { agreement, check, limit, notApplicable, type Compared } from '../model/check.ts'
import type { Verdict } from './confidence.ts'

/**
 * A relation between amounts of a document: a total and the terms it is the sum of, or an upper limit. A kind lists its
 * equations by the names of its amounts. They are evaluated over the values of a document, as read or as corrected by a
 * reviewer.
 */
export interface Equation<Amount extends string = string> {
  /** Name of the check. Equations that share a name are alternatives. */
  name: string
  relation: 'equals' | 'at_most'
  total: Amount
  plus: readonly Amount[]
  minus: readonly Amount[]
  wording: Wording
  /** Which of the two is right if they differ: the printed total, or the sum that the law or the form requires. */
  expected: 'total' | 'sum'
  /** How much the total may differ from the sum of this many terms. */
  tolerance: (sum: Cents, terms: number) => Cents
  /** Amounts that may or may not count: they may explain a difference. */
  optional?: readonly Cents[]
  /** Status of the check if the equation does not hold. */
  severity: Extract<CheckStatus, 'warning' | 'failed'>
  /** The rules for filling in a form. Without them, the equation is not evaluated if a term is missing. */
  form?: FormSum
}

/** On a form, blank lines count as zero, and what is subtracted may be printed with a minus sign. */
interface FormSum {
  /** "If zero or less, enter -0-." */
  floor: boolean
  /** Whether the added lines are complete: if the total is positive, one of them is filled in. */
  itemised: boolean
}

/** The parts of a message: "{sum} 1,710.00, but {total} is 1,700.00." */
export interface Wording {
  /** "Earnings add up to"; for a limit, its name: "box 1". */
  sum: string
  /** "gross pay" */
  total: string
  /** Why a difference does not matter: "the difference is within rounding". */
  because: string
  /** A sentence that says what is missing if the equation is not evaluated. */
  blank: string
}

export type AmountOf<Amount extends string = string> = (name: Amount) => Cents | null

interface Evaluation {
  sum: Cents
  total: Cents
  holds: boolean
  /** Whether it holds to the cent, up to one cent of rounding: hardly a coincidence, so the amounts confirm each other. */
  vouches: boolean
}

export const exactly = (): Cents => 0n

/** The larger of two amounts, or the one that is not missing. */
export function larger(a: Cents | null, b: Cents | null): Cents | null {
  if (a === null || b === null) return a ?? b
  return a > b ? a : b
}

/** Compares the total with its terms; null if an amount it needs is missing. */
function evaluate<Amount extends string>(equation: Equation<Amount>, amountOf: AmountOf<Amount>): Evaluation | null {
  const total = amountOf(equation.total)
  const terms = termsOf(equation, amountOf)
  if (total === null || terms === null || saysNothing(equation, terms.known, total)) return null
  const isFloored = equation.form?.floor === true && terms.sum < 0n
  const sum = isFloored ? 0n : terms.sum
  const isBelow = equation.relation === 'at_most' && total < sum
  const isMadeUp = makeUp(equation.optional ?? [], sum - total)
  const holds = isBelow || isMadeUp || absolute(sum - total) <= equation.tolerance(sum, terms.known)
  const isExact = isMadeUp || absolute(sum - total) <= 1n
  return { sum, total, holds, vouches: equation.relation === 'equals' && holds && isExact && !isFloored }
}

/** If none of a form's lines is filled in, its total can be compared only if it must be made up of them. */
const saysNothing = ({ form }: Equation, known: number, total: Cents) =>
  form !== undefined && known === 0 && (total === 0n || !form.itemised)

/** The sum and the number of the terms; null if one is missing. */
function termsOf<Amount extends string>(
  { plus, minus, form }: Equation<Amount>,
  amountOf: AmountOf<Amount>,
): { sum: Cents; known: number } | null {
  const added = plus.map(amountOf)
  const taken = minus.map((name) => {
    const cents = amountOf(name)
    return form && cents !== null ? absolute(cents) : cents
  })
  const known = [...added, ...taken].filter((cents) => cents !== null).length
  if (!form && known < plus.length + minus.length) return null
  const sumOf = (amounts: readonly (Cents | null)[]) => sumCents(amounts.map((cents) => cents ?? 0n))
  return { sum: sumOf(added) - sumOf(taken), known }
}

type Checked = Pick<Equation, 'name' | 'relation' | 'wording' | 'severity' | 'expected'>

/** The checks of equations, one for each name. Of alternatives that apply, one that fails counts first. */
export function checksOf<Amount extends string>(
  equations: readonly Equation<Amount>[],
  amountOf: AmountOf<Amount>,
): Check[] {
  return [...Map.groupBy(equations, ({ name }) => name).values()].map((alternatives) => {
    const found = evaluations(alternatives, amountOf)
    const { equation, evaluation } = found.find((other) => !other.evaluation.holds) ??
      found[0] ?? { equation: alternatives[0]!, evaluation: null }
    return checkOf(equation, evaluation, evaluation ? undefined : knownOf(equation, amountOf))
  })
}

export interface Evaluated<Amount extends string = string> {
  equation: Equation<Amount>
  evaluation: Evaluation
}

/** The results of equations, one for each total. If a total can be made up in several ways, the way that holds counts. */
export function evaluations<Amount extends string>(
  equations: readonly Equation<Amount>[],
  amountOf: AmountOf<Amount>,
): Evaluated<Amount>[] {
  const byTotal = new Map<Amount, Evaluated<Amount>>()
  for (const equation of equations) {
    const evaluation = evaluate(equation, amountOf)
    const before = byTotal.get(equation.total)
    if (evaluation && (!before || (evaluation.holds && !before.evaluation.holds)))
      byTotal.set(equation.total, { equation, evaluation })
  }
  return [...byTotal.values()]
}

/** The amounts confirmed by sums that hold to the cent, and those contradicted by sums that do not hold. */
export function verdictsOf<Amount extends string>(
  results: readonly Evaluated<Amount>[],
): Record<'vouched' | 'doubted', ReadonlySet<Amount>> {
  const membersOf = ({ equation: { total, plus, minus } }: Evaluated<Amount>) => [total, ...plus, ...minus]
  return {
    vouched: new Set(results.filter(({ evaluation }) => evaluation.vouches).flatMap(membersOf)),
    doubted: new Set(results.filter(({ evaluation }) => !evaluation.holds).flatMap(membersOf)),
  }
}

/** Whether sums confirm an amount. One that holds to the cent does; otherwise one that fails contradicts it. */
export function verdictOn<Amount extends string>(amount: Amount, results: readonly Evaluated<Amount>[]): Verdict {
  const { vouched, doubted } = verdictsOf(results)
  return vouched.has(amount) ? true : doubted.has(amount) ? false : null
}

/** The check of an equation. `known` is the amount it shows if it is not evaluated. */
export function checkOf(
  { name, relation, wording, severity, expected }: Checked,
  found: Pick<Evaluation, 'sum' | 'total' | 'holds'> | null,
  known?: Compared,
): Check {
  if (!found) return notApplicable(name, wording.blank, known)
  const { sum, total, holds } = found
  const named = { name: wording.total, cents: total }
  const message =
    relation === 'at_most'
      ? limit(named, { name: wording.sum, cents: sum }, found)
      : agreement({ clause: wording.sum, cents: sum }, named, { holds, because: wording.because })
  const compared = expected === 'sum' ? { expected: sum, actual: total } : { expected: total, actual: sum }
  return check(name, holds ? 'passed' : severity, message, compared)
}

/** The known one of two amounts that the law compares. A single amount of a sum says nothing. */
function knownOf<Amount extends string>(equation: Equation<Amount>, amountOf: AmountOf<Amount>): Compared {
  const { plus, minus, expected, form } = equation
  if (form || expected === 'total' || plus.length + minus.length > 1) return {}
  return { expected: termsOf(equation, amountOf)?.sum ?? null, actual: amountOf(equation.total) }
}

/** Rate times hours in cents, and how much the amount may differ because rate and hours are rounded in print. */
export function decimalProduct(rate: string, hours: string): { cents: Cents; tolerance: Cents } {
  const r = scaled(rate)
  const h = scaled(hours)
  const unit = 10n ** BigInt(r.places + h.places)
  const cents = halfUp(r.digits * h.digits * 100n, unit)
  // Half a unit in the last place of each factor, times the other factor.
  const tolerance = (magnitude(r.digits) + magnitude(h.digits) + 1n) * 50n
  return { cents, tolerance: tolerance / unit + 1n }
}

/** A decimal string as an integer and its number of decimal places. */
function scaled(decimal: string): { digits: bigint; places: number } {
  const [whole = '', fraction = ''] = decimal.split('.')
  return { digits: BigInt(whole + fraction || '0'), places: fraction.length }
}

const halfUp = (numerator: bigint, unit: bigint): bigint =>
  numerator >= 0n ? (numerator * 2n + unit) / (unit * 2n) : -halfUp(-numerator, unit)

const magnitude = (n: bigint) => (n < 0n ? -n : n)
