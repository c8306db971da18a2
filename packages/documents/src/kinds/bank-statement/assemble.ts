import type { EntryCategory, ExtractedDocument, ExtractedEntry } from '../../model/document.ts'
import { evidenceAt, spanOf } from '../../model/evidence.ts'
import { union } from '../../model/page.ts'
import { isoDate } from '../../entities/date.ts'
import type { Account, Transaction } from './account.ts'
import { checksOf } from './checks/checks.ts'
import { entryConfidences } from './confidence.ts'
import { fieldsOf } from './fields.ts'

/** Makes the document of an account. */
export function documentOf(account: Account): ExtractedDocument {
  const fields = fieldsOf(account)
  const confidences = entryConfidences(account)
  const misread = new Set(account.running.misread.map(({ row }) => row.row))
  const entries = account.transactions.map((transaction, i) => ({
    ...entryOf(transaction, confidences[i]!),
    balance: misread.has(transaction.row) ? null : transaction.balance,
  }))
  const figures = [fields['opening_balance'], fields['closing_balance'], ...entries].filter(
    (item) => item !== undefined,
  )
  return {
    documentType: 'bank_statement',
    form: null,
    ...spanOf(account.pages),
    // A statement may have more entries than a call takes arguments.
    confidence: figures.reduce((least, { confidence }) => Math.min(least, confidence), 0.99),
    fields,
    entries,
    checks: checksOf(account),
  }
}

function entryOf(transaction: Transaction, confidence: number): Omit<ExtractedEntry, 'balance'> {
  const { row, date, direction, amount } = transaction
  return {
    date: date && isoDate(date),
    description: row.description,
    direction,
    amount,
    ytdAmount: null,
    hours: null,
    rate: null,
    category: categoryOf(transaction),
    ...evidenceAt(row.page, boxOf(transaction)),
    confidence,
  }
}

/** The row with its further lines; of a table set side by side, its own part. */
function boxOf({ row }: Transaction) {
  const groups = row.table.columns?.groups.length ?? 1
  const cells = Object.values(row.cells).map((cell) => cell.box)
  if (groups > 1) return union([...(row.date ? [row.date.box] : []), ...cells])
  return union([row.line.box, ...row.more.map((line) => line.box)])
}

function categoryOf({ row, direction }: Transaction): EntryCategory {
  const { section, title } = row.table
  if (section.kind === 'checks' || /^check\s*#?\s*\d+$/i.test(row.description)) return 'check'
  if (direction === 'debit' && /\bfees?\b|\bservice charges?\b/i.test(`${title} ${row.description}`)) return 'fee'
  if (direction === 'credit' && /\binterest\b/i.test(row.description)) return 'interest'
  return 'transaction'
}
