import { absolute, decimalFromCents, sumCents, type Cents, type Check, type Direction } from '@income/shared'
import type { Account } from '../account.ts'
import type { FigurePart, TotalPart } from '../scan/parts.ts'
import { isMisreading } from '../settle/misread.ts'
import { agrees, rowsSinceTotal } from '../settle/readings.ts'
import { opposite, type SettledRow } from '../settle/rows.ts'
import { totalOfLines } from '../settle/sides.ts'
import { directionOf } from '../words/headings.ts'
import { comparison, verdict } from './check.ts'
import { countUpTogether, isOfLastRows, sumUpTogether } from './sums-of-parts.ts'

/** The summary's balances and lines agree with each other. */
export function summaryArithmetic({ summary, settlement: { opening, closing, reconciles } }: Account): Check {
  const name = 'summary_arithmetic'
  if (!opening || !closing || summary.credits.length + summary.debits.length === 0) {
    return verdict(name, 'not_applicable', 'The statement prints no summary to add up.')
  }
  const printed = closing.amount.amount.cents
  const reached = opening.amount.amount.cents + totalOfLines(summary.credits) - totalOfLines(summary.debits)
  const check = comparison(name, printed, reached, {
    passed: 'The lines of the summary lead from the opening to the closing balance.',
    failed: 'The lines of the summary do not lead from the opening to the closing balance.',
  })
  const isIncomplete = summary.credits.length === 0 || summary.debits.length === 0
  return check.status === 'failed' && isIncomplete && reconciles ? { ...check, status: 'warning' } : check
}

/** The summary's credits and debits are the sums of the transactions. */
export function summaryTotals(account: Account): Check[] {
  return [
    summaryTotal('total_credits', account.summary.credits, 'credit', account),
    summaryTotal('total_debits', account.summary.debits, 'debit', account),
  ]
}

function summaryTotal(name: string, lines: readonly FigurePart[], direction: Direction, account: Account): Check {
  if (lines.length === 0) return verdict(name, 'not_applicable', `The summary prints no ${direction}s.`)
  const printed = totalOfLines(lines)
  const net = netOfSections(account, direction)
  const found = printed === net ? net : sumOf(account.transactions, direction)
  const check = comparison(name, printed, found, {
    passed: `The ${direction}s add up to the total of the summary.`,
    failed: `The ${direction}s do not add up to the total of the summary.`,
  })
  if (check.status === 'failed' && isNetted(account))
    return {
      ...check,
      status: 'warning',
      message: 'A line of the summary nets what was added and what was taken away.',
    }
  if (check.status === 'failed' && countsFeesApart(account))
    return { ...check, status: 'warning', message: 'The summary counts the fees apart that the transactions are less.' }
  const isMisread = lines[0]!.page.source === 'ocr' && account.settlement.reconciles && isMisreading(printed, found)
  return isMisread ? { ...check, status: 'warning' } : check
}

/**
 * Whether the summary leaves out as much on both sides, and has lines that are named for neither: "Transfers -171.33" is what was
 * sent less what was received.
 */
function isNetted({ summary: { credits, debits }, settlement, transactions }: Account): boolean {
  const added = sumOf(transactions, 'credit') - totalOfLines(credits)
  const taken = sumOf(transactions, 'debit') - totalOfLines(debits)
  const isNamed = [...credits, ...debits].every(({ figure }) => figure !== 'other')
  return settlement.reconciles === true && !isNamed && added === taken && added > 0n
}

/** Whether the summary adds as much to both sides as its line of fees: the rows say what is left of a payment behind its fee. */
function countsFeesApart({ summary: { credits, debits }, settlement, transactions }: Account): boolean {
  const added = totalOfLines(credits) - sumOf(transactions, 'credit')
  const taken = totalOfLines(debits) - sumOf(transactions, 'debit')
  const fees = totalOfLines(debits.filter(({ label }) => /\bfees?\b/i.test(label)))
  return settlement.reconciles === true && added === taken && added === fees
}

/** The sum where a section's total is what is left of it: deposits less the returned ones among them. */
function netOfSections({ settlement }: Account, direction: Direction): Cents {
  return sumCents(
    settlement.tables.map(({ source, rows }) => {
      const section = source.table.section.direction
      if (section === null) return sumOf(rows, direction)
      return section === direction ? sumOf(rows, direction) - sumOf(rows, opposite(direction)) : 0n
    }),
  )
}

/** Printed sums under sections are the sums of their rows, or of all rows so far. */
export function sectionTotals(account: Account): Check {
  const name = 'section_totals'
  const all = account.transactions
  const totals = account.settlement.tables.flatMap(({ source, rows }) =>
    source.totals.map((total) => ({
      total,
      rows,
      since: rowsSinceTotal(total, source.totals, rows),
      together: sumUpTogether(source.totals, rows),
    })),
  )
  const comparable = totals.filter(({ rows }) => rows.length > 0)
  if (comparable.length === 0) return verdict(name, 'not_applicable', 'No sums of sections are printed.')
  const wrong = comparable.filter(
    ({ total, rows, since, together }) =>
      !together &&
      ![rows, since, all, printedBefore(total, all)].some((sum) => agrees(total, sum)) &&
      !isOfLastRows(total, since) &&
      !isSumOfSections(total, account),
  )
  const first = wrong[0]
  if (!first) return verdict(name, 'passed', `All ${comparable.length} printed sums of sections agree.`)
  return {
    name,
    status: account.settlement.reconciles ? 'warning' : 'failed',
    expected: decimalFromCents(absolute(first.total.cells[0]!.amount.amount.cents)),
    actual: decimalFromCents(sumCents(first.rows.map((row) => row.amount))),
    message: `${wrong.length} of ${comparable.length} printed sums of sections do not agree with their rows.`,
  }
}

/** The rows above a total and on the pages before: what a page carries over to the next. */
function printedBefore({ page, line }: TotalPart, rows: readonly SettledRow[]): SettledRow[] {
  return rows.filter(({ row }) => (row.page === page ? row.line.box[1] < line.box[1] : row.page.number < page.number))
}

/** A total may close several sections of one direction ("Total withdrawals" behind checks, cards and transfers). */
function isSumOfSections(total: TotalPart, { settlement }: Account): boolean {
  const printed = absolute(total.cells[0]!.amount.amount.cents)
  let sum: Cents = 0n
  const sums = settlement.tables.map(({ rows }) => sumCents(rows.map((row) => row.amount)))
  const until = settlement.tables.findIndex(({ source }) => source.totals.includes(total))
  for (let i = until; i >= 0; i--) {
    sum += sums[i]!
    if (sum === printed) return true
  }
  return false
}

/** Printed numbers of items are the numbers of rows. */
export function sectionCounts({ settlement, summary, transactions }: Account): Check {
  const name = 'section_counts'
  const counted = [
    ...settlement.tables.flatMap(({ source, rows }) =>
      source.totals.flatMap(({ count, label }) =>
        count !== null && isItemCount(label)
          ? [{ printed: count, found: countUpTogether(source.totals, rows) ? count : countOf(rows, label, count) }]
          : [],
      ),
    ),
    ...(
      [
        [summary.credits, 'credit'],
        [summary.debits, 'debit'],
      ] as const
    ).flatMap(([lines, direction]) =>
      lines.length === 1 && lines[0]!.count !== null
        ? [{ printed: lines[0]!.count, found: transactions.filter((row) => row.direction === direction).length }]
        : [],
    ),
  ]
  if (counted.length === 0) return verdict(name, 'not_applicable', 'No numbers of items are printed.')
  const wrong = counted.find(({ printed, found }) => printed !== found)
  if (!wrong) return verdict(name, 'passed', `All ${counted.length} printed numbers of items agree.`)
  return {
    name,
    // The balance proves the amounts; a number that differs then counts otherwise than the rows do.
    status: settlement.reconciles ? 'warning' : 'failed',
    expected: String(wrong.printed),
    actual: String(wrong.found),
    message: 'A printed number of items is not the number of transactions.',
  }
}

/** The rows a number counts: all of the table, or those of the direction its label speaks of. */
function countOf(rows: readonly SettledRow[], label: string, printed: number): number {
  const named = rows.filter(({ direction }) => direction === directionOf(label)).length
  return named === printed ? named : rows.length
}

function isItemCount(label: string): boolean {
  return /\b(items?|transactions?|there (was|were)|credits?|debits?|deposits?|withdrawals?|checks?)\b/i.test(label)
}

function sumOf(rows: readonly SettledRow[], direction: Direction): Cents {
  return sumCents(rows.filter((row) => row.direction === direction).map((row) => row.amount))
}
