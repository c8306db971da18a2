import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { discardDraft, lastDraftOf } from './drafts.ts'
import type { Review, Task } from './review-context.tsx'

interface Selection {
  chosen: string | null
  task: Task
  /** How often the form was asked for; 0 if it is open only because it has a draft. */
  asked: number
}

interface Shown {
  packageId: string
  documentId: string
  isUnderReview: boolean
  /** What is selected at first. */
  at: string | null
}

/** What is selected, and which form is open. A value with a draft has its form open again. */
export function useSelection({
  packageId,
  documentId,
  isUnderReview,
  at,
}: Shown): Pick<Review, 'chosen' | 'task' | 'asked' | 'choose' | 'closeForm'> {
  const queries = useQueryClient()
  const unfinished = useCallback(
    (of: string | null): Selection => {
      const draft = isUnderReview ? lastDraftOf(queries, { packageId, documentId, ...(of !== null && { of }) }) : null
      return { chosen: of ?? draft?.of ?? null, task: taskOf(draft?.form), asked: 0 }
    },
    [queries, packageId, documentId, isUnderReview],
  )
  const [selection, setSelection] = useState(() => unfinished(at))
  const { chosen, task } = selection

  const choose = useCallback(
    (key: string | null, next?: Task) =>
      setSelection(({ asked }) => {
        if (next !== undefined) return { chosen: key, task: next, asked: asked + 1 }
        return key === null ? NOTHING : unfinished(key)
      }),
    [unfinished],
  )
  const closeForm = useCallback(() => {
    if (chosen !== null && task !== 'look') discardDraft(queries, { packageId, documentId, of: chosen, form: task })
    setSelection((now) => ({ ...now, task: 'look', asked: 0 }))
  }, [queries, packageId, documentId, chosen, task])
  return { ...selection, choose, closeForm }
}

const NOTHING: Selection = { chosen: null, task: 'look', asked: 0 }

/** A dismissal has its form in the list of signals, not at the value. */
function taskOf(form: string | undefined): Task {
  return form === 'correct' || form === 'override' ? form : 'look'
}
