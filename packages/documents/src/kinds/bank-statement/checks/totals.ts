import { absolute, type Cents, type Check, type Direction, sumCents } from '@income/shared'
import { amount, count, some, type Finding } from '../../../model/check.ts'
import type { Account } from '../accounts/account.ts'
import type { TotalPart } from '../../../tables/ledger/parts.ts'
import { isMisreading } from '../../../tables/ledger/settle/running.ts'
import { agrees, isAbove, rowsSinceTotal, type Settlement } from '../../../tables/ledger/settle/reconcile.ts'
import { opposite } from '../../../model/side.ts'
import { type SettledRow, sumOf } from '../../../tables/ledger/settle/directions.ts'
import { totalOfLines } from '../../../tables/ledger/settle/leading.ts'
import { directionOf } from '../../../tables/ledger/words/headings.ts'
import { checkOf } from '../../../equations/equation.ts'
import { SUMMARY_TOTALS } from './equations.ts'

/** The check of a total in the summary that may differ from its transactions without being wrong. */
export function ofSummaryTotal(total: Check, direction: Direction, account: Account): Check {
  const lines = direction === 'credit' ? account.summary.credits : account.summary.debits
  if (total.status !== 'failed') return total
  const [printed, found] = [totalOfLines(lines), sumOf(account.transactions, direction)]
  const net = netOfSections(account, direction)
  if (printed === net) return checkOf(SUMMARY_TOTALS[direction], { total: printed, sum: net, holds: true })
  const harmless = harmlessDifference(account)
  if (harmless) return { ...total, status: 'warning', message: `${total.message.slice(0, -1)}: ${harmless}.` }
  const isMisread = lines[0]!.page.source === 'ocr' && account.settlement.reconciles && isMisreading(printed, found)
  return isMisread ? { ...total, status: 'warning' } : total
}

/** Why the totals of the summary differ from the transactions although neither is wrong. */
function harmlessDifference(account: Account): string | null {
  if (isNetted(account)) return 'a line of the summary nets what was added and what was taken away'
  if (countsFeesApart(account)) return 'the summary counts apart the fees that the transactions are net of'
  return null
}

/** Whether a line nets both directions, "Transfers -171.33", so that the summary lacks the same amount on either side. */
function isNetted({ summary: { credits, debits }, settlement, transactions }: Account): boolean {
  const added = sumOf(transactions, 'credit') - totalOfLines(credits)
  const taken = sumOf(transactions, 'debit') - totalOfLines(debits)
  const isNamed = [...credits, ...debits].every(({ figure }) => figure !== 'other')
  return settlement.reconciles === true && !isNamed && added === taken && added > 0n
}

/** Whether the summary adds its line of fees to both sides, while the rows print payments net of their fees. */
function countsFeesApart({ summary: { credits, debits }, settlement, transactions }: Account): boolean {
  const added = totalOfLines(credits) - sumOf(transactions, 'credit')
  const taken = totalOfLines(debits) - sumOf(transactions, 'debit')
  const fees = totalOfLines(debits.filter(({ label }) => /\bfees?\b/i.test(label)))
  return settlement.reconciles === true && added === taken && added === fees
}

/** The net sum of a section's total: deposits less the returned ones among them. */
function netOfSections({ settlement }: Account, direction: Direction): Cents {
  return sumCents(
    settlement.tables.map(({ source, rows }) => {
      const section = source.table.section.direction
      if (section === null) return sumOf(rows, direction)
      return section === direction ? sumOf(rows, direction) - sumOf(rows, opposite(direction)) : 0n
    }),
  )
}

/** Printed totals of sections are the sums of their rows, or of all rows so far. */
export function sectionTotals(account: Account): Finding {
  const { transactions } = account
  const totals = account.settlement.tables.flatMap(({ source, rows }) =>
    source.totals.map((total) => ({
      total,
      rows,
      since: rowsSinceTotal(total, source.totals, rows),
      together: sumUpTogether(source.totals, rows),
    })),
  )
  const comparable = totals.filter(({ rows }) => rows.length > 0)
  if (comparable.length === 0) return ['not_applicable', 'No section totals are printed.']
  const wrong = comparable.filter(
    ({ total, rows, since, together }) =>
      !together &&
      ![rows, since, transactions, transactions.filter(({ row }) => isAbove(row, total))].some((sum) =>
        agrees(total, sum),
      ) &&
      !isOfLastRows(total, since) &&
      !isSumOfSections(total, account),
  )
  const first = wrong[0]
  const all = comparable.length
  if (!first) return ['passed', `${some(all, all, 'section total', ['agrees', 'agree'])} with the rows.`]
  const [expected, actual] = [
    absolute(first.total.cells[0]!.amount.amount.cents),
    sumCents(first.rows.map((row) => row.amount)),
  ]
  const message = `${some(wrong.length, all, 'section total', ['does', 'do'])} not agree with the rows: the first is ${amount(expected)}, but its rows add up to ${amount(actual)}.`
  return [account.settlement.reconciles ? 'warning' : 'failed', message, { expected, actual }]
}

/**
 * A total may close several sections ("Total withdrawals" after checks, cards and transfers), or the parts of one that
 * stood beside those of another section on each page.
 */
function isSumOfSections(total: TotalPart, { settlement: { tables } }: Account): boolean {
  const until = tables.findIndex(({ source }) => source.totals.includes(total))
  const before = tables.slice(0, until + 1).toReversed()
  const { direction } = tables[until]!.source.table.section
  const ofDirection = before.filter(({ source }) => source.table.section.direction === direction)
  return [before, ofDirection].some((sections) => isSumOfFirst(total, sections))
}

function isSumOfFirst(total: TotalPart, tables: Settlement['tables']): boolean {
  const printed = absolute(total.cells[0]!.amount.amount.cents)
  let sum: Cents = 0n
  return tables.some(({ rows }) => (sum += sumCents(rows.map((row) => row.amount))) === printed)
}

/** Printed counts of items match the numbers of rows. */
export function sectionCounts({ settlement, summary, transactions }: Account): Finding {
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
  if (counted.length === 0) return ['not_applicable', 'No numbers of items are printed.']
  const wrong = counted.find(({ printed, found }) => printed !== found)
  if (!wrong) {
    const [all, agree] = [counted.length, ['agrees', 'agree']] as const
    return ['passed', `${some(all, all, 'printed count', agree)} with the transactions.`]
  }
  const message = `The statement counts ${count(wrong.printed, 'item')}, but ${count(wrong.found, 'transaction')} were found.`
  // The balance proves the amounts, so a different count was counted differently.
  const compared = { expected: `${wrong.printed}`, actual: `${wrong.found}` }
  return [settlement.reconciles ? 'warning' : 'failed', message, compared]
}

/** The rows that a count covers: the whole table, or those of the direction in its label. */
function countOf(rows: readonly SettledRow[], label: string, printed: number): number {
  const named = rows.filter(({ direction }) => direction === directionOf(label)).length
  return named === printed ? named : rows.length
}

const isItemCount = (label: string) =>
  /\b(items?|transactions?|there (was|were)|credits?|debits?|deposits?|withdrawals?|checks?)\b/i.test(label)

/** "9 purchases totaling $468.35" and "1 ATM withdrawal totaling $60.00" beside one table together cover all its rows. */
function sumUpTogether(totals: readonly TotalPart[], rows: readonly SettledRow[]): boolean {
  const printed = totals.map(({ cells }) => absolute(cells[0]!.amount.amount.cents))
  return totals.length > 1 && sumCents(printed) === sumCents(rows.map(({ amount }) => amount))
}

/** Whether the counts of several parts add up to all rows. */
function countUpTogether(totals: readonly TotalPart[], rows: readonly SettledRow[]): boolean {
  const counted = totals.flatMap(({ count }) => count ?? [])
  return sumUpTogether(totals, rows) && counted.reduce((sum, count) => sum + count, 0) === rows.length
}

/** A subtotal covers the rows directly above it, such as those of one card. */
const isOfLastRows = (total: TotalPart, since: readonly SettledRow[]) =>
  /\bsub-?total\b/i.test(total.label) && since.some((_, i) => agrees(total, since.slice(i)))

/** The balances agree with the list of accounts at the beginning of the statement. */
export function listedBalances({ listed, settlement }: Account): Finding {
  for (const { figure, amount: printed } of listed) {
    const own = figure === 'opening' ? settlement.opening : settlement.closing
    const [expected, actual] = [printed.amount.cents, own?.amount.amount.cents]
    if (actual === undefined || actual === expected) continue
    const message = `The list of accounts gives ${amount(expected)} as the ${figure} balance, but the account prints ${amount(actual)}.`
    return ['failed', message, { expected, actual }]
  }
  return ['passed', 'The balances agree with the list of accounts.']
}
