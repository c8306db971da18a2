import type { Classification } from '../../model/calculated-model.ts'
import type { EntryFacts } from '../../model/facts.ts'
import type { SourceKind } from './line.ts'

export type Reasoned = Omit<Classification, 'entryId'>

const SOURCE_REASONS: Record<SourceKind, string> = {
  wages: 'Wages of the return',
  interest: 'Interest',
  tax_exempt_interest: 'Tax-exempt interest, at face value',
  dividends: 'Ordinary dividends',
  ira: 'IRA distributions, taxed or not',
  pension: 'Pensions and annuities, taxed or not',
  social_security: 'Social Security benefits, taxed or not',
  alimony: 'Alimony received',
  business: 'Net result of the business',
  rental: 'Rents and the expenses against them',
  royalty: 'Royalties and the expenses against them',
  farm: 'Net result of the farm',
  partnership: 'Share of the result of a partnership or corporation',
  trust: 'Income of an estate or trust',
  corporation: 'Result of a corporation',
  business_return: 'Result of a business whose owner is not shown',
  other: 'Other income',
}

export function counted(entry: EntryFacts, kind: SourceKind): Reasoned {
  if (entry.category === 'add_back') {
    return {
      eligible: true,
      rule: 'add_back',
      reason: 'Added back: a deduction without a cash expense, or one that counts elsewhere',
    }
  }
  if (entry.category === 'subtraction') {
    return {
      eligible: true,
      rule: 'subtraction',
      reason: 'Subtracted: income that does not recur, or cash spent without a deduction',
    }
  }
  const loss = entry.category === 'loss' ? ': a loss counts against the income' : ''
  return { eligible: true, rule: kind === 'other' ? 'other_income' : kind, reason: `${SOURCE_REASONS[kind]}${loss}` }
}

export function refused(rule: string, reason: string): Reasoned {
  return { eligible: false, rule, reason }
}
