import type { Cents, Check, CheckStatus } from '@income/shared'
import { check, notApplicable, passed } from '../model/check.ts'

/** One thing found wrong between documents. */
export interface Finding {
  status: Extract<CheckStatus, 'warning' | 'failed'>
  message: string
  expected?: Cents
  actual?: Cents
}

/** What a relation was compared on: how many comparisons there were, and what they found. */
export interface Comparison {
  name: string
  compared: number
  findings: Finding[]
  /** What was found where nothing is wrong. */
  holds: string
  /** What is missing where nothing could be compared. */
  missing: string
}

/** One check for each finding; where there is none, one that passed or does not apply. */
export function checksOf({ name, compared, findings, holds, missing }: Comparison): Check[] {
  if (findings.length > 0) {
    return findings.map(({ status, message, ...compared }) => check(name, status, message, compared))
  }
  return [compared > 0 ? passed(name, holds) : notApplicable(name, missing)]
}
