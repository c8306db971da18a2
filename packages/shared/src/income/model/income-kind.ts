/**
 * Kinds of income and their names. Two models show the same income only if they show the same kind.
 * `owner_draws` are payments of a business to its owner, seen in the owner's account; `unexplained` are deposits that
 * count although their source is unknown.
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
