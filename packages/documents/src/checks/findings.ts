import type { Check, CheckStatus } from '@income/shared'

/** One thing found wrong between documents. */
export interface Finding {
  status: Extract<CheckStatus, 'warning' | 'failed'>
  message: string
  expected?: string
  actual?: string
}

/** What a relation was compared on: how many comparisons there were, and what they found. */
export interface Comparison {
  name: string
  compared: number
  findings: Finding[]
  /** What holds when nothing was found. */
  holds: string
  /** What is missing when nothing could be compared. */
  missing: string
}

/** One check for each finding; where there is none, one that passed or does not apply. */
export function checksOf({ name, compared, findings, holds, missing }: Comparison): Check[] {
  if (findings.length > 0) {
    return findings.map(({ status, message, expected = null, actual = null }) => ({
      name,
      status,
      expected,
      actual,
      message,
    }))
  }
  const status = compared > 0 ? 'passed' : 'not_applicable'
  return [{ name, status, expected: null, actual: null, message: compared > 0 ? holds : missing }]
}
