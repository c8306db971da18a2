import { createContext, useContext } from 'react'
import type { Figure } from '../figures/figure.ts'
import type { Change } from './changes.ts'

/** What a reviewer can do about what is chosen. */
export interface Deciding {
  /** Whether the key of this session may review at all. */
  mayReview: boolean
  isUnderReview: boolean
  isSaving: boolean
  /** Confirms the figure as it is printed and goes on to the next; a check is passed over. */
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
