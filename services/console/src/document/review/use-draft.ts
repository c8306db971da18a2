import { useQueryClient } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { discardDraft, draftIn, type FormName, keepDraft, type Typed } from './drafts.ts'
import { useReview } from './review-context.tsx'

interface DraftInForm<Seen> {
  /** The state the reviewer saw at first: later changes by others must cause a conflict. */
  seen: Seen
  /** What was typed before the form was last hidden. */
  typed: Typed
  /** For the form's `onChange`. */
  keep: (event: SyntheticEvent<HTMLFormElement>) => void
  discard: () => void
}

/** Keeps what is typed into a form, although the form is hidden: by another tab, another value or another document. */
export function useDraft<Seen>(form: FormName, of: string, now: Seen): DraftInForm<Seen> {
  const { packageId, document } = useReview()
  const queries = useQueryClient()
  const place = { packageId, documentId: document.id, of, form }
  const [{ seen, typed }] = useState(() => draftIn<Seen>(queries, place) ?? { seen: now, typed: {} })
  return {
    seen,
    typed,
    keep: ({ currentTarget }) => keepDraft(queries, { ...place, seen, typed: textsIn(new FormData(currentTarget)) }),
    discard: () => discardDraft(queries, place),
  }
}

function textsIn(form: FormData): Typed {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
