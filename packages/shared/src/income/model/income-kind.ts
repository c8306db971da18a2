/**
 * What income is for, and what people call it. Two models show the same income only where they show the same kind of it.
 * `owner_draws` is what a business pays its owner, seen in the owner's account; `unexplained`, deposits that count although
 * nothing says what they pay.
 */
export const INCOME_KIND_NAMES = {
  wages: 'wages',
  self_employment: 'business income',
  rent: 'rent',
  royalties: 'royalties',
  interest: 'interest and dividends',
  retirement: 'pensions and retirement accounts',
  benefits: 'benefits',
  support: 'support',
  owner_draws: 'transfers from their own business',
  unexplained: 'deposits from an unknown source',
  other: 'other income',
} as const
export type IncomeKind = keyof typeof INCOME_KIND_NAMES
export const INCOME_KINDS = Object.keys(INCOME_KIND_NAMES) as [IncomeKind, ...IncomeKind[]]
