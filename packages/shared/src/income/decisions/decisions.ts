/** What a reviewer may confirm if the documents of a package cannot show it. */
export const CONFIRMATIONS = ['liquidity', 'continuance', 'job_history', 'sole_ownership'] as const
export type Confirmation = (typeof CONFIRMATIONS)[number]

/** A reviewer's decision on a model, or on one of its lines or subjects, in addition to those on entries. */
export type DecisionFacts = MethodChoice | Confirmed

/** An alternative of a model or a line replaces what the rules chose. */
export interface MethodChoice {
  kind: 'method'
  /** The id of any version of the eligibility model: a decision remains valid under new versions of the rules. */
  eligibilityModelId: string
  /** The key of a line, or `WHOLE_MODEL`. */
  subject: string
  method: string
}

/** The reviewer confirms for a subject what the documents cannot show. */
interface Confirmed {
  kind: Confirmation
  eligibilityModelId: string
  /** The key of a subject. */
  subject: string
}
