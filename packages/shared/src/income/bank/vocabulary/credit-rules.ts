import { EARNED } from './credits-earned.ts'
import { LENT } from './credits-of-lenders.ts'
import { PAID_TO_PEOPLE } from './credits-of-people.ts'
import { NOT_EARNED } from './credits-not-earned.ts'
import { RETURNED_OR_LENT } from './credits-returned-or-lent.ts'

/**
 * In order; the first match decides. Money given back comes first ("PAYROLL REVERSAL" is not payroll), and payers' names come
 * before general words ("SBA" before "TREAS 310", "AIRBNB" before "TRANSFER"). Wages and benefits come before lenders' names
 * ("LENDINGCLUB PAYROLL").
 */
export const CREDIT_RULES = [...RETURNED_OR_LENT, ...PAID_TO_PEOPLE, ...LENT, ...EARNED, ...NOT_EARNED]
