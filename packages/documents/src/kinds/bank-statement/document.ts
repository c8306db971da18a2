import { decimalFromCents } from '@income/shared'
import {
  type EntryCategory,
  type ExtractedDocument,
  type ExtractedEntry,
  type ExtractedField,
  evidenceAt,
  fieldAt,
  ONLY_AMOUNT,
  spanOf,
} from '../../model/document.ts'
import { union } from '../../model/page.ts'
import { dayNumber, hasYear, isoDate, type PrintedDate } from '../../entities/date.ts'
import { type Account, provenRows, type Transaction } from './accounts/account.ts'
import { checksOf } from './checks/checks.ts'
import { endsBankName, namesBank } from '../../entities/organisation.ts'
import { confidenceOf, type Scale, UNCONTRADICTED } from '../../equations/confidence.ts'
import { type Found, atMost } from '../../layout/found.ts'
import { type FigurePart, type RowPart, wordingOf } from '../../tables/ledger/parts.ts'
import { sumOf } from '../../tables/ledger/settle/directions.ts'
import { hasInferredSign } from '../../tables/ledger/settle/overdrawn.ts'
import { totalOfLines } from '../../tables/ledger/settle/leading.ts'

/** Makes the document of an account. */
export function documentOf(account: Account): ExtractedDocument {
  const fields = fieldsOf(account)
  const confidences = entryConfidences(account)
  const { misread, unsigned } = account.running
  const settled = new Map([
    ...misread.map(({ row }) => [row.row, null] as const),
    ...unsigned.map(({ row, expected }) => [row.row, expected] as const),
  ])
  const entries = account.transactions.map((transaction, i) => ({
    ...entryOf(transaction, confidences[i]!),
    balance: settled.has(transaction.row) ? settled.get(transaction.row)! : transaction.balance,
  }))
  const figures = [fields['opening_balance'], fields['closing_balance'], ...entries].filter(
    (item) => item !== undefined,
  )
  return {
    documentType: 'bank_statement',
    form: null,
    ...spanOf(account.pages),
    // A statement may have more entries than a call accepts arguments.
    confidence: figures.reduce((least, { confidence }) => Math.min(least, confidence), 0.99),
    fields,
    entries,
    checks: checksOf(account),
  }
}

function entryOf(transaction: Transaction, confidence: number): Omit<ExtractedEntry, 'balance'> {
  const { row, date, direction, amount } = transaction
  return {
    ...ONLY_AMOUNT,
    date: date && isoDate(date),
    description: wordingOf(row),
    direction,
    amount,
    category: categoryOf(transaction),
    ...evidenceAt(row.page, boxOf(transaction)),
    confidence,
  }
}

/** The box of the row with its further lines; in a table with rows side by side, only its own part. */
function boxOf({ row }: Transaction) {
  const groups = row.table.columns?.groups.length ?? 1
  const cells = Object.values(row.cells).map((cell) => cell.box)
  if (groups > 1) return union([...(row.date ? [row.date.box] : []), ...cells])
  return union([row.line.box, ...row.more.map((line) => line.box)])
}

function categoryOf({ row, direction }: Transaction): EntryCategory {
  const { section, title } = row.table
  if (section.kind === 'checks' || /^check\s*#?\s*\d+$/i.test(row.description)) return 'check'
  if (direction === 'debit' && /\bfees?\b|\bservice charges?\b/i.test(`${title} ${wordingOf(row)}`)) return 'fee'
  if (direction === 'credit' && /\binterest\b/i.test(wordingOf(row))) return 'interest'
  return 'transaction'
}

/** A name without a word for a bank is recognised by its place, and one of nothing else lacks its beginning. */
const BY_PLACE = 0.85

const isWholeBankName = (name: string) => namesBank(name) && !endsBankName(name)

/** The fields of a bank statement (design, section 5). What is not printed is absent. */
function fieldsOf(account: Account): Record<string, ExtractedField> {
  const { settlement, summary } = account
  const fields: Record<string, ExtractedField | null> = {
    bank_name: named(account.bankName, isWholeBankName(account.bankName?.value ?? '') ? UNCONTRADICTED : BY_PLACE),
    account_holder: named(account.holder, UNCONTRADICTED),
    account_number_last4: named(account.number, 0.95),
    account_type: named(account.type, UNCONTRADICTED),
    period_start: account.start && field({ ...account.start, value: isoDate(account.start.value) }, 0.95),
    period_end: account.end && field({ ...account.end, value: isoDate(account.end.value) }, 0.95),
    opening_balance: balance(settlement.opening, account),
    closing_balance: balance(settlement.closing, account),
    total_credits: total(summary.credits, account, 'credit'),
    total_debits: total(summary.debits, account, 'debit'),
  }
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, ExtractedField] => entry[1] !== null),
  )
}

const named = (found: Found<string> | null, most: number): ExtractedField | null => found && field(found, most)

const field = (found: Found<string>, most: number): ExtractedField =>
  fieldAt(found.page, found.box, atMost(found, most))

/** Proven if the transactions lead to it. */
function balance(figure: FigurePart | null, account: Account): ExtractedField | null {
  if (!figure) return null
  const { amount, text: raw, box, confidence } = figure.amount
  return fieldAt(figure.page, box, {
    value: decimalFromCents(amount.cents),
    raw,
    confidence: hasInferredSign(figure) ? SCALE.read : confidenceOf(confidence, account.settlement.reconciles, SCALE),
  })
}

/** The sum of the summary's lines of one direction: proven if transactions that lead to the closing balance have that sum. */
function total(lines: readonly FigurePart[], account: Account, direction: 'credit' | 'debit'): ExtractedField | null {
  const first = lines[0]
  if (!first) return null
  const sum = totalOfLines(lines)
  const isProven = account.settlement.reconciles === true && sumOf(account.transactions, direction) === sum
  const read = Math.min(...lines.map((line) => line.amount.confidence))
  const onPage = lines.filter((line) => line.page === first.page)
  return fieldAt(first.page, union(onPage.map((line) => line.amount.box)), {
    value: decimalFromCents(sum),
    raw: lines.map((line) => line.amount.text).join(' + '),
    confidence: confidenceOf(read, isProven || null, SCALE),
  })
}

/** Proven by the balances. Nothing that was only read is as certain. */
const SCALE: Scale = { proven: 0.99, read: 0.85, contradicted: 0.6 }
/** A date read by OCR that is in the period and in order. */
const IN_ORDER = 0.95

/** The confidence of each transaction's entry: of its amount and direction, and of its date. */
function entryConfidences(account: Account): number[] {
  const proven = provenRows(account)
  return account.transactions.map((transaction, i) =>
    Math.min(amountConfidence(transaction, account, proven), dateConfidence(transaction, i, account)),
  )
}

function amountConfidence({ row }: Transaction, { settlement }: Account, proven: ReadonlySet<RowPart>): number {
  if (settlement.mended.includes(row)) return SCALE.read
  const read = Math.min(...row.line.words.map((word) => word.confidence))
  return confidenceOf(read, proven.has(row) || settlement.reconciles, SCALE)
}

function dateConfidence({ row, date }: Transaction, index: number, { transactions, start, end }: Account): number {
  if (!date) return 0
  if (row.damagedDate !== null || row.isOfEitherDate || isMended(row, date)) return SCALE.read
  if (!row.date || row.page.source === 'text_layer') return hasYear(date) ? 1 : SCALE.read
  if (!hasYear(date)) return Math.min(row.date.confidence, SCALE.read)
  const day = dayNumber(date)
  const inPeriod = (!start || dayNumber(start.value) <= day) && (!end || day <= dayNumber(end.value))
  const neighbours = [transactions[index - 1], transactions[index + 1]]
  const inOrder = neighbours.every((other, i) => {
    if (!other || other.row.table !== row.table || !hasYear(other.date)) return true
    return i === 0 ? dayNumber(other.date) <= day : day <= dayNumber(other.date)
  })
  return inPeriod && inOrder ? IN_ORDER : Math.min(row.date.confidence, SCALE.read)
}

/** Whether the date is another than the one read, settled by the rows around it. */
const isMended = ({ standsUnder }: RowPart, { month, day }: PrintedDate) =>
  standsUnder !== null && (standsUnder.month !== month || standsUnder.day !== day)
