import type { ColumnRole } from '../../columns.ts'
import { remembered } from '../../../vocabulary/remembered.ts'

export const MONEY_ROLES: readonly ColumnRole[] = ['amount', 'credit', 'debit', 'balance']

const CREDIT =
  '(?:deposits?|credit(?:s|ed)?|additions?|added|came in|increases?|paid ?in|money ?(?:in|added|received)|dep[oó]sitos?|adiciones|cr[eé]ditos?|receipts?|incoming|cr)'
const DEBIT =
  '(?:withdrawals?|debit(?:s|ed)?|went out|subtractions?|subtracted|decreases?|reductions?|deductions?|charge[sd]?|payments?|paid ?out|money ?(?:out|spent|sent)|retiros?|d[eé]bitos?|cargos?|outgoing|dr)'
const JOINED = (words: string) =>
  `(?:(?:electronic|other|amount|total)\\s+)?${words}(?:\\s*(?:/|&|and|y|or)\\s*(?:other\\s+)?${words})*`

/** The words of column headings, the longest first. A line made only of these is a table header. */
const PHRASES = String.raw`
  date        (?:transaction|trans\.?|tran|txn|posting|posted|post|value|effective|eff\.?|syst?\.?|book(?:ing)?|process(?:ing|ed)?|activity|entry|interest|settle(?:d|ment)?|purchase|clear(?:ed|ing)?|complet(?:ed|ion)|auth(?:orization|orized)?|initiated|created)?\s*(?:dates?(?:\s*(?:/|&|and)\s*time)?|dt\.?|datetime)(?:\s+(?:posted(?!\s+date(?!\s+of))|paid|credited|debited|initiated|of (?:transaction|purchase|posting|activity)))?
  date        trans\.?|tran|posted|posting|post|value|effective|eff\.?|settle(?:d|ment)|authorized|presented|fecha
  principal   principal|advances|(?:loan|outstanding)\s+balance|balance\s+owed
  balance     (?:ending|running|daily|ledger|account|card|available|cash|closing|new|end of day|resulting)(?:\s+(?:daily|ledger|account))?\s+balances?
  balance     (?:new|ending)\s+value|you\s+had|(?:running\s+)?bal\.|(?:running\s+)bal|available|balances?|saldo
  check       (?:check|cheque|chq|chk|ck|serial|(?:share\s+)?draft)\.?\s*(?:number|no\.?|nbr\.?|num\.?|#)
  direction   credit\s*/\s*debit|debit\s*/\s*credit|dr\s*/\s*cr|cr\s*/\s*dr|d\s*/\s*c|c\s*/\s*d|\+/-
  credit      amount\s+added|${JOINED(CREDIT)}(?:\s+(?:amounts?|amt))?
  debit       amount\s+subtracted|(?:checks?|cheques?)\s*(?:/|&|and)\s*(?:other\s+)?${DEBIT}|${JOINED(DEBIT)}(?:\s+(?:amounts?|amt))?
  other       gross(?:\s+amount)?|net\s+amount|fees?|rewards?|amount\s*\(fees?\)|(?:original|foreign|local)(?:\s+currency)?\s+(?:amounts?|amt)|currency|curr\.?|ccy
  amount      change\s+in\s+value|(?:transaction\s+)?(?:amounts?|amt|monto|importe|cantidad)(?:\s*\(total\))?|net
  description (?:(?:transaction|payment)\s+type\s*(?:/|&|and)\s*)?(?:transaction|activity|item)?\s*(?:descriptions?|details?|particulars|explanation|memo|narrative|narration)|descripci[oó]n|transactions?|payee|payer|remitter|merchant|recipient|sender|(?:from|to)(?:\s*[/Il|]\s*(?:from|to))?|notes?|text|what\s+happened|activity
  type        (?:(?:transaction|trans\.?|tran|payment|account|posting)\s+)?(?:category|type|code|method)|location|source
  status      (?:(?:transaction|payment)\s+)?status
  other       instances|interest(?:\s+charged?s?)?|(?:interest\s+)?rate(?:\s*%)?|accrued(?:\s+interest)?|interest\s+accrued|escrow|fin(?:ance)?\.?\s+(?:charges?|chgs?)|late\s+(?:charges?|fees?)|(?:check|cheque)\s+image
  check       check|cheque|number|nbr|no\.|#|n[uú]m(?:ero)?\.?(?:\s+(?:de\s+)?cheque)?
  other       s[rl]?\.?\s?no\.?|(?:customer|bank)\s+reference|(?:check|cheque|chq|chk)\.?\s*(?:no\.?)?\s*/\s*ref(?:erence)?\.?(?:\s*(?:number|no\.?|#))?|ref(?:erence)?\.?\s*(?:no\.?)?\s*/\s*(?:check|cheque|chq|chk)\.?(?:\s*(?:number|no\.?|#))?|(?:reference|ref|trace|confirmation|card|seq|batch)\.?(?:\s*(?:number|no\.?|nbr|#))?|items?|bank|customer
`
/** Screens mark the column by which rows are sorted; OCR reads a v, and "Amount($)" as "Amount(s)". */
const SEPARATOR = /^[\s*·|:./▲△▴▼▽▾↑↓⇅↕-]+/u
const FILLER =
  /^(?:\((?:[$£€s58]|\+|-|[A-Z]{2,3}|#|usd|cont\.?|continued)\)?[A-Z]?|[$£€]|&|and|of|in|ending|daily|ledger|running|end|day|paid|other|v(?![a-z]))?[\s*·|:)/▲△▴▼▽▾↑↓⇅↕-]*/iu
const MATCHERS = PHRASES.trim()
  .split(/\n */)
  .map((row) => {
    const [role, source] = row.split(/ +(.*)/)
    return { role: role as ColumnRole, pattern: new RegExp(`^(?:${source!})(?![a-z])`, 'i') }
  })

interface HeadingPhrase {
  role: ColumnRole
  start: number
  end: number
}

/** The column headings that the text consists of, or null if it holds anything else. */
export const columnPhrases = remembered(phrasesOf)

function phrasesOf(text: string): readonly HeadingPhrase[] | null {
  const phrases: HeadingPhrase[] = []
  let at = 0
  while (at < text.length) {
    at += SEPARATOR.exec(text.slice(at))?.[0].length ?? 0
    const best = longestPhrase(text.slice(at))
    if (best) {
      phrases.push({ role: best.role, start: at, end: at + best.length })
      at += best.length
      continue
    }
    const filler = FILLER.exec(text.slice(at))?.[0].length ?? 0
    if (filler === 0) return null
    at += filler
  }
  return phrases
}

/** Whether a text consists of column headings only. */
export const isHeading = (text: string) => (columnPhrases(text)?.length ?? 0) > 0

/** The role of a column by its heading, joined over all lines. */
export const columnRole = remembered(roleOf)

function roleOf(text: string): ColumnRole {
  if (/\b(loan|outstanding)\s+balance|\bbalance\s+owed\b/i.test(text)) return 'principal'
  if (/balance|saldo|\bbal\b|\b(?:new|ending)\s+value\b|\byou\s+had\b/i.test(text)) return 'balance'
  if (/\bdate(?:s|time)?\b|fecha/i.test(text)) return 'date'
  const phrases = columnPhrases(text) ?? []
  const roles = new Set(phrases.map(({ role }) => role))
  if (roles.has('direction') || (roles.has('credit') && roles.has('debit'))) return 'amount'
  const order: ColumnRole[] = [
    'credit',
    'debit',
    'amount',
    'check',
    'description',
    'date',
    'type',
    'status',
    'principal',
  ]
  return order.find((role) => roles.has(role)) ?? 'other'
}

/** Whether a column is headed by both directions: "Dr/Cr", "+/-". */
export const isDirection = (text: string) => (columnPhrases(text) ?? []).some(({ role }) => role === 'direction')

function longestPhrase(text: string): { role: ColumnRole; length: number } | null {
  let best: { role: ColumnRole; length: number } | null = null
  for (const { role, pattern } of MATCHERS) {
    const length = pattern.exec(text)?.[0].trimEnd().length ?? 0
    if (length > (best?.length ?? 0)) best = { role, length }
  }
  return best
}
