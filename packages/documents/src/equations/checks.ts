import type { Check } from '@income/shared'
import { agreement, check, limit, notApplicable, type Compared } from '../model/check.ts'
import type { Verdict } from './confidence.ts'
import { evaluate, termsOf, type AmountOf, type Equation, type Evaluation } from './equation.ts'

type Checked = Pick<Equation, 'name' | 'relation' | 'wording' | 'severity' | 'expected'>

/** The checks of equations, one for each name: of alternatives the one that applies, and one that fails before one that holds. */
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

/** What equations find, one result for each total: where it may come about in several ways, the way that holds. */
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

/** The amounts that sums which hold to the cent vouch for, and those that are part of a sum which does not hold. */
export function verdictsOf<Amount extends string>(
  results: readonly Evaluated<Amount>[],
): Record<'vouched' | 'doubted', ReadonlySet<Amount>> {
  const membersOf = ({ equation: { total, plus, minus } }: Evaluated<Amount>) => [total, ...plus, ...minus]
  return {
    vouched: new Set(results.filter(({ evaluation }) => evaluation.vouches).flatMap(membersOf)),
    doubted: new Set(results.filter(({ evaluation }) => !evaluation.holds).flatMap(membersOf)),
  }
}

/** Whether sums bear an amount out: one that holds to the cent does, and else one that fails contradicts it. */
export function verdictOn<Amount extends string>(amount: Amount, results: readonly Evaluated<Amount>[]): Verdict {
  const { vouched, doubted } = verdictsOf(results)
  return vouched.has(amount) ? true : doubted.has(amount) ? false : null
}

/** The check of an equation. `known` is what is shown of it where it says nothing. */
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
      ? limit(named, { name: wording.sum, cents: sum }, holds)
      : agreement({ clause: wording.sum, cents: sum }, named, holds, wording.because)
  const compared = expected === 'sum' ? { expected: sum, actual: total } : { expected: total, actual: sum }
  return check(name, holds ? 'passed' : severity, message, compared)
}

/** Of two amounts that the law compares, the one that is known; of a sum, an amount alone says nothing. */
function knownOf<Amount extends string>(equation: Equation<Amount>, amountOf: AmountOf<Amount>): Compared {
  const { plus, minus, expected, form } = equation
  if (form || expected === 'total' || plus.length + minus.length > 1) return {}
  return { expected: termsOf(equation, amountOf)?.sum ?? null, actual: amountOf(equation.total) }
}
