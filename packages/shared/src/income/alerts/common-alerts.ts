import type { AlertMeaning } from './meaning.ts'

/** Alerts that models of several kinds may carry. */
export const COMMON_ALERTS = {
  document_check_failed: {
    severity: 'critical',
    meaning: 'a document that the figure rests on failed a check',
    action: 'Compare the document with the original; correct what was misread, or refuse it.',
  },
  decision_without_effect: {
    severity: 'warning',
    meaning: 'a method that a reviewer chose can no longer be had, so the rules decided',
    action: 'Choose anew among the alternatives of now, or undo the decision.',
  },
  override_without_effect: {
    severity: 'note',
    meaning: 'a decision on an entry does not change the figure',
    action: 'Nothing, or undo it; the message says what the figure rests on.',
  },
  versions_differ: {
    severity: 'critical',
    meaning:
      'two versions of one document differ in a figure that makes the income; one counts, the corrected or else the lower',
    action:
      'Find out which is right, and refuse the other; accept an entry of the one left out where they are two documents, and both count.',
  },
  copies_differ: {
    severity: 'warning',
    meaning: 'two copies of one document differ in a figure beside the income; one counts',
    action: 'Compare both with the original, and correct what was misread.',
  },
  stale_documents: {
    severity: 'critical',
    meaning: 'even the latest document is too old',
    action: 'Ask for current documents.',
  },
  declining_income: {
    severity: 'warning',
    meaning: 'income falls from one year to the next, or in the last three months',
    action: 'Ask why it fell, and whether it has become stable.',
  },
  continuance: {
    severity: 'warning',
    meaning: 'income that may end: alimony, a retirement account, a disability benefit, a trust',
    action: 'Ask for proof that it continues for three years, and confirm it.',
  },
  income_jump: {
    severity: 'warning',
    meaning:
      'pay or business income is more than 20% above the year before, or deposits of the last three months far above the average',
    action: 'Ask for the reason, and whether it will last: a promotion, a new customer, a W-2 of part of a year.',
  },
  different_people: {
    severity: 'warning',
    meaning: 'the papers of a package are of people whom no paper names together',
    action: 'Make sure that each is a borrower; refuse the income of anybody who is not.',
  },
  gives_way: {
    severity: 'warning',
    meaning: "income that two models show counts once in the package's income: one of the two was left out",
    action: 'Compare both figures, which the message names; where they are different income, decide on their entries.',
  },
  overlapping_models: {
    severity: 'warning',
    meaning: 'two models count, or could count, the same income',
    action: 'Add up only models that rest on different income.',
  },
} as const satisfies Record<string, AlertMeaning>
