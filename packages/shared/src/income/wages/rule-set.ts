import type { RuleSet } from '../rule-set.ts'

export const wages: RuleSet = { key: 'wage', apply: () => null }
