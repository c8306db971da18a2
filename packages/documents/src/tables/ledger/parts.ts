import type { Direction } from '@income/shared'
import type { Line } from '../../layout/lines.ts'
import type { Page } from '../../model/page.ts'
import type { AmountToken, DateToken } from '../../layout/lexer/tokens.ts'
import type { PrintedDate } from '../../entities/date.ts'
import { plain } from '../../vocabulary/normalise.ts'
import type { Columns } from '../columns.ts'
import { type FigureKind, isBalance } from './words/figures.ts'
import type { SectionHeading } from './words/headings.ts'

/** The kinds of lines on a statement's pages, in order. */
export type Part = TextPart | HeadingPart | RowPart | TotalPart | FigurePart | DailyPart | ListedPart

/** Where it is printed. */
export interface Placed {
  page: Page
  line: Line
}

/** A line of a page with its neighbours. */
export interface LineAt extends Placed {
  lines: readonly Line[]
  index: number
}

export interface TextPart extends Placed {
  kind: 'text'
  /** Whether it looks like a row but could not be read as one. */
  seemsRow?: true
  /** Whether it is the caption of a check that is a row elsewhere. */
  isCaption?: true
}

interface HeadingPart extends Placed {
  kind: 'heading'
  table: Table
}

/** Whether a line is neither a row nor a figure. */
export const isWording = ({ kind }: Part) => kind === 'text' || kind === 'heading'

/** The rows under one heading, over any number of pages. */
export interface Table {
  section: SectionHeading
  title: string
  columns: Columns | null
  /** The right edges of the amounts in its last row: totals are below them, if not below the headings. */
  edges: Partial<Record<CellKind, number>>
  /** Whether its rows have their amounts on the last line of their description. */
  areAmountsLast?: true
  /** The column headings of a list of accounts. */
  heads?: readonly Line[]
  /** Whether its rows are below lines with their dates. */
  areGrouped?: true
  /** Whether one of its rows has no date but that of the row before. */
  shareDates?: true
}

export type CellKind = 'amount' | 'credit' | 'debit' | 'balance'

export const isCellKind = (role: string): role is CellKind =>
  role === 'amount' || role === 'credit' || role === 'debit' || role === 'balance'

/** The contents of a row's columns. */
export interface RowWords {
  /** Null if the row belongs to the date of the previous row. */
  date: DateToken | null
  checkNumber: string | null
  description: string
  /** What a column before the description says: "Direct Deposit". */
  type?: string
  /** Where its description begins. */
  textLeft: number | null
  cells: Partial<Record<CellKind, AmountToken>>
  /** The direction in a column such as "Credit/Debit". */
  directionWord: Direction | null
  /** A second date beside its own, if no heading says which of them is the posting date. */
  besideDate?: DateToken
  /** The cell in the account column. */
  account?: Line
  /** Whether its status says that it failed or is pending. */
  isUnposted?: true
}

/** All that a row says of what it is for: "Direct Deposit OREGON PAYROLL", but "Interest" only once of "Interest  Interest earned". */
export const wordingOf = ({ type, description }: RowWords) =>
  type && !plain(description).startsWith(plain(type)) ? `${type} ${description}`.trim() : description

/** A row with the date it belongs to. */
export interface DatedRow extends RowWords {
  /** Its own date or the previous one. Null if it could not be read. */
  standsUnder: PrintedDate | null
  /** The rest of a date that could not be read. */
  damagedDate: string | null
}

export interface RowPart extends Placed, DatedRow {
  kind: 'row'
  table: Table
  /** Whether its posting date was inferred from two dates. */
  isOfEitherDate?: true
  /** Further lines of its description. */
  more: Line[]
}

/** A line that began like a row but never got an amount. */
export const isBare = ({ cells }: Pick<RowPart, 'cells'>) => Object.keys(cells).length === 0

/** A printed total of the rows before it. */
export interface TotalPart extends Placed {
  kind: 'total'
  table: Table
  label: string
  cells: { column: CellKind | null; amount: AmountToken }[]
  count: number | null
}

/** A labelled amount: an opening or closing balance, or a sum of credits or debits. */
export interface FigurePart extends Placed {
  kind: 'figure'
  figure: FigureKind
  label: string
  amount: AmountToken
  /** The date in the label ("Beginning balance on June 10"). */
  date: PrintedDate | null
  count: number | null
  /** The totals of the credit and debit columns on the line of a balance. */
  sides?: { credit: AmountToken; debit: AmountToken }
  /** The section that contains it; null before the first heading. */
  section: SectionHeading | null
}

/** Whether a part is an opening or closing balance. */
export const isBalancePart = (part: Part): part is FigurePart => part.kind === 'figure' && isBalance(part)

/** An amount among the rows of a table. */
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
  /** Null in a list of what came in and went out. */
  balance: AmountToken | null
  /** Its amounts with known column headings. */
  figures: Pick<FigurePart, 'figure' | 'label' | 'amount' | 'date' | 'count'>[]
}
