import type { Direction } from '../../contract/document.ts'
import { CREDIT_RULES, type CreditCategory, type DescriptionRule } from './credit-rules.ts'
import { DEBIT_RULES, type DebitCategory } from './debit-rules.ts'

/**
 * What a bank transaction is, by its description alone: the same words give the same category in every bank's statements.
 */
export function categorize(description: string, direction: 'credit'): CreditCategory
export function categorize(description: string, direction: 'debit'): DebitCategory
export function categorize(description: string, direction: Direction): CreditCategory | DebitCategory
export function categorize(description: string, direction: Direction): CreditCategory | DebitCategory {
  const text = description.toUpperCase().replace(/\s+/g, ' ').trim()
  if (direction === 'credit') return firstFitting(CREDIT_RULES, text) ?? 'other_deposit'
  return firstFitting(DEBIT_RULES, text) ?? 'other_withdrawal'
}

function firstFitting<Category extends string>(
  rules: readonly DescriptionRule<Category>[],
  text: string,
): Category | null {
  return rules.find((rule) => rule.pattern.test(text))?.category ?? null
}
