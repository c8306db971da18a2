import { type Line, lineInOrder } from '../../layout/lines.ts'
import type { Token } from '../../layout/lexer/tokens.ts'
import type { PrintedDate } from '../../entities/date.ts'
import { textOf } from '../../model/page.ts'
import { haveSameRoles } from '../columns.ts'
import type { Header } from './header/header.ts'
import type { SectionHeading } from './words/headings.ts'
import { damagedRow, dateAtFoot, groupDate, isGroupedRow } from './rows/undated.ts'
import { isSummaryLine, opensAnother } from './figures/figure-lines.ts'
import {
  bringsAmountAcross,
  cellsBelow,
  endsRowAcross,
  finishesRow,
  hasCellsAsIn,
  isUndatedRow,
  restOfAccount,
  wordsOfRow,
} from './rows/continuation.ts'
import { partsBesideRows } from './figures/parts-beside-rows.ts'
import { type CellKind, isBare, type LineAt, type Part, type RowPart, type Table } from './parts.ts'
import { describe, rowParts } from './rows/rows.ts'
import { isOfOtherKind, isSameSection, sectionUnder } from './sections.ts'

const TRANSACTIONS: SectionHeading = { kind: 'transactions', direction: null }
const SUMMARY: SectionHeading = { kind: 'summary', direction: null }
const ACCOUNTS: SectionHeading = { kind: 'accounts', direction: null }

/** The state of parsing a line: the current heading, columns, row and date. */
export class ParseState {
  readonly parts: Part[] = []
  table: Table | null = null
  row: RowPart | null = null
  date: PrintedDate | null = null
  /** The row at the foot of the previous page, until this one has a row. */
  private foot: RowPart | null = null
  /** The last row or table header on the page. */
  private above: Line | null = null

  endPage(): void {
    this.foot = this.row
    this.row = null
    this.above = null
  }

  /** Begins a table whose columns no header has named yet; `columns` are those that remain in force. */
  beginTable(section: SectionHeading, title: string, columns: Table['columns'] = null): void {
    this.table = { section, title, columns, edges: {} }
  }

  takeHeader(header: Header, line: Line): void {
    const section = sectionUnder(header.columns, this.table)
    const { table, above } = this
    // Other columns below a row of the same page make another table; on the next page they may be the same ones, read
    // differently.
    const isOther =
      table?.columns &&
      !haveSameRoles(table.columns, header.columns) &&
      (above !== null || isOfOtherKind(table.columns, header.columns))
    this.above = line
    if (table && !isOther && isSameSection(section, table.section)) table.columns = header.columns
    else this.beginTable(section, this.parts.at(-1)?.kind === 'heading' ? table!.title : '', header.columns)
    this.row = null
  }

  /** Continues a row that breaks off, on its page or below the table header of the next. */
  finishRow(at: LineAt): boolean {
    const { line } = at
    const row = this.row ?? this.foot
    if (!this.row && row && endsRowAcross(row, this.parts, at)) {
      row.description = `${row.description} ${line.text}`
      return true
    }
    const above = this.row ? this.row.line : this.above
    if (!row || !above || !finishesRow(row, line, above)) return false
    if (this.row) this.continueRow(row, line)
    else row.description = `${row.description} ${line.text}`
    return true
  }

  /** Adds the amount of a row cut off by the previous page; from then on, the row is where its amount is. */
  finishCut({ page, line }: LineAt): boolean {
    const row = this.foot
    if (!row || !bringsAmountAcross(row, line)) return false
    const cells = cellsBelow(row, line)
    const description = `${row.description} ${textBeside(cells, line)}`.trim()
    Object.assign(row, { page, line, cells, more: [], description })
    this.foot = null
    this.row = row
    this.date = row.standsUnder
    return true
  }

  /** Continues the account name of a row in its narrow column, and the text beside it. */
  finishAccount({ line }: LineAt): boolean {
    const { row } = this
    const rest = row?.account && restOfAccount(row.account, line)
    if (!row?.account || !rest) return false
    row.account = lineInOrder([...row.account.words, ...rest.words])
    const beside = line.words.slice(rest.words.length)
    row.description = textOf([{ text: row.description }, ...beside])
    row.more.push(line)
    this.above = line
    return true
  }

  /** Takes amounts, totals and listed accounts, which end the previous row. */
  takeFigures(at: LineAt): boolean {
    const others = this.figuresOn(at)
    if (others.length === 0) return false
    this.parts.push(...others)
    this.row = null
    return true
  }

  private figuresOn(at: LineAt): Part[] {
    const others = partsBesideRows(at, this.table)
    if (!opensAnother(others, this.parts)) return others
    this.beginTable(SUMMARY, '', this.table?.columns)
    return partsBesideRows(at, this.table)
  }

  /** The headings of a further list ("Loans" below "Shares") differ from those of the list before. */
  takeListHead({ page, line }: LineAt, heads: readonly Line[]): void {
    const listed = this.parts.findLast(({ kind }) => kind === 'listed')
    if (this.table?.section.kind !== 'accounts') this.beginTable(ACCOUNTS, line.text, this.table?.columns)
    const own = (this.table?.heads ?? []).filter((head) => !heads.includes(head))
    const isBelow = listed?.page === page && own.some((head) => head.box[1] < listed.line.box[1])
    this.table!.heads = isBelow && /\bbalance\b/i.test(line.text) ? heads : [...own, ...heads]
  }

  takeRows({ page, line, lines, index }: LineAt): boolean {
    const isUndated = this.isUndated(line)
    const under = { table: this.table, date: isUndated ? this.date : null }
    const rows = isSummaryLine(lines, index, this.table) ? [] : rowParts({ page, line }, under)
    const last = rows.at(-1)
    if (!last) return false
    this.parts.push(...rows)
    this.foot = null
    if (isUndated && this.table) this.table.shareDates = true
    this.row = rows.length === 1 && last.kind === 'row' ? last : null
    this.above = line
    if (last.kind === 'row') {
      this.date = last.standsUnder
      if (!isBare(last)) this.table ??= last.table
      for (const [kind, cell] of Object.entries(last.cells)) last.table.edges[kind as CellKind] = cell.box[2]
    }
    return true
  }

  /** Takes a date on a separate line, with rows below it. */
  takeGroupDate({ page, line, lines, index }: LineAt): boolean {
    const kind = this.table?.section.kind ?? 'transactions'
    const isOfRows = kind === 'transactions' || kind === 'checks'
    const date = isOfRows
      ? (groupDate(lines, index) ?? (this.table?.areGrouped ? dateAtFoot(lines, index) : null))
      : null
    if (!date) return false
    this.date = date.date
    if (!this.table) this.beginTable(TRANSACTIONS, '')
    this.table!.areGrouped = true
    this.row = null
    this.parts.push({ kind: 'text', page, line })
    return true
  }

  /** Whether a line is a row without a date. */
  isUndated(line: Line): boolean {
    if (this.date === null) return false
    if (this.table?.areGrouped) return isGroupedRow(line)
    return this.row ? isUndatedRow(this.row, line) : this.isUndatedAtTop(line)
  }

  /** The rows of a day may go on below the header of the next page. */
  private isUndatedAtTop(line: Line): boolean {
    const { foot, above, table } = this
    if (foot === null || above === null) return false
    return foot.table === table && table.shareDates === true && hasCellsAsIn(foot, line)
  }

  takeHeading({ page, line }: LineAt, section: SectionHeading): void {
    const title = line.text
    // On the next page, the same heading continues the table it headed before.
    const isAgain = this.above === null && this.table?.title === title
    const isSame = this.table !== null && isSameSection(section, this.table.section)
    const isContinued = isSame && (isAgain || /\bcont(inued)?\b/i.test(title))
    // Columns outlive their heading: some statements print them once, above the first section.
    if (!isContinued) this.beginTable(section, title, this.table?.columns)
    this.row = null
    this.parts.push({ kind: 'heading', page, line, table: this.table! })
  }

  /** Begins a row below the date of the previous one, whose amount is still missing. */
  beginRow({ page, line }: LineAt, table: Table, standsUnder: PrintedDate): void {
    this.row = { kind: 'row', page, line, table, standsUnder, damagedDate: null, ...wordsOfRow(line, table), more: [] }
    this.above = line
    this.parts.push(this.row)
  }

  takeDamaged({ page, line }: LineAt): boolean {
    const { table, above } = this
    const row = table && above ? damagedRow({ page, line }, table, above) : null
    if (!table || !row) return false
    const description = describe(row, table)
    this.row = { kind: 'row', page, line, ...row, standsUnder: null, description, table, more: [] }
    this.parts.push(this.row)
    this.above = line
    return true
  }

  continueRow(row: RowPart, line: Line): void {
    row.more.push(line)
    this.above = line
    const wasBare = isBare(row)
    if (wasBare) row.cells = cellsBelow(row, line)
    const text = textBeside(row.cells, line)
    if (wasBare && !isBare(row) && text !== '') row.table.areAmountsLast = true
    if (!isBare(row)) this.table ??= row.table
    row.description = `${row.description} ${text}`.trim()
  }
}

function textBeside(cells: RowPart['cells'], { tokens }: Line): string {
  const own: readonly Token[] = Object.values(cells)
  return textOf(tokens.filter((token) => !own.includes(token)))
}
