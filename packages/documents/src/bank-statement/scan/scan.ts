import { linesOf, type Line } from '../../page/lines.ts'
import type { Page } from '../../page/page.ts'
import { isMoney, tokensOf, type Token } from '../../page/tokens.ts'
import type { PrintedDate } from '../../text/date.ts'
import { beginsWithPeriod } from '../identity/period.ts'
import { haveSameKinds } from '../table/columns.ts'
import { headerAt, type Header } from '../table/header.ts'
import { leadingDate } from '../table/row.ts'
import { balanceKind, figureKind } from '../words/figures.ts'
import type { SectionHeading } from '../words/headings.ts'
import { withoutCarriedForward } from './carried-forward.ts'
import { groupDate, isGroupedRow } from './date-group.ts'
import { withDatedOpenings } from './dated-balances.ts'
import { damagedRow } from './damaged.ts'
import { dailyBalances } from './daily.ts'
import { balanceInColumns } from './balance-in-columns.ts'
import { balancesAcross, figuresOf, figuresUnderLabels, type Figure } from './figures.ts'
import { balanceBelow, bringsAmount, cellsBelow, followsRow, isFlushBelow, isUndatedRow } from './follow.ts'
import type { CellKind, Part, RowPart, Table } from './parts.ts'
import { listingOf } from './listing.ts'
import { inReadingOrder } from './reading-order.ts'
import { describe, rowsOf } from './rows.ts'
import { headingAt, isSameSection, sectionUnder } from './sections.ts'
import { totalOf } from './totals.ts'
import { seemsRow } from './unread.ts'

/** Reads the pages of a statement line by line and says what each line is, under the heading and columns it stands. */
export function scan(pages: readonly Page[]): Part[] {
  const scanner = new Scanner()
  for (const page of pages) scanner.readPage(page)
  const parts = scanner.parts.flatMap((part) => (isWithoutAmount(part) ? textOfRow(part) : part))
  return withDatedOpenings(withoutCarriedForward(parts))
}

/** A balance labelled as such is the first line of an account's own summary, not of the list of accounts. */
function beginsSummary(line: Line): boolean {
  const first = figuresOf(line)[0]
  return first !== undefined && isBalance(first) && line.text.startsWith(first.label)
}

function isBalance({ figure }: Figure): boolean {
  return figure === 'opening' || figure === 'closing'
}

/** Figures under their labels, or behind them. */
function figuresOn(lines: readonly Line[], at: number): Figure[] {
  const across = balancesAcross(lines, at)
  if (across.length > 0) return across
  const figures = figuresOf(lines[at]!)
  return figures.length > 0 ? figures : figuresUnderLabels(lines[at]!, lines.slice(Math.max(0, at - 3), at))
}

/** "Total credits 100.00  Total debits 50.00": the account's summary, wherever it stands. */
function hasBothWays(figures: readonly Figure[]): boolean {
  const kinds = figures.map(({ figure }) => figure)
  return kinds.includes('credits') && kinds.includes('debits')
}

/** A row that prints a balance and no other money is no transaction, whatever it is called. */
function isBalanceAlone({ cells }: Pick<RowPart, 'cells'>): boolean {
  return cells.balance !== undefined && Object.keys(cells).length === 1
}

function isBare({ cells }: Pick<RowPart, 'cells'>): boolean {
  return Object.keys(cells).length === 0
}

/** A line that began like a row but never got an amount. */
function isWithoutAmount(part: Part): part is RowPart {
  return part.kind === 'row' && isBare(part)
}

function textOfRow({ page, line, more }: RowPart): Part[] {
  return [line, ...more].map((l) => ({ kind: 'text', page, line: l }))
}

class Scanner {
  readonly parts: Part[] = []
  private table: Table | null = null
  private row: RowPart | null = null
  private date: PrintedDate | null = null
  /** Whether rows stand without dates under a line that holds theirs. */
  private isGrouped = false
  /** The row or head of the table that stands last on the page. */
  private above: Line | null = null
  /** The heads of the columns of the list of accounts. */
  private listHeads: Line[] = []

  readPage(page: Page): void {
    const lines = inReadingOrder(linesOf(page))
    for (let at = 0; at < lines.length;) {
      const header = headerAt(lines, at)
      if (header) this.takeHeader(header, lines[at + header.lines - 1]!)
      else this.takeLine(page, lines, at)
      at += header?.lines ?? 1
    }
    this.row = null
    this.above = null
  }

  private takeHeader(header: Header, line: Line): void {
    const section = sectionUnder(header.columns, this.table?.section ?? null)
    const { table, above } = this
    // Other columns below a row of the same page make another table; on the next page they may be the same, read otherwise.
    const isOther = above && table?.columns && !haveSameKinds(table.columns, header.columns)
    this.above = line
    if (table && !isOther && isSameSection(section, table.section)) table.columns = header.columns
    else this.table = { section, title: '', columns: header.columns, edges: {} }
    this.row = null
  }

  private takeLine(page: Page, lines: readonly Line[], at: number): void {
    const line = lines[at]!
    const tokens = tokensOf(line)
    const placed = { page, line }
    if (this.takeGroupDate(placed, lines, at)) return
    // "Mobile deposit 20.00" under the date of the row before is a row, and no heading with its sum.
    const isRow = this.isUndated(tokens)
    if (this.row && !headerAt(lines, at + 1) && isFlushBelow(this.row, tokens, line))
      return this.continueRow(this.row, tokens, line)
    const headsList = this.headsList(lines, at)
    if (headsList) this.listHeads.push(line)
    const heading = isRow || headsList ? null : headingAt(lines, at)
    if (heading) return this.takeHeading(placed, heading)
    const rows = this.isSummaryLine(lines, at) ? [] : this.rows(placed, tokens)
    if (rows.length > 0) {
      this.parts.push(...rows)
      const last = rows.at(-1)!
      this.row = rows.length === 1 && last.kind === 'row' ? last : null
      this.above = line
      if (last.kind === 'row') {
        this.date = last.standsUnder
        if (Object.keys(last.cells).length > 0) this.table ??= last.table
        for (const [kind, cell] of Object.entries(last.cells)) last.table.edges[kind as CellKind] = cell.box[2]
      }
      return
    }
    const balance = this.row && balanceBelow(this.row, tokens, line)
    if (this.row && balance) {
      this.row.cells.balance = balance
      this.row.more.push(line)
      return
    }
    if (this.row && bringsAmount(this.row, tokens, line)) return this.continueRow(this.row, tokens, line)
    const others = this.others(placed, tokens, lines, at)
    if (others.length > 0) {
      this.parts.push(...others)
      this.row = null
    } else if (this.takeDamaged(placed, tokens)) this.above = line
    else if (this.row && followsRow(this.row, tokens, line)) this.continueRow(this.row, tokens, line)
    else this.parts.push({ kind: 'text', ...placed, ...(seemsRow(line, this.table) && { seemsRow: true }) })
  }

  /** "Previous balance  Deposits  Withdrawals" over the accounts of the list is no heading of transactions. */
  private headsList(lines: readonly Line[], at: number): boolean {
    if (this.table?.section.kind !== 'accounts') return false
    if (tokensOf(lines[at]!).some(isMoney)) return false
    return lines.slice(at + 1, at + 3).some((line) => {
      const tokens = tokensOf(line)
      return tokens.filter(isMoney).length > 1 && leadingDate(tokens) === null
    })
  }

  /** A summary may carry dates and columns like a table of transactions; its labels tell it from one. */
  private isSummaryLine(lines: readonly Line[], at: number): boolean {
    const line = lines[at]!
    if (balancesAcross(lines, at).length > 0) return true
    if (this.table?.section.kind !== 'summary') return false
    const isDated = leadingDate(tokensOf(line)) !== null
    return figuresOf(line).some((figure) => isBalance(figure) || (!isDated && figure.figure !== 'other'))
  }

  /** A date on a line of its own, with rows under it. */
  private takeGroupDate(placed: { page: Page; line: Line }, lines: readonly Line[], at: number): boolean {
    const kind = this.table?.section.kind ?? 'transactions'
    const date = kind === 'transactions' || kind === 'checks' || kind === 'summary' ? groupDate(lines, at) : null
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

  private takeHeading(placed: { page: Page; line: Line }, section: SectionHeading): void {
    const title = placed.line.text
    const isContinued = /\bcont(inued)?\b/i.test(title) && this.table && isSameSection(section, this.table.section)
    // Columns outlive their heading: some statements print them once, above the first section.
    if (!isContinued) this.table = { section, title, columns: this.table?.columns ?? null, edges: {} }
    this.row = null
    this.isGrouped = false
    this.listHeads = []
    this.parts.push({ kind: 'heading', ...placed, table: this.table! })
  }

  /** Dated rows, and rows that stand under the date of the row before. */
  private rows(placed: { page: Page; line: Line }, tokens: readonly Token[]): Part[] {
    const table = this.table ?? {
      section: { kind: 'transactions', direction: null },
      title: '',
      columns: null,
      edges: {},
    }
    if (table.section.kind === 'accounts' || table.section.kind === 'loan') return []
    // A line that begins with the statement's period, with a figure beside it, is no transaction of its first day.
    if (beginsWithPeriod(placed.page, placed.line)) return []
    if (table.section.kind === 'daily') {
      const daily = dailyBalances(tokens)
      if (daily) return daily.map((pair) => ({ kind: 'daily', ...placed, ...pair }))
    }
    const rows = rowsOf(tokens, table, this.isUndated(tokens) ? this.date : null)
    if (rows.every(isBare) && figuresOf(placed.line).some(isBalance)) return []
    return rows.map((row) => {
      const amount = row.cells.balance ?? row.cells.amount ?? row.cells.credit ?? row.cells.debit
      const figure = isBalanceAlone(row) ? figureKind(row.description) : balanceKind(row.description)
      if (amount && (figure === 'opening' || figure === 'closing')) {
        const date = row.date?.date ?? null
        return {
          kind: 'figure',
          ...placed,
          figure,
          label: row.description,
          amount,
          date,
          count: null,
          section: table.section,
        }
      }
      return { kind: 'row', ...placed, ...row, table, more: [] }
    })
  }

  private others(
    placed: { page: Page; line: Line },
    tokens: readonly Token[],
    lines: readonly Line[],
    at: number,
  ): Part[] {
    if (this.table?.section.kind === 'accounts' && beginsSummary(placed.line)) this.table = null
    const section = this.table?.section ?? null
    if (section?.kind === 'loan') return []
    if (section?.kind === 'accounts') {
      const listing = listingOf(tokens, this.listHeads)
      if (listing) return [{ kind: 'listed', ...placed, ...listing }]
    }
    const inRows = section?.kind === 'transactions' || section?.kind === 'checks'
    const balance = this.table && inRows ? balanceInColumns(tokens, this.table) : null
    if (balance) return [{ kind: 'figure', ...placed, section, ...balance }]
    const both = figuresOf(placed.line)
    if (inRows && hasBothWays(both)) return both.map((figure) => ({ kind: 'figure', ...placed, section, ...figure }))
    const total = this.table && inRows ? totalOf(tokens, this.table) : null
    if (total) return [{ kind: 'total', ...placed, table: this.table!, ...total }]
    const found = figuresOn(lines, at)
    const inSummary = section === null || section.kind === 'summary'
    return found
      .filter(({ figure }) => figure !== 'other' || inSummary)
      .map((figure) => ({ kind: 'figure', ...placed, section, ...figure }))
  }

  private takeDamaged(placed: { page: Page; line: Line }, tokens: readonly Token[]): boolean {
    const { table, above } = this
    const row = table && above ? damagedRow(tokens, table, placed.page, placed.line, above) : null
    if (!table || !row) return false
    this.row = { kind: 'row', ...placed, ...row, standsUnder: null, description: describe(row, table), table, more: [] }
    this.parts.push(this.row)
    return true
  }

  private continueRow(row: RowPart, tokens: readonly Token[], line: Line): void {
    row.more.push(line)
    this.above = line
    if (isBare(row)) row.cells = cellsBelow(row, tokens)
    const cells: readonly Token[] = Object.values(row.cells)
    const text = tokens.filter((token) => !cells.includes(token)).map((token) => token.text)
    row.description = [row.description, ...text].join(' ').trim()
  }
}
