import { createContext, useContext } from 'react'
import type { Figure } from '../figures/figure.ts'
import type { Change } from './changes.ts'

/** What a reviewer can do with the selected value. */
export interface Deciding {
  /** Whether the session has the scope `review`. */
  mayReview: boolean
  isUnderReview: boolean
  isSaving: boolean
  /** Confirms the value as printed and selects the next item; a check is only skipped. */
  accept: () => void
  correct: (figure: Figure) => void
  override: (figure: Figure) => void
  submit: (change: Change) => void
  beginReview: () => void
}

const Context = createContext<Deciding | null>(null)

export const DecidingProvider = Context

export function useDeciding(): Deciding {
  const deciding = useContext(Context)
  if (!deciding) throw new Error('a part of the document page is used outside it')
  return deciding
}
