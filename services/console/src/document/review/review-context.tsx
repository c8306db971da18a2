import { createContext, useContext } from 'react'
import type { Entry, FileRecord, IncomeDocument, IncomeModelDetail, LoanPackage, Signal } from '../../api/types.ts'
import type { Arithmetic } from '../figures/arithmetic.ts'
import type { Attention } from '../figures/attention.ts'
import type { FieldFigure, Figure } from '../figures/figure.ts'

/** What the reviewer is doing with the selected value. */
export type Task = 'look' | 'correct' | 'override'

/** A document under review: what was read, what needs review, and what is selected. */
export interface Review {
  packageId: string
  loanPackage: LoanPackage
  document: IncomeDocument
  file: FileRecord
  /** The documents of the package, including this one, in the order of the files. */
  siblings: readonly IncomeDocument[]
  model: IncomeModelDetail | null
  entries: readonly Entry[]
  /** Whether all entries are loaded. */
  isComplete: boolean
  figures: readonly Figure[]
  /** Fields that the document may have, but that were not read. */
  notRead: readonly FieldFigure[]
  attention: readonly Attention[]
  /** Signs of tampering in the document and in how its file was made. */
  signals: readonly Signal[]
  /** The key of a value, a check or a place of a signal; null if nothing is selected. */
  chosen: string | null
  chosenFigure: Figure | null
  /** The arithmetic of the selected check. */
  arithmetic: Arithmetic | null
  task: Task
  /** How often the form was asked for; 0 if it is open only because it has a draft. */
  asked: number
  /** Without a task: opens the form of the value again if it has a draft. */
  choose: (key: string | null, task?: Task) => void
  /** Closes the form and discards its draft. */
  closeForm: () => void
}

const Context = createContext<Review | null>(null)

export const ReviewProvider = Context

export function useReview(): Review {
  const review = useContext(Context)
  if (!review) throw new Error('a part of the document page is used outside it')
  return review
}
