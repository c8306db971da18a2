/** What a reviewer may confirm where the papers of a package cannot show it. */
export const CONFIRMATIONS = ['liquidity', 'continuance', 'job_history', 'sole_ownership'] as const
export type Confirmation = (typeof CONFIRMATIONS)[number]

/** A reviewer's word on a model, or on one of its lines or subjects, beside those on its entries. */
export type DecisionFacts = MethodChoice | Confirmed

/** One of the alternatives of a model or a line takes the place of what the rules chose. */
export interface MethodChoice {
  kind: 'method'
  /** Any version's id of the eligibility model: a decision outlives a new version of the rules. */
  eligibilityModelId: string
  /** The key of a line, or `WHOLE_MODEL`. */
  subject: string
  method: string
}

/** What the papers cannot show of a subject is so. */
export interface Confirmed {
  kind: Confirmation
  eligibilityModelId: string
  /** The key of a subject. */
  subject: string
}
