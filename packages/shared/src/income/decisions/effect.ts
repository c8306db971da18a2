import type { DecisionEffect, DecisionKind } from '../../contract/income/decision.ts'
import type { QualifyingIncome } from '../../contract/income/model.ts'

/** The monthly income of a model before and after a decision. */
export interface Figures {
  before: QualifyingIncome | null
  after: QualifyingIncome | null
}

/** An entry that a reviewer decided on. */
export interface DecidedEntry {
  documentId: string
  /** Whether it has an amount, for its period or to date. */
  hasAmount: boolean
  /** The rules' verdict. */
  eligible: boolean
  /** The reviewer's decision; null if undone. */
  override: boolean | null
}

/** How a decision on an entry changed monthly income, or why it did not. */
export function effectOnEntry(figures: Figures, entry: DecidedEntry): DecisionEffect {
  return effect(figures, (after) => entryUnmoved(after, entry))
}

/** How a choice of method or a confirmation changed monthly income. */
export function effectOfDecision(figures: Figures, kind: DecisionKind): DecisionEffect {
  return effect(figures, () =>
    kind === 'method'
      ? 'The chosen method gives the figure that the model already had'
      : 'The figure does not depend on this confirmation; it is recorded for those who rely on the figure',
  )
}

function effect({ before, after }: Figures, unmoved: (after: QualifyingIncome) => string): DecisionEffect {
  const months = { monthly_before: before?.monthly ?? null, monthly: after?.monthly ?? null }
  if (months.monthly_before !== months.monthly) return { ...months, unmoved_because: null }
  if (!after || after.monthly === null) {
    return { ...months, unmoved_because: `The model has no figure: ${after?.explanation ?? 'it was not calculated'}` }
  }
  return { ...months, unmoved_because: unmoved(after) }
}

function entryUnmoved({ chosen, lines, subjects }: QualifyingIncome, entry: DecidedEntry): string {
  if (entry.override === entry.eligible) return 'The rules give the same result for this entry'
  if (!entry.hasAmount) return 'The entry has no amount'
  if (chosen) return `A reviewer chose ${chosen.method} for the model; that method does not use this entry`
  const resting = lines.filter(({ document_ids: ids }) => ids.includes(entry.documentId))
  if (resting.length === 0) return 'No line of the figure uses the document of this entry'
  if (ownsNothing(subjects, resting)) return 'The ownership share in force is 0 %, so nothing of the line counts'
  const named = resting.map(({ label, method }) => `${label} (${method})`).join('; ')
  return `The lines that use its document are calculated without this entry: ${named}`
}

function ownsNothing(subjects: QualifyingIncome['subjects'], resting: QualifyingIncome['lines']): boolean {
  const owned = subjects.filter(({ key }) => resting.some(({ subject }) => subject === key))
  return (
    owned.length > 0 && owned.every(({ settings: { ownership_share: share } }) => share !== null && Number(share) === 0)
  )
}
