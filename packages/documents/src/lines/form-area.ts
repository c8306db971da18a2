import type { KnownLines } from '../forms/form-line.ts'
import type { Line } from '../layout/lines.ts'
import type { Page } from '../model/page.ts'
import type { Amount } from './amounts.ts'
import type { Labels } from './line-labels.ts'

/** The lettered columns of a table: "A B C" over the properties of Schedule E, "(d) (e) (g) (h)" on Schedule D. */
export interface TableHead {
  top: number
  bottom: number
  columns: { letter: string; left: number; middle: number; right: number }[]
}

/** A form on a page, with what is needed to say which of its lines an amount is on. */
export interface FormArea {
  page: Page
  rows: readonly Line[]
  labels: Labels
  heads: readonly TableHead[]
  amounts: readonly Amount[]
  known: KnownLines
}
