import type { RuleSet } from '../rule-set.ts'

export const taxReturns: RuleSet = { key: 'tax_return', apply: () => null }
