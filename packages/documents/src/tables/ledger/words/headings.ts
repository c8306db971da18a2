import type { Direction } from '@income/shared'
import { anyOf, either, within } from '../../../vocabulary/phrases.ts'
import { findDates, FULL_MONTHS } from '../../../entities/date.ts'
import { remembered } from '../../../vocabulary/remembered.ts'

/**
 * What a section holds. `doubtful` sections (fee tables, interest details) repeat money listed elsewhere; an `aside` is
 * left out only if the rest proves the balances; `accounts` is the list of accounts of a combined statement; a `loan`
 * is not a deposit account.
 */
type SectionKind = 'transactions' | 'checks' | 'summary' | 'daily' | 'accounts' | 'loan' | 'doubtful' | 'aside'

export interface SectionHeading {
  kind: SectionKind
  direction: Direction | null
}

const DAILY = either(
  within(`
    (daily|ledger)\\b.*\\bbalances?, balances?\\b.*\\b(daily|by date), end.of.(the.)?day balances?, (saldos?|balances?) diarios?
  `),
  /^(ending |daily )?balance (summary|detail|(activity )?history)/i,
)
const ACCOUNTS = either(
  within(`
    (summary|list|overview) of (your )?(deposit )?accounts, accounts? (included|overview|balances), relationship summary,
    portfolio of accounts
  `),
  /\b(summary|list|overview) of (your )?(deposit )?account( activity)?$/i,
  /\b(your|deposit|combined) accounts?( summary| at a glance)$|^account type account (?:number|no\.?)(?= |$)/i,
)
const DOUBTFUL = either(
  within(`
    (fees?|charges?|interest|rate|overdrafts?|returned items?|year.to.date|rewards?|points|apy)\\b.*\\b(summary|information|calculation|details?|recap|ytd|accruals?|accrued),
    summary of (overdraft|returned|fees), total (overdraft|returned), unpaid, year.to.date, outstanding, reconcil\\w*,
    balance (your|worksheet), important, disclosures?, resumen de (cargos|intereses), pending, upcoming, scheduled, holds?, held,
    stop payments?(?!.*\\bfees?\\b), reverted, declined, voided, failed, disputed,
    (cash ?back|rewards?|points) (earned|history|activity)
  `),
  /^(?:(?:check|cheque|item|deposit)s? images?|bills due)\b/i,
)
/** Holds and authorizations, under any name, are not transactions yet. */
const UNPOSTED = within(`
  not (yet )?(been )?(posted|processed|cleared), memo(-|\\s)?(holds?|post(ed|ings?)?|items?),
  (pending|outstanding) (holds|authorizations)
`)
/** A broker's account sweeps its cash into and out of a fund: the same money again. */
const SWEPT = within(`
  (core (fund|account|position)|(bank |cash |fdic )?sweep( program| fund| account)?) (activity|transactions|detail)
`)
/** Payments scheduled for future dates; but a section of completed payments may have this name too. */
const RECURRING = /^recurring (?:payments?|transfers?)(?: set ?up)?$/i
/** "River Rewards Checking - Account Summary": what an account is called says nothing of its section. */
const OF_ACCOUNT =
  /\b(?:checking|savings|money market|shares?)\b\W+(?:(?:account|statement|activity|balance) )?summary$/i
const SUMMARY = either(
  within('summary, at a glance, resumen, recap'),
  /^(account|statement) (information|overview)$|account balances?$/i,
)
const CHECKS =
  /^(other |your |substitute |share |images? of )*(checks?|cheques?|drafts?)\b(?!.*\b(card|debit|other|withdrawals?|electronic|deductions?|fees|deposits?|account)\b)/i
const CREDIT = within(`
  deposits?, credits?, additions?, money in, came in, paid in, dep[oó]sitos?, adiciones, cr[eé]ditos?, intereses,
  interest (paid|earned|credited|added|posted|payments?), ^interest$, total in$, incoming, received, receipts, ^added to
`)
const DEBIT = within(`
  withdrawals?, debits?, subtractions?, reductions?, checks?, cheques?, drafts?, fees?, charges?, payments?, purchases?, deductions?,
  money out, went out, total out$, items paid, money (?:you )?(?:spent|sent), ^sent$, paid out, retiros?, d[eé]bitos?, cargos?,
  cheques?, pagos?, outgoing, disbursements?, ^taken (?:from|out)
`)
const ACTIVITY = within('transactions?, activity, history, details?, transacciones, movimientos, actividad')
/** Transfers between the holder's accounts go either way. */
const TRANSFERS = /^(?:(?:automatic|online|electronic|account|wire|other) )*transfers$/i
/** "Debit card deposits" do not exist; "debit card" and "credit card" are instruments, not directions. */
const INSTRUMENT = /\b(atm\s*(&|and|\/)\s*)?(debit|credit|check)\s*cards?\b/gi

/** Payments are debits, except incoming ones. */
const PAYMENTS_IN = /\bpayments? (?:in|received|from)\b/gi

const HEADING_WORDS = new RegExp(
  `^(?:${[
    'deposits?|credits?|additions?|other|and|withdrawals?|subtractions?|debits?|cards?|atm|checks?|cheques?|(?:share)?drafts?|paid|cleared|posted|written|paper',
    'electronic|online|mobile|fees?|service|charges?|payments?|purchases?|pos|banking|deductions?|interest|earned|transactions?|history|details?',
    'detailed|activity|account|accounts|checking|savings?|daily|ledger|balances?|ending|summary|statement|period|of|the|for|in|out|by|date|this',
    'customer|substitute|cash|continued|cont|your|money|market|transfers?|wire|ach|direct|item(?:ized|s)?|returned|overdraft|monthly|business',
    'incoming|outgoing|received|from|previous|page|number|order|bill|automated|automatic|miscellaneous|misc|branch|counter|remote|preauthorized',
    'dep[oó]sitos|y|adiciones|retiros|cargos|detalle|de|transacciones|resumen|saldos?|diarios?|cheques|electr[oó]nicos|otros|d[eé]bitos|cr[eé]ditos',
    'la|las|los|del|al|cuentas?|por|servicios?|sobregiros?|efectos|devueltos|pagados|acreditados|pagos|intereses|per[ií]odo|historial',
    'pending|upcoming|scheduled|included|overview|at|a|glance|posting|recap|all|list|listed|combined|relationship|serial|total|information|instances|type|visa|mastercard|unpaid|images?|you|spent|sent|stop|orders?|effect|holds?|bills|due|next|accruals?|accrued|end|day|lockbox|presented|processed|receipts?|disbursements?|reverted|declined|voided|failed|disputed|that|came|went|what|added|taken|back|rewards?|recurring',
  ].join('|')})$`,
  'i',
)

/** Further words in the labels of balances and sums among the rows. */
const BALANCE_WORDS = new RegExp(
  `^${anyOf(`
    \\W*, where, started, began, ended, value, (sub)?totals?, totall?ing, net, grand, sum, change, was, opening, beginning,
    starting, start, prior, last, initial, new, closing, final, end, current, brought, carried, forward, fwd, as, on, to,
    inicial, anterior, al, cierre, \\d{4}, q[1-4],
    ${FULL_MONTHS}
  `)}:?$`,
  'i',
)

/** What may follow a heading: the account's number, the number of items, and the meaning of marks. */
const NOTE = either(
  /\s+\([^()]*\)$/iu,
  /\s+(?:account|acct)\b[\s:#.]*(?:(?:number|no|ending in)\b[\s:#.]*)?[\dXx*•.-]{4,}$/iu,
  /\s+[-–:]\s*[\dXx*•-]{4,}$/iu,
  /\s+[*^†]\s?\p{L}.*$/iu,
  /\s+(?:no\.?|number)\s*(?:of\s+)?\p{L}+(?:\s\p{L}+){0,3}:\s*\d+.*$/iu,
  /\s+note:.*$/iu,
)

/** The section that a line without an amount heads; null if it is not a heading. Prose and names are not. */
export const sectionHeading = remembered(headingOf)

function headingOf(line: string): SectionHeading | null {
  const text = line
    .replace(/^[\W_]+/, '')
    .replace(/^page \d{1,3} of \d{1,3}\s*(?=\p{L})/iu, '')
    // "6 DEPOSITS/CREDITS" counts them; "0009 SHARE DRAFT" is an account.
    .replace(/^[1-9]\d{0,2}\s+(?=\p{L}+s\b)/iu, '')
    .replace(NOTE, '')
    .replace(/[([\s-]*(continued|cont(inued)?\.?|from previous page)[\s)\]]*.*$/i, '')
    .trim()
  const words = wordsOf(text)
  if (words.length === 0 || words.length > 12 || /[.?!]$|^\d?includes\b/i.test(text)) return null
  if (words.length <= 9 && UNPOSTED.test(text)) return { kind: 'doubtful', direction: null }
  if (SWEPT.test(text)) return { kind: 'aside', direction: null }
  if (RECURRING.test(text)) return { kind: 'aside', direction: directionOf(text) }
  return words.length <= 9 && isKnown(words) ? classify(text) : datedSection(text)
}

/** "Pending from May 1, 2026 to May 31, 2026": pending, or complete for the period. Daily interest heads no rows. */
function datedSection(text: string): SectionHeading | null {
  const undated = withoutDates(text)
  const section = undated !== text && isOfHeadingWords(undated) ? classify(undated) : null
  const isOfRows = section?.kind === 'doubtful' || section?.kind === 'transactions'
  return isOfRows && section.direction === null ? section : null
}

/** Whether a label has only words of headings and balances, and dates. Any other word may be a merchant's. */
export function isOfHeadingWords(label: string): boolean {
  return isKnown(wordsOf(withoutDates(label)).filter((word) => !BALANCE_WORDS.test(word)))
}

const withoutDates = (text: string): string =>
  findDates(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)

const wordsOf = (text: string): string[] => text.split(/[\s/&,()+-]+/).filter(Boolean)

function isKnown(words: readonly string[]): boolean {
  const known = words.filter((word) => HEADING_WORDS.test(word.replace(/[^\p{L}]/gu, ''))).length
  return known >= 0.75 * words.length
}

function classify(text: string): SectionHeading | null {
  const direction = directionOf(text)
  if (DAILY.test(text)) return { kind: 'daily', direction: null }
  if (ACCOUNTS.test(text)) return { kind: 'accounts', direction: null }
  if (OF_ACCOUNT.test(text)) return { kind: 'summary', direction: null }
  if (DOUBTFUL.test(text)) return { kind: 'doubtful', direction }
  if (CHECKS.test(text)) return { kind: 'checks', direction: 'debit' }
  if (SUMMARY.test(text)) return { kind: 'summary', direction: null }
  if (direction || isBothWays(text) || ACTIVITY.test(text) || TRANSFERS.test(text))
    return { kind: 'transactions', direction }
  return null
}

/** The direction of money that a heading or label names, if any. */
export function directionOf(label: string): Direction | null {
  const text = label.replace(INSTRUMENT, 'card').replace(PAYMENTS_IN, 'paid in')
  const debit = DEBIT.test(text)
  const credit = CREDIT.test(text)
  if (debit !== credit) return credit ? 'credit' : 'debit'
  return debit ? null : /\bcard (purchases|withdrawals|activity)|\bcards?$/i.test(text) ? 'debit' : null
}

const isBothWays = (label: string) => DEBIT.test(label) && CREDIT.test(label)
