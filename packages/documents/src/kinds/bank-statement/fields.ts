import { decimalFromCents } from '@income/shared'
import type { ExtractedField } from '../../model/document.ts'
import { fieldAt } from '../../model/evidence.ts'
import { union } from '../../model/page.ts'
import { namesBank } from '../../entities/bank.ts'
import { UNCONTRADICTED } from '../../equations/confidence.ts'
import { isoDate } from '../../entities/date.ts'
import type { Account } from './account.ts'
import { figureConfidence, totalConfidence } from './confidence.ts'
import type { Found } from './found.ts'
import type { FigurePart } from './parse/parts.ts'
import { sumOf } from './settle/rows.ts'
import { totalOfLines } from './settle/sides.ts'

/** A bank that does not call itself one is told by its place. */
const BY_PLACE = 0.85

/** The fields of a bank statement (design, section 5). What is not printed is not there. */
export function fieldsOf(account: Account): Record<string, ExtractedField> {
  const { settlement, summary } = account
  const fields: Record<string, ExtractedField | null> = {
    bank_name: named(account.bankName, namesBank(account.bankName?.value ?? '') ? UNCONTRADICTED : BY_PLACE),
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

function named(found: Found<string> | null, most: number): ExtractedField | null {
  return found && field(found, most)
}

function field(found: Found<string>, most: number): ExtractedField {
  return fieldAt(found.page, found.box, { ...found, confidence: Math.min(found.confidence, most) })
}

function balance(figure: FigurePart | null, account: Account): ExtractedField | null {
  if (!figure) return null
  const { amount, text: raw, box, confidence } = figure.amount
  return fieldAt(figure.page, box, {
    value: decimalFromCents(amount.cents),
    raw,
    confidence: figureConfidence(confidence, account),
  })
}

/** The summary's lines of one direction, added up. */
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
    confidence: totalConfidence(read, isProven),
  })
}
