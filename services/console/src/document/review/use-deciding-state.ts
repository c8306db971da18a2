import { useMemo, useState } from 'react'
import type { Figure } from '../figures/figure.ts'
import type { Change } from './changes.ts'
import type { Deciding } from './deciding.tsx'
import type { Review, Task } from './review-context.tsx'
import type { Changes } from './use-changes.ts'

interface Given {
  review: Review
  changes: Changes
  mayReview: boolean
  beginReview: () => void
}

const CONFIRMED = 'Confirmed as printed'

/** The decisions on the document page, and the navigation between the items to review. */
export function useDecidingState({ review, changes, mayReview, beginReview }: Given) {
  const { loanPackage, attention, chosen, chosenFigure, task, choose, closeForm, document } = review
  const isUnderReview = loanPackage.under_review
  const { make, isSaving } = changes
  const [last, setLast] = useState(0)

  return useMemo(() => {
    const place = attention.findIndex(({ key }) => key === chosen)
    const step = (by: 1 | -1) => {
      // The item just settled has left the list, so the next one now has its index.
      const from = place >= 0 ? place : by > 0 ? last - 1 : last
      const next = Math.min(attention.length - 1, Math.max(0, from + by))
      setLast(next)
      choose(attention[next]?.key ?? null)
    }
    const begin = (figure: Figure, next: Task) => {
      if (!mayReview) return
      if (isUnderReview) choose(figure.key, next)
      else beginReview()
    }
    const accept = () => {
      // What was typed is saved or cancelled first.
      if (chosenFigure && task !== 'look') return choose(chosenFigure.key, task)
      if (!chosenFigure || chosenFigure.isSettled) return step(1)
      if (!mayReview) return
      if (!isUnderReview) return beginReview()
      make(confirmation(chosenFigure, document.version))
      step(1)
    }
    const submit = (change: Change) => {
      make(change)
      closeForm()
    }
    const deciding: Deciding & { step: typeof step } = {
      ...{ mayReview, isUnderReview, isSaving, accept, submit, beginReview, step },
      correct: (figure) => begin(figure, 'correct'),
      override: (figure) => figure.kind === 'entry' && figure.entry.eligibility && begin(figure, 'override'),
    }
    return deciding
  }, [
    attention,
    chosen,
    chosenFigure,
    task,
    choose,
    closeForm,
    document,
    isUnderReview,
    make,
    isSaving,
    last,
    mayReview,
    beginReview,
  ])
}

/** Confirms the value as it was read. */
function confirmation(figure: Figure, documentVersion: number): Change {
  if (figure.kind === 'field') {
    const { name, value } = figure
    return { kind: 'field', name, value, before: value, wasSettled: false, reason: CONFIRMED, version: documentVersion }
  }
  const { entry } = figure
  const values = entry.amount === null ? { ytd_amount: entry.ytd_amount } : { amount: entry.amount }
  return { kind: 'entry', entry, values, reason: CONFIRMED, version: entry.version }
}
