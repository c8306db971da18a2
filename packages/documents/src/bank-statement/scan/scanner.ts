import { lineInOrder, linesOf, type Line } from '../../page/lines.ts'
import type { Page } from '../../page/page.ts'
import { tokensOf, type Token } from '../../page/tokens.ts'
import type { PrintedDate } from '../../text/date.ts'
import { accountNumberOn } from '../identity/account-number.ts'
import { areOfChecks, haveSameKinds } from '../table/columns.ts'
import { headerAt, type Header } from '../table/header.ts'
import { withoutHalvesOfDay, withoutTimesBelow } from '../table/time-of-day.ts'
import type { SectionHeading } from '../words/headings.ts'
import { accountsAcross } from './accounts-across.ts'
import { namesDepositAccount, opensCredit } from './credit.ts'
import { beginsWithRemains, damagedRow } from './damaged.ts'
import { dateAtFoot, groupDate, isGroupedRow } from './date-group.ts'
import { beginsSummary, isSummaryLine } from './figure-lines.ts'
import {
  balanceBelow,
  beginsAnother,
  bringsAmount,
  bringsAmountAcross,
  bringsAmountBelowText,
  cellsBelow,
  finishesAcross,
  finishesRow,
  followsRow,
  isFinePrintBelow,
  isBetweenRows,
  isFlushBelow,
  isUnfinished,
  isUndatedRow,
  restOfAccount,
} from './follow.ts'
import { endsList } from './listing.ts'
import { headsList, listHeadsAt, partsBesideRows } from './parts-beside-rows.ts'
import type { CellKind, Part, Placed, RowPart, Table } from './parts.ts'
import { opensAnother } from './next-account.ts'
import { inReadingOrder } from './reading-order.ts'
import { isBare, rowParts } from './row-parts.ts'
import { describe } from './rows.ts'
import { headingAt, isOfLoan, isRestOfLabel, isSameSection, posted, sectionUnder } from './sections.ts'
import { headsSecurities } from './securities.ts'
import { seemsRow } from './unread.ts'

const SUMMARY: SectionHeading = { kind: 'summary', direction: null }
const LOAN: SectionHeading = { kind: 'loan', direction: null }
const SECURITIES: SectionHeading = { kind: 'aside', direction: null }
const ACCOUNTS: SectionHeading = { kind: 'accounts', direction: null }

/** Reads lines one after the other, and remembers under what heading, columns and date it stands. */
export class Scanner {
  readonly parts: Part[] = []
  private table: Table | null = null
  private row: RowPart | null = null
  /** A row that says "Transfer to", and not yet to what. */
  private unfinished: RowPart | null = null
  /** The row at the foot of the page before whose amount is to come. */
  private cut: RowPart | null = null
  private date: PrintedDate | null = null
  /** Whether rows stand without dates under a line that holds theirs. */
  private isGrouped = false
  /** The row or head of the table that stands last on the page. */
  private above: Line | null = null
  /** The heads of the columns of the list of accounts. */
  private listHeads: Line[] = []

  readPage(page: Page): void {
    const lines = withoutTimesBelow(withoutHalvesOfDay(inReadingOrder(linesOf(page))))
    for (let at = 0; at < lines.length;) {
      const header = headerAt(lines, at)
      const across = header ? null : accountsAcross(page, lines, at)
      if (header) this.takeHeader(header, lines[at + header.lines - 1]!)
      else if (across) this.parts.push(...across.accounts)
      else this.takeLine(page, lines, at)
      at += header?.lines ?? across?.lines ?? 1
    }
    this.cut = this.row && isBare(this.row) ? this.row : null
    this.row = null
    this.above = null
  }

  private takeHeader(header: Header, line: Line): void {
    const section = sectionUnder(header.columns, this.table)
    const { table, above } = this
    // Other columns below a row of the same page make another table; on the next page they may be the same, read otherwise.
    const isOther =
      table?.columns &&
      !haveSameKinds(table.columns, header.columns) &&
      (above !== null || areOfChecks(table.columns) !== areOfChecks(header.columns))
    this.above = line
    if (table && !isOther && isSameSection(section, table.section)) table.columns = header.columns
    else this.table = { section, title: '', columns: header.columns, edges: {} }
    this.row = null
  }

  private takeLine(page: Page, lines: readonly Line[], at: number): void {
    const line = lines[at]!
    const tokens = tokensOf(line)
    const placed = { page, line }
    if (this.table?.section.kind === 'loan' && namesDepositAccount(placed)) this.table = null
    if (this.finishRow(placed, tokens) || this.finishCut(placed, tokens)) return
    if (this.row && this.finishAccount(this.row, tokens, line)) return
    if (opensCredit(lines, at)) this.table = { section: LOAN, title: line.text, columns: null, edges: {} }
    if (headsSecurities(line)) this.table = { section: SECURITIES, title: line.text, columns: null, edges: {} }
    if (this.takeGroupDate(placed, lines, at)) return
    if (this.row && this.date && beginsAnother(this.row, tokens, line))
      return this.beginRow(placed, this.row.table, this.date)
    // "Mobile deposit 20.00" under the date of the row before is a row, and no heading with its sum.
    const isRow = this.isUndated(tokens)
    if (this.row && !headerAt(lines, at + 1) && isFlushBelow(this.row, tokens, line))
      return this.continueRow(this.row, tokens, line)
    if (this.row && isFinePrintBelow(this.row, tokens, line)) return this.continueRow(this.row, tokens, line)
    if (this.row && bringsAmountBelowText(this.row, tokens, line)) return this.continueRow(this.row, tokens, line)
    const isListHead = headsList(lines, at, this.table)
    if (isListHead) this.takeListHead(placed, listHeadsAt(lines, at))
    const heading =
      isRow || isListHead || isRestOfLabel(line, this.table) ? null : (headingAt(lines, at) ?? posted(line, this.table))
    if (heading && !isOfLoan(line.text, this.table)) return this.takeHeading(placed, heading)
    if (this.table?.section.kind === 'accounts' && endsList(tokens)) this.table = null
    if (this.takeRows(placed, tokens, lines, at)) return
    const balance = this.row && balanceBelow(this.row, tokens, line)
    if (this.row && balance) {
      this.row.cells.balance = balance
      this.row.more.push(line)
      return
    }
    if (this.row && bringsAmount(this.row, tokens, line)) return this.continueRow(this.row, tokens, line)
    if (beginsWithRemains(tokens, this.table?.columns?.groups[0]?.columns) && this.takeDamaged(placed, tokens)) return
    if (this.table?.section.kind === 'accounts' && beginsSummary(line)) this.table = null
    const others = this.othersOn(placed, tokens, lines, at)
    if (others.length > 0) {
      this.parts.push(...others)
      this.row = null
    } else if (this.takeDamaged(placed, tokens)) return
    else if (this.row && followsRow(this.row, tokens, line)) this.continueRow(this.row, tokens, line)
    else if (this.row && !accountNumberOn(page, line) && isBetweenRows(this.row, tokens, line, lines[at + 1]))
      this.continueRow(this.row, tokens, line)
    else this.parts.push({ kind: 'text', ...placed, ...(seemsRow(line, this.table) && { seemsRow: true }) })
  }

  /** What a row goes on with, on its page or below the head of its table on the next. */
  private finishRow({ page, line }: Placed, tokens: readonly Token[]): boolean {
    const row = this.unfinished
    if (!row) return false
    const isHere = this.row === row && row.more.length === 0 && finishesRow(row, tokens, line)
    const isAcross = row.page !== page && this.above !== null && finishesAcross(row, tokens, line, this.above)
    if (isHere) this.continueRow(row, tokens, line)
    else if (isAcross) row.description = `${row.description} ${line.text}`
    if (isHere || isAcross) this.unfinished = null
    return isHere || isAcross
  }

  /** The amount of the row that the page before cut off: from then on the row stands where its amount does. */
  private finishCut({ page, line }: Placed, tokens: readonly Token[]): boolean {
    const row = this.cut
    if (tokens[0]!.kind === 'date') this.cut = null
    if (!row || !bringsAmountAcross(row, tokens, line)) return false
    const cells = cellsBelow(row, tokens)
    const own: readonly Token[] = Object.values(cells)
    const text = tokens.filter((token) => !own.includes(token)).map((token) => token.text)
    const begun = [row.description, ...text].join(' ').trim()
    Object.assign(row, { page, line, cells, more: [], description: begun })
    this.cut = null
    this.row = row
    this.date = row.standsUnder
    return true
  }

  /** What the name of a row's account goes on with in its narrow column, and what stands beside that. */
  private finishAccount(row: RowPart, tokens: readonly Token[], line: Line): boolean {
    const rest = row.account && restOfAccount(row, row.account, tokens, line)
    if (!row.account || !rest) return false
    row.account = lineInOrder([...row.account.words, ...rest.words])
    const beside = line.words.slice(rest.words.length)
    row.description = [row.description, ...beside.map(({ text }) => text)].join(' ')
    row.more.push(line)
    this.above = line
    return true
  }

  private othersOn(placed: Placed, tokens: readonly Token[], lines: readonly Line[], at: number): Part[] {
    const read = () =>
      partsBesideRows(placed, tokens, { lines, index: at }, { table: this.table, heads: this.listHeads })
    const others = read()
    if (!opensAnother(others, this.parts)) return others
    this.table = { section: SUMMARY, title: '', columns: this.table?.columns ?? null, edges: {} }
    return read()
  }

  /** The heads over a further list ("Loans" below "Shares") are others than those over the list before. */
  private takeListHead({ page, line }: Placed, heads: readonly Line[]): void {
    const listed = this.parts.findLast(({ kind }) => kind === 'listed')
    const isBelow = listed?.page === page && this.listHeads.some((head) => head.box[1] < listed.line.box[1])
    if (isBelow && /\bbalance\b/i.test(line.text)) this.listHeads = []
    this.listHeads.push(...heads)
    if (this.table?.section.kind !== 'accounts')
      this.table = { section: ACCOUNTS, title: line.text, columns: this.table?.columns ?? null, edges: {} }
  }

  private takeRows(placed: Placed, tokens: readonly Token[], lines: readonly Line[], at: number): boolean {
    const under = { table: this.table, date: this.isUndated(tokens) ? this.date : null }
    const rows = isSummaryLine(lines, at, this.table) ? [] : rowParts(placed, tokens, under)
    const last = rows.at(-1)
    if (!last) return false
    this.parts.push(...rows)
    this.row = rows.length === 1 && last.kind === 'row' ? last : null
    this.unfinished = this.row && isUnfinished(this.row) ? this.row : null
    this.above = placed.line
    if (last.kind === 'row') {
      this.date = last.standsUnder
      if (!isBare(last)) this.table ??= last.table
      for (const [kind, cell] of Object.entries(last.cells)) last.table.edges[kind as CellKind] = cell.box[2]
    }
    return true
  }

  /** A date on a line of its own, with rows under it. */
  private takeGroupDate(placed: Placed, lines: readonly Line[], at: number): boolean {
    const kind = this.table?.section.kind ?? 'transactions'
    const isOfRows = kind === 'transactions' || kind === 'checks' || kind === 'summary'
    const date = isOfRows ? (groupDate(lines, at) ?? (this.isGrouped ? dateAtFoot(lines, at) : null)) : null
    if (!date) return false
    // What a summary's heading stands over has ended.
    if (kind === 'summary') this.table = null
    this.date = date.date
    this.isGrouped = true
    this.row = null
    this.parts.push({ kind: 'text', ...placed })
    return true
  }

  private isUndated(tokens: readonly Token[]): boolean {
    if (this.date === null) return false
    return this.isGrouped ? isGroupedRow(tokens) : this.row !== null && isUndatedRow(this.row, tokens)
  }

  private takeHeading(placed: Placed, section: SectionHeading): void {
    const title = placed.line.text
    // On the next page the same heading goes on with what it stood over before.
    const isAgain = this.above === null && this.table?.title === title
    const isSame = this.table !== null && isSameSection(section, this.table.section)
    const isContinued = isSame && (isAgain || /\bcont(inued)?\b/i.test(title))
    // Columns outlive their heading: some statements print them once, above the first section.
    if (!isContinued) this.table = { section, title, columns: this.table?.columns ?? null, edges: {} }
    this.row = null
    this.isGrouped = false
    this.listHeads = []
    this.parts.push({ kind: 'heading', ...placed, table: this.table! })
  }

  /** A row under the date of the one before, whose amount is to come. */
  private beginRow({ page, line }: Placed, table: Table, standsUnder: PrintedDate): void {
    const undated = { date: null, standsUnder, damagedDate: null, checkNumber: null, directionWord: null }
    const text = { description: line.text, textLeft: line.box[0], cells: {}, more: [] }
    this.row = { kind: 'row', page, line, table, ...undated, ...text }
    this.above = line
    this.parts.push(this.row)
  }

  private takeDamaged(placed: Placed, tokens: readonly Token[]): boolean {
    const { table, above } = this
    const row = table && above ? damagedRow(tokens, table, placed.page, placed.line, above) : null
    if (!table || !row) return false
    this.row = { kind: 'row', ...placed, ...row, standsUnder: null, description: describe(row, table), table, more: [] }
    this.parts.push(this.row)
    this.above = placed.line
    return true
  }

  private continueRow(row: RowPart, tokens: readonly Token[], line: Line): void {
    row.more.push(line)
    this.above = line
    const wasBare = isBare(row)
    if (wasBare) row.cells = cellsBelow(row, tokens)
    const cells: readonly Token[] = Object.values(row.cells)
    const text = tokens.filter((token) => !cells.includes(token)).map((token) => token.text)
    if (wasBare && cells.length > 0 && text.length > 0) row.table.areAmountsLast = true
    if (!isBare(row)) this.table ??= row.table
    row.description = [row.description, ...text].join(' ').trim()
  }
}
