import type { Cents, Direction } from '@income/shared'

/** The direction of a positive amount. A bank transaction has that of its column instead. */
const OF_FORMS = {
  wages: 'credit',
  withholding: 'debit',
  income: 'credit',
  loss: 'credit',
  add_back: 'credit',
  subtraction: 'debit',
} as const
const OF_STUBS = { earning: 'credit', tax: 'debit', deduction: 'debit' } as const
const USUAL = { ...OF_FORMS, ...OF_STUBS }

export type FormCategory = keyof typeof OF_FORMS
/** The categories with a usual direction. */
type Category = keyof typeof USUAL

/** Whether entries of the category are lines or boxes of a form. */
export const isOfForm = (category: string): category is FormCategory => Object.hasOwn(OF_FORMS, category)

/** Whether entries of the category are lines of a pay stub. */
export const isOfStub = (category: string): category is keyof typeof OF_STUBS => Object.hasOwn(OF_STUBS, category)

/** How an entry shows an amount that is printed with a sign. */
export interface Side<C extends Category> {
  direction: Direction
  category: C
  /** The printed amount times this is the entry's. */
  sign: 1n | -1n
}

/**
 * A negative amount counts in the opposite direction: pay that was taken back is a debit. A tax or deduction that was given
 * back is not pay, so it never becomes a credit: it is a debit of a negative amount.
 */
export function sideOf<C extends Category>(category: C, printed: Cents): Side<C | 'income' | 'loss'> {
  const usual: Direction = USUAL[category]
  const isAgainst = printed < 0n && category !== 'tax' && category !== 'deduction'
  return {
    direction: isAgainst ? opposite(usual) : usual,
    category: category === 'income' || category === 'loss' ? (isAgainst ? 'loss' : 'income') : category,
    sign: isAgainst ? -1n : 1n,
  }
}

/** The sign with which an entry's amounts are printed: -1 if its direction is not the usual one of its category. */
export function signOf({ category, direction }: { category: string; direction: Direction }): 1n | -1n {
  return hasUsual(category) && USUAL[category] !== direction ? -1n : 1n
}

const hasUsual = (category: string): category is Category => Object.hasOwn(USUAL, category)

export const opposite = (direction: Direction): Direction => (direction === 'credit' ? 'debit' : 'credit')
