import { createContext, useContext } from 'react'
import type { Entry, FileRecord, IncomeDocument, IncomeModelDetail, LoanPackage, Signal } from '../../api/types.ts'
import type { Arithmetic } from '../figures/arithmetic.ts'
import type { Attention } from '../figures/attention.ts'
import type { Figure } from '../figures/figure.ts'

/** What the reviewer does with what is chosen. */
export type Task = 'look' | 'correct' | 'override'

/** A document as it is reviewed: what was read, what needs review, and what is chosen. */
export interface Review {
  packageId: string
  loanPackage: LoanPackage
  document: IncomeDocument
  file: FileRecord
  /** The documents of the package, this one among them, as the files have them. */
  siblings: readonly IncomeDocument[]
  model: IncomeModelDetail | null
  entries: readonly Entry[]
  /** Whether all entries have come. */
  isComplete: boolean
  figures: readonly Figure[]
  attention: readonly Attention[]
  /** Signs of tampering in the document and in the making of its file. */
  signals: readonly Signal[]
  /** Key of a figure, a check or a place of a signal; null where nothing is chosen. */
  chosen: string | null
  chosenFigure: Figure | null
  /** Of the check chosen. */
  arithmetic: Arithmetic | null
  task: Task
  choose: (key: string | null, task?: Task) => void
  setTask: (task: Task) => void
}

const Context = createContext<Review | null>(null)

export const ReviewProvider = Context

export function useReview(): Review {
  const review = useContext(Context)
  if (!review) throw new Error('a part of the document page is used outside it')
  return review
}
