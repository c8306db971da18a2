import type { AlertMeaning } from './meaning.ts'

/** Alerts that models of several kinds may carry. */
export const COMMON_ALERTS = {
  document_check_failed: {
    severity: 'critical',
    meaning: 'a document that the figure rests on failed a check',
    action: 'Compare the document with the original; correct what was misread, or refuse the document.',
  },
  decision_without_effect: {
    severity: 'warning',
    meaning: 'a method that a reviewer chose is no longer available, so the rules decided',
    action: 'Choose one of the current alternatives, or undo the decision.',
  },
  override_without_effect: {
    severity: 'note',
    meaning: 'a decision on an entry does not change the figure',
    action: 'Nothing is required. You may undo the decision; the message says what the figure rests on.',
  },
  versions_differ: {
    severity: 'critical',
    meaning:
      'two versions of one document differ in a figure that the income rests on; one counts: the corrected one, otherwise the lower one',
    action:
      'Find out which is right, and refuse the other. If they are two different documents, accept an entry of the one left out; both then count.',
  },
  copies_differ: {
    severity: 'warning',
    meaning: 'two copies of one document differ in a figure that does not affect the income; one counts',
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
      'pay or business income is more than 20% above the year before, or the deposits of the last three months are far above the average',
    action:
      'Ask for the reason and whether it will last. Examples: a promotion, a new customer, a W-2 that covers part of a year.',
  },
  different_people: {
    severity: 'warning',
    meaning: 'the documents of a package name people who never appear together on one document',
    action: 'Make sure that each is a borrower; refuse the income of anyone who is not.',
  },
  gives_way: {
    severity: 'warning',
    meaning: "income that two models show counts once in the package's income: one of the two was left out",
    action: 'Compare the two figures in the message; if they are different income, decide on their entries.',
  },
  overlapping_models: {
    severity: 'warning',
    meaning: 'two models count, or could count, the same income',
    action: 'Add up only models that rest on different income.',
  },
} as const satisfies Record<string, AlertMeaning>
