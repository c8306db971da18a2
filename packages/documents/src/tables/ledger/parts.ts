import type { Direction } from '@income/shared'
import type { Line } from '../../layout/lines.ts'
import type { Page } from '../../model/page.ts'
import type { AmountToken, DateToken } from '../../layout/lexer/tokens.ts'
import type { PrintedDate } from '../../entities/date.ts'
import type { Columns } from '../columns.ts'
import type { FigureKind } from './words/figures.ts'
import type { SectionHeading } from './words/headings.ts'

/** What the lines of a statement's pages are, one after the other. */
export type Part = TextPart | HeadingPart | RowPart | TotalPart | FigurePart | DailyPart | ListedPart

/** Where it stands. */
export interface Placed {
  page: Page
  line: Line
}

/** A line of a page with those around it. */
export interface LineAt extends Placed {
  lines: readonly Line[]
  index: number
}

export interface TextPart extends Placed {
  kind: 'text'
  /** It seems to be a row, but could not be read as one. */
  seemsRow?: true
  /** It is the caption under the picture of a check that is a row elsewhere. */
  isCaption?: true
}

export interface HeadingPart extends Placed {
  kind: 'heading'
  table: Table
}

/** A stretch of rows under one heading, over however many pages. */
export interface Table {
  section: SectionHeading
  title: string
  columns: Columns | null
  /** The right edges of the amounts in its last row: totals stand under them, if not under the headings. */
  edges: Partial<Record<CellKind, number>>
  /** Its rows have their amounts on the last line of what they are called. */
  areAmountsLast?: true
}

export type CellKind = 'amount' | 'credit' | 'debit' | 'balance'

export function isCellKind(role: string): role is CellKind {
  return role === 'amount' || role === 'credit' || role === 'debit' || role === 'balance'
}

/** What the line of a row says under its columns. */
export interface RowWords {
  /** Null where the row stands under the date of the row before. */
  date: DateToken | null
  checkNumber: string | null
  description: string
  /** Where its description begins. */
  textLeft: number | null
  cells: Partial<Record<CellKind, AmountToken>>
  /** What a column such as "Credit/Debit" says. */
  directionWord: Direction | null
  /** A second date beside its own, where no heading says which is that of the posting. */
  besideDate?: DateToken
  /** What stands under the head of accounts. */
  account?: Line
  /** Its status says that it did not come about, or has not yet. */
  isUnposted?: true
}

/** A row under the date that it stands under. */
export interface DatedRow extends RowWords {
  /** Its own date or the one before. Null where it could not be read. */
  standsUnder: PrintedDate | null
  /** What is left of a date that could not be read. */
  damagedDate: string | null
}

export interface RowPart extends Placed, DatedRow {
  kind: 'row'
  table: Table
  /** Which of its two dates is that of the posting is a guess. */
  isOfEitherDate?: true
  /** Further lines of its description. */
  more: Line[]
}

/** A line that began like a row but never got an amount. */
export function isBare({ cells }: Pick<RowPart, 'cells'>): boolean {
  return Object.keys(cells).length === 0
}

/** A printed sum of the rows before it. */
export interface TotalPart extends Placed {
  kind: 'total'
  table: Table
  label: string
  cells: { column: CellKind | null; amount: AmountToken }[]
  count: number | null
}

/** A labelled figure: an opening or closing balance, or what was added or taken away. */
export interface FigurePart extends Placed {
  kind: 'figure'
  figure: FigureKind
  label: string
  amount: AmountToken
  /** The date in the label ("Beginning balance on June 10"). */
  date: PrintedDate | null
  count: number | null
  /** The sums of the columns of credits and debits on the line of a balance. */
  sides?: { credit: AmountToken; debit: AmountToken }
  /** The section in which it stands; null before the first heading. */
  section: SectionHeading | null
}

/** A figure among the rows of a table. */
export function figureAt(
  { page, line }: Placed,
  figure: FigureKind,
  said: Pick<FigurePart, 'label' | 'amount' | 'section'> & Partial<FigurePart>,
): FigurePart {
  return { kind: 'figure', figure, page, line, date: null, count: null, ...said }
}

export interface DailyPart extends Placed {
  kind: 'daily'
  date: DateToken
  amount: AmountToken
}

/** A line of the list of accounts in a combined statement. */
export interface ListedPart extends Placed {
  kind: 'listed'
  label: string
  balance: AmountToken
  /** Its amounts that the heads of their columns name. */
  figures: Pick<FigurePart, 'figure' | 'label' | 'amount' | 'date' | 'count'>[]
}
