import type { FirstVerdict } from '../classify.ts'

/** Insurers' and states' terms for benefits that end with a disability (Fannie Mae B3-3.1-01, Continuity of Income). */
const DISABILITY = /\b(DISABILITY|DISAB|LTD BENEFIT|SSDI)\b/i

/** Counted deposits, by account key, that end with a decree or a disability. */
export function depositsThatMayEnd(verdicts: readonly FirstVerdict[], accountKey: string): FirstVerdict[] {
  return verdicts.filter(
    ({ account, verdict, rule, transaction }) =>
      account.key === accountKey &&
      verdict === 'eligible' &&
      (rule === 'support' || (rule === 'government_benefit' && DISABILITY.test(transaction.entry.description))),
  )
}
