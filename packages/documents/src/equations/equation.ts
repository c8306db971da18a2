import { absolute, sumCents, type Cents, type Check, type CheckStatus } from '@income/shared'
import { agreement, check, notApplicable, type Compared } from '../model/check.ts'

/**
 * A relation between amounts of a document: a total, and the terms it is the sum of. A kind lists its equations by the names of its
 * amounts; they are evaluated over the values of a document, as it was read or as a reviewer has corrected it.
 */
export interface Equation<Amount extends string = string> {
  /** Name of the check. Equations that share one are alternatives. */
  name: string
  total: Amount
  plus: readonly Amount[]
  minus: readonly Amount[]
  wording: Wording
  /** Which of the two is right if they differ: what is printed, or what it should be by law or by the form. */
  expected: 'total' | 'sum'
  /** By how much the total may differ from the sum of so many terms. */
  tolerance: (sum: Cents, terms: number) => Cents
  /** Status of the check if the equation does not hold. */
  severity: Extract<CheckStatus, 'warning' | 'failed'>
  /** Forms: blank terms count as nothing. Else the equation says nothing if one is missing. */
  blankIsZero?: boolean
  /** Forms: "If zero or less, enter -0-." */
  floor?: boolean
}

/** The parts of a message: "{sum} 1,710.00, but {total} is 1,700.00." */
export interface Wording {
  /** "Earnings add up to" */
  sum: string
  /** "gross pay" */
  total: string
  /** Why a difference does not matter: "the difference is within rounding". */
  because: string
  /** What is missing where the equation says nothing, as a sentence. */
  blank: string
}

export type AmountOf<Amount extends string> = (name: Amount) => Cents | null

export interface Evaluation {
  sum: Cents
  total: Cents
  holds: boolean
  /** The sum was below zero, where the form has zero for it. */
  isFloored: boolean
}

export const exactly = (): Cents => 0n

/** Compares the total with the sum of its terms; null where an amount it needs is missing. */
export function evaluate<Amount extends string>(
  equation: Equation<Amount>,
  amountOf: AmountOf<Amount>,
): Evaluation | null {
  const total = amountOf(equation.total)
  const [plus, minus] = [equation.plus.map(amountOf), equation.minus.map(amountOf)]
  const known = [...plus, ...minus].filter((cents) => cents !== null).length
  const isComplete = equation.blankIsZero || known === plus.length + minus.length
  if (total === null || !isComplete) return null
  const terms = sumOf(plus) - sumOf(minus)
  const isFloored = equation.floor === true && terms < 0n
  const sum = isFloored ? 0n : terms
  return { sum, total, holds: absolute(sum - total) <= equation.tolerance(sum, known), isFloored }
}

/** The check of an equation. `known` is what is shown of it where it says nothing. */
export function checkOf(
  { name, wording, severity, expected }: Pick<Equation, 'name' | 'wording' | 'severity' | 'expected'>,
  found: Pick<Evaluation, 'sum' | 'total' | 'holds'> | null,
  known?: Compared,
): Check {
  if (!found) return notApplicable(name, wording.blank, known)
  const { sum, total, holds } = found
  const computed = { clause: wording.sum, cents: sum }
  const message = agreement(computed, { name: wording.total, cents: total }, holds, wording.because)
  const compared = expected === 'sum' ? { expected: sum, actual: total } : { expected: total, actual: sum }
  return check(name, holds ? 'passed' : severity, message, compared)
}

function sumOf(amounts: readonly (Cents | null)[]): Cents {
  return sumCents(amounts.map((cents) => cents ?? 0n))
}
