import { words } from '../../names/names.ts'
import { phrasePattern, phraseText } from '../../vocabulary/phrase.ts'
import { EARNING_PHRASES } from './earnings.ts'

/** Types of earnings on pay stubs, recognised by their descriptions; the first that matches decides. */
export const EARNING_NAMES = {
  not_income: 'reimbursement or non-cash item',
  one_off: 'one-off pay',
  military_allowance: 'military allowances',
  overtime: 'overtime',
  commission: 'commission',
  bonus: 'bonus',
  tips: 'tips',
  stock: 'restricted stock',
  shift_differential: 'shift and premium pay',
  base: 'base pay',
  other: 'other pay',
} as const
export type EarningType = keyof typeof EARNING_NAMES

const PHRASES = Object.entries(EARNING_PHRASES).flatMap(([type, phrases]) =>
  phrases.map((phrase) => ({ type: type as keyof typeof EARNING_PHRASES, pattern: phrasePattern([phrase]) })),
)
const ORDER = Object.keys(EARNING_NAMES)

/**
 * The type of an earning. A phrase hides shorter ones within it ("MILEAGE PAY" is piece-rate pay, "MILEAGE" a
 * reimbursement). Of the remaining ones, the type that is first in `EARNING_NAMES` decides ("sign-on bonus" is
 * one-off).
 */
export function earningType(description: string): EarningType {
  const text = phraseText(words(description.replace(/\bO\/T\b/gi, 'OT')))
  const matches = PHRASES.flatMap(({ type, pattern }) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ type, from: index, to: index + length })),
  )
  const outermost = matches.filter((match) => !matches.some((other) => hides(other, match)))
  const types = outermost.map(({ type }) => type)
  return types.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))[0] ?? 'other'
}

interface Match {
  type: EarningType
  from: number
  to: number
}

function hides(outer: Match, inner: Match): boolean {
  return outer.from <= inner.from && outer.to >= inner.to && outer.to - outer.from > inner.to - inner.from
}

export function isBase(type: EarningType): boolean {
  return type === 'base'
}

/** Whether a type of pay varies and therefore needs a history to count. */
export function isVariable(type: EarningType): boolean {
  return !['base', 'military_allowance', 'one_off', 'not_income'].includes(type)
}
