import type { Day } from '../calendar.ts'
import { GUIDELINES, type GuidelineRules } from '../settings/guideline.ts'
import type { IncomeFacts } from '../model/rule-set.ts'
import type { Employment } from './employment.ts'

/** What an employment is judged by. */
export interface Judgement {
  rules: GuidelineRules
  /** Whether income that is not taxed is grossed up. */
  grossUp: boolean
  asOf: Day
}

/** By the guideline and settings in force for the employment. */
export function judgementOf(facts: IncomeFacts, { key }: Employment): Judgement {
  const { guideline, grossUp } = facts.settingsFor(key)
  return { rules: GUIDELINES[guideline], grossUp, asOf: facts.asOf }
}
