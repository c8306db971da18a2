import type { Direction } from '../../../contract/document.ts'
import type { CreditCategory } from './credit-category.ts'
import { CREDIT_RULES } from './credit-rules.ts'
import type { DebitCategory } from './debit-category.ts'
import { DEBIT_RULES } from './debit-rules.ts'
import { descriptionReader } from './description-rule.ts'

export const creditRule = descriptionReader(CREDIT_RULES)
export const debitRule = descriptionReader(DEBIT_RULES)

/** Categorises a bank transaction by its description alone: the same words give the same category for every bank. */
export function categorize(description: string, direction: 'credit'): CreditCategory
export function categorize(description: string, direction: 'debit'): DebitCategory
export function categorize(description: string, direction: Direction): CreditCategory | DebitCategory
export function categorize(description: string, direction: Direction): CreditCategory | DebitCategory {
  if (direction === 'credit') return creditRule(description)?.category ?? 'other_deposit'
  return debitRule(description)?.category ?? 'other_withdrawal'
}
