import { type Guideline, GUIDELINES } from '../settings/guideline.ts'
import { person } from '../names/names.ts'
import type { Family, Part } from './parts.ts'

/** Two families of models that show the same income in two ways. */
interface OverlapRule {
  families: readonly [Family, Family]
  reason: string
  example: string
  /** Which of the two counts. */
  counts: (guideline: Guideline, parts: readonly [readonly Part[], readonly Part[]]) => 0 | 1
}

const BETWEEN_ACCOUNTS: OverlapRule = {
  families: ['personal_deposits', 'business_deposits'],
  reason: 'What a business pays its owner comes into the personal account once more',
  example: 'receipts of 12,000 in the business account, draws of 5,000 from it in the personal one',
  counts: (_, [personal, business]) => (better(personal, business) ? 0 : 1),
}

const PAID_IN = 'The returns show the year’s income of which the deposits are the payments'

/** Benefits and pensions are paid into a personal account, never into that of a business. */
const WITH_RETURNS: readonly OverlapRule[] = [
  {
    families: ['business_returns', 'personal_deposits'],
    reason: PAID_IN,
    example: 'Schedule C of 60,000, and customers’ payments in the checking account',
    counts: qualifiesDeposits,
  },
  {
    families: ['other_returns', 'personal_deposits'],
    reason: PAID_IN,
    example: 'Social Security of 24,000, and 2,000 of it a month in the checking account',
    counts: qualifiesDeposits,
  },
  {
    families: ['business_returns', 'business_deposits'],
    reason: PAID_IN,
    example: 'Schedule C of 60,000, and receipts of 120,000 in the business account',
    counts: qualifiesDeposits,
  },
]

/**
 * In order: what an earlier rule leaves out overlaps with nothing any more. What counts in an earlier rule is never left out by a
 * later one, or it would have displaced income for nothing: returns, where they qualify, are compared first.
 */
function rulesOf(guideline: Guideline): readonly OverlapRule[] {
  return qualifiesDeposits(guideline) === 1 ? [BETWEEN_ACCOUNTS, ...WITH_RETURNS] : [...WITH_RETURNS, BETWEEN_ACCOUNTS]
}

/** Two parts of which one is left out, and why. */
export interface Overlap {
  counted: Part
  leftOut: Part
  reason: string
}

/** The parts left out because another shows the same income. Wages and deposits add up: wages are left out of deposits. */
export function overlapsOf(parts: readonly Part[], guideline: Guideline): Overlap[] {
  const found: Overlap[] = []
  const left = new Set(parts)
  for (const { families, reason, counts } of rulesOf(guideline)) {
    const [first, second] = families.map((family) => [...left].filter((part) => part.family === family)) as [
      Part[],
      Part[],
    ]
    const meeting = (a: readonly Part[], b: readonly Part[]) =>
      a.filter((part) => b.some((other) => shared(part, other)))
    const sides = [meeting(first, second), meeting(second, first)] as const
    if (sides[0].length === 0) continue
    const counted = counts(guideline, sides)
    for (const leftOut of sides[counted === 0 ? 1 : 0]) {
      const other = sides[counted].find((part) => shared(part, leftOut))!
      found.push({ counted: other, leftOut, reason })
      left.delete(leftOut)
    }
  }
  return found
}

/** Agencies qualify the returns, bank statement programs the deposits. */
function qualifiesDeposits(guideline: Guideline): 0 | 1 {
  return GUIDELINES[guideline].qualifiesDeposits.value ? 1 : 0
}

/** The longer history; the lower figure of two that are as long. */
function better(a: readonly Part[], b: readonly Part[]): boolean {
  const months = (parts: readonly Part[]) => Math.max(...parts.map((part) => part.months))
  const total = (parts: readonly Part[]) => parts.reduce((sum, { monthly }) => sum + monthly, 0n)
  return months(a) === months(b) ? total(a) <= total(b) : months(a) > months(b)
}

/** Whether both may be income of one borrower: where no paper tells whose it is, it may be anybody's. */
function shared(a: Part, b: Part): boolean {
  if (a.borrowers.length === 0 || b.borrowers.length === 0) return true
  const people = new Set(a.borrowers.map(person))
  return b.borrowers.some((name) => people.has(person(name)))
}
