import { exact, type Exact, roundedCents, sumExact } from './exact.ts'
import type { Cents } from '../../money/cents.ts'
import { dollarsInFull, numberInFull, plain } from './text.ts'

/**
 * A value and the arithmetic that produced it, built together so that they cannot disagree. Money is in cents; counts, shares
 * and months have no unit. Only form lines are rounded: evaluating the printed text gives the value.
 */
export interface Arithmetic {
  readonly value: Exact
  /** "($26,000.00 [2026 to date] + $15,600.00 [W-2 of 2025]) / 18" */
  readonly text: string
  readonly binding: Binding
  /** Subtotals computed first, in order: "2023: $50,000.00 [line 31] + … = $53,900.00". */
  readonly steps: readonly string[]
}

/** Operator precedence of a text's outermost operation: a lower one needs parentheses inside a higher one. */
const Binding = { choice: 0, sum: 1, product: 2, operand: 3 } as const
type Binding = (typeof Binding)[keyof typeof Binding]

/** An amount of money in cents, with its name: "$1,500.00 [line 31]". */
export function amount(cents: Cents | Exact, note?: string): Arithmetic {
  const value = typeof cents === 'bigint' ? exact(cents) : cents
  return operand(value, dollarsInFull(value), note)
}

/** A number without a unit: "26", "5.5 [months]", "16 / 3". */
export function count(number: Exact | bigint, note?: string): Arithmetic {
  const value = typeof number === 'bigint' ? exact(number) : number
  return operand(value, numberInFull(value), note)
}

/** A share of 1, written as a percentage: "40%". */
export function share(value: Exact): Arithmetic {
  const percent = numberInFull(value.mul(exact('100')))
  return percent.includes('/') ? count(value) : operand(value, `${percent}%`)
}

function operand(value: Exact, text: string, note?: string): Arithmetic {
  const binding = text.includes('/') ? Binding.product : Binding.operand
  const bare: Arithmetic = { value, text, binding, steps: [] }
  if (note === undefined) return bare
  return { ...bare, text: `${held(bare, Binding.operand)} [${plain(note)}]`, binding: Binding.operand }
}

/** A sum; $0.00 if empty. A negative term is subtracted: "$50,000.00 − $600.00". */
export function sum(terms: readonly Arithmetic[]): Arithmetic {
  const [first, ...others] = terms
  if (!first) return amount(0n)
  if (others.length === 0) return first
  const text = others.reduce(
    (left, term) => {
      const right = held(term, Binding.sum)
      return right.startsWith('-') ? `${left} − ${right.slice(1)}` : `${left} + ${right}`
    },
    held(first, Binding.sum),
  )
  return combined(sumExact(terms.map(({ value }) => value)), text, Binding.sum, terms)
}

export function difference(from: Arithmetic, taken: Arithmetic): Arithmetic {
  const text = `${held(from, Binding.sum)} − ${inner(taken, Binding.product)}`
  return combined(from.value.sub(taken.value), text, Binding.sum, [from, taken])
}

export function product(a: Arithmetic, b: Arithmetic): Arithmetic {
  const text = `${held(a, Binding.product)} × ${inner(b, Binding.product)}`
  return combined(a.value.mul(b.value), text, Binding.product, [a, b])
}

/** @throws when the divisor is 0. */
export function quotient(a: Arithmetic, divisor: Arithmetic): Arithmetic {
  const text = `${held(a, Binding.product)} / ${inner(divisor, Binding.operand)}`
  return combined(a.value.div(divisor.value), text, Binding.product, [a, divisor])
}

/** "the lesser of $30,000.00 and $50,000.00" */
export function lesserOf(a: Arithmetic, b: Arithmetic): Arithmetic {
  const text = `the lesser of ${held(a, Binding.operand)} and ${held(b, Binding.operand)}`
  return combined(a.value.lt(b.value) ? a.value : b.value, text, Binding.choice, [a, b])
}

/**
 * An amount computed in a separate step and then used by name. An amount that is not whole cents stays inline: a rounded
 * subtotal would not lead to the result.
 */
export function subtotal(name: string, worked: Arithmetic): Arithmetic {
  if (worked.binding === Binding.operand || worked.value.d !== 1n) return worked
  return inOwnStep(name, worked, worked.value)
}

/**
 * A form line, rounded to whole cents as written, so that the lines add up to the form's total. A line that had to be rounded
 * is computed in a separate step.
 */
export function formLine(name: string, worked: Arithmetic): Arithmetic {
  if (worked.value.d === 1n) return worked
  return inOwnStep(name, worked, exact(roundedCents(worked.value)))
}

function inOwnStep(name: string, worked: Arithmetic, value: Exact): Arithmetic {
  const step = `${plain(name)}: ${worked.text} = ${dollarsInFull(value)}`
  return { ...amount(value, name), steps: [...worked.steps, step] }
}

/** The same arithmetic with a note: "($2,000.00 × 26 / 12) [Acme Corp: base pay]". */
export function noted(worked: Arithmetic, note: string): Arithmetic {
  return { ...worked, text: `${held(worked, Binding.operand)} [${plain(note)}]`, binding: Binding.operand }
}

function combined(value: Exact, text: string, binding: Binding, parts: readonly Arithmetic[]): Arithmetic {
  return { value, text, binding, steps: [...new Set(parts.flatMap(({ steps }) => steps))] }
}

function held({ text, binding }: Arithmetic, within: Binding): string {
  return binding < within ? `(${text})` : text
}

/** An operand to the right of a sign; here a leading minus needs parentheses too. */
function inner(worked: Arithmetic, within: Binding): string {
  return worked.text.startsWith('-') ? `(${worked.text})` : held(worked, within)
}
