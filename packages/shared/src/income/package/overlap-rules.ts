import type { ModelKey } from '../eligibility-model.ts'
import type { IncomeKind } from '../model/income-kind.ts'
import { type Guideline, GUIDELINES } from '../settings/guideline.ts'
import type { Part } from './parts.ts'

/** One side of an overlap: its evidence and its kinds of income. */
export interface Side {
  evidence: readonly ModelKey[]
  kinds: readonly IncomeKind[]
}

/** Parts of two models that show the same income, so that one of them counts. */
export interface OverlapRule {
  name: string
  example: string
  source: string
  sides: readonly [Side, Side]
  /** Which of the two counts. */
  counts: (guideline: Guideline, parts: readonly [readonly Part[], readonly Part[]]) => 0 | 1
  /** Why the first counts, and why the second does; the same if a rule always decides alike. */
  reasons: readonly [string, string]
}

const ACCOUNTS: readonly ModelKey[] = ['bank_statement_personal', 'bank_statement_business']
const PAID_IN = 'The returns show the annual income that the deposits are payments of'
const STATED_APART =
  'Bank statement programs: income from other sources than the business is documented separately, not averaged'

const BUSINESS: OverlapRule = {
  name: 'business_by_returns_and_by_receipts',
  example: 'Schedule C of 60,000, and card settlements of 120,000 in the business account',
  source: 'Selling Guide B3-3.2-01; bank statement programs: deposits identified as those of the business',
  sides: [
    { evidence: ['tax_return'], kinds: ['self_employment'] },
    { evidence: ACCOUNTS, kinds: ['self_employment', 'owner_draws'] },
  ],
  counts: (guideline) => (GUIDELINES[guideline].qualifiesDeposits.value ? 1 : 0),
  reasons: [PAID_IN, 'The deposits are those of the business, and the program uses them instead of its returns'],
}

/** A bank statement program replaces only the returns of the business, not those of other income. */
const OF_ONE_KIND = (['wages', 'rent', 'royalties', 'interest', 'retirement', 'benefits', 'support'] as const).map(
  (kind): OverlapRule => ({
    name: `${kind}_by_returns_and_by_deposits`,
    example: 'Social Security of 24,000 on the return, and 2,000 of it a month in the checking account',
    source: STATED_APART,
    sides: [
      { evidence: ['tax_return'], kinds: [kind] },
      { evidence: ACCOUNTS, kinds: [kind] },
    ],
    counts: () => 0,
    reasons: always(PAID_IN),
  }),
)

const REST_OF_ITS_ACCOUNT: OverlapRule = {
  name: 'business_by_returns_and_what_else_its_account_has',
  example: 'Schedule C of 60,000, and interest of 12 in the business account',
  source: 'Selling Guide B3-3.2-01; bank statement programs: deposits identified as those of the business',
  sides: [
    { evidence: ['tax_return'], kinds: ['self_employment'] },
    { evidence: ['bank_statement_business'], kinds: ['rent', 'royalties', 'interest', 'other'] },
  ],
  counts: () => 0,
  reasons: always('The returns of the business include the other deposits in its account'),
}

const UNEXPLAINED_BESIDE_RETURNS: OverlapRule = {
  name: 'returns_and_deposits_of_no_known_source',
  example: 'Schedule C of 60,000, and checks of unknown payers in the owner’s checking account',
  source:
    'Bank statement programs: deposits show the income of the business only if they are identified as its deposits',
  sides: [
    { evidence: ['tax_return'], kinds: ['self_employment', 'rent', 'royalties', 'support', 'other'] },
    { evidence: ['bank_statement_personal'], kinds: ['unexplained'] },
  ],
  counts: () => 0,
  reasons: always('No document says what these deposits are for, and they may be payments of income on the returns'),
}

const DRAWS: OverlapRule = {
  name: 'draws_and_the_account_they_come_from',
  example: 'receipts of 12,000 in the business account, and transfers of 5,000 from it in the personal one',
  source: 'Bank statement programs: the personal method counts the transfers, the business method the receipts',
  sides: [
    { evidence: ['bank_statement_personal'], kinds: ['owner_draws'] },
    { evidence: ['bank_statement_business'], kinds: ['self_employment'] },
  ],
  counts: (_, [draws, receipts]) => (isBetter(draws, receipts) ? 0 : 1),
  reasons: [
    'The figure of what the business paid its owner covers more months, or as many months and is lower',
    'The receipts of the business cover more months, or as many months and are lower than what it paid its owner',
  ],
}

const UNEXPLAINED_BESIDE_RECEIPTS: OverlapRule = {
  name: 'receipts_and_deposits_of_no_known_source',
  example: 'receipts of 12,000 in the business account, and checks of unknown payers in the personal one',
  source: 'Bank statement programs: the personal and the business method are not added up',
  sides: [
    { evidence: ['bank_statement_personal'], kinds: ['unexplained'] },
    { evidence: ['bank_statement_business'], kinds: ['self_employment'] },
  ],
  counts: () => 1,
  reasons: always('No document says what these deposits are for; they may be what the business paid its owner'),
}

const WITH_RETURNS: readonly OverlapRule[] = [BUSINESS, ...OF_ONE_KIND, REST_OF_ITS_ACCOUNT, UNEXPLAINED_BESIDE_RETURNS]
const BETWEEN_ACCOUNTS: readonly OverlapRule[] = [DRAWS, UNEXPLAINED_BESIDE_RECEIPTS]

/**
 * In order of precedence: what qualifies under the guideline is compared first, and a part left out by an earlier rule
 * overlaps with nothing.
 */
export function rulesOf(guideline: Guideline): readonly OverlapRule[] {
  return GUIDELINES[guideline].qualifiesDeposits.value
    ? [...BETWEEN_ACCOUNTS, ...WITH_RETURNS]
    : [...WITH_RETURNS, ...BETWEEN_ACCOUNTS]
}

/** The longer history, or for equal histories the lower amount. */
function isBetter(a: readonly Part[], b: readonly Part[]): boolean {
  const months = (parts: readonly Part[]) => Math.max(...parts.map((part) => part.months))
  const total = (parts: readonly Part[]) => parts.reduce((sum, { monthly }) => sum + monthly, 0n)
  return months(a) === months(b) ? total(a) <= total(b) : months(a) > months(b)
}

function always(reason: string): [string, string] {
  return [reason, reason]
}
