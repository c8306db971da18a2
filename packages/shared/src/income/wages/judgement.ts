import type { Day } from '../calendar.ts'
import { GUIDELINES, type GuidelineRules } from '../settings/guideline.ts'
import type { IncomeFacts } from '../model/rule-set.ts'
import type { Employment } from './employment.ts'

/** The criteria for an employment. */
export interface Judgement {
  rules: GuidelineRules
  /** Whether untaxed income is grossed up. */
  grossUp: boolean
  asOf: Day
}

/** The guideline and settings in force for the employment. */
export function judgementOf(facts: IncomeFacts, { key }: Employment): Judgement {
  const { guideline, grossUp } = facts.settingsFor(key)
  return { rules: GUIDELINES[guideline], grossUp, asOf: facts.asOf }
}
