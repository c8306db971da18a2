import type { Line } from '../../layout/lines.ts'
import { accountNumberOn } from '../../entities/account-number.ts'
import { headerAt } from './header/header.ts'
import { isDepositAccount } from './figures/listed-accounts.ts'
import type { Placed } from './parts.ts'
import { printsOpening } from './figures/figure-lines.ts'

/** A loan or card at the head of its part: "VISA 4410 - CLASSIC", "L0100 VISA PLATINUM", "Overdraft Line of Credit". */
const CREDIT_ACCOUNT =
  /^(?:\p{L}?\d{2,4}\s)?(?:\p{L}+\s){0,2}(?:loans?|mortgage|visa|mastercard|credit card|line of credit)\b/iu
/** A card of a deposit account, and what is done with it. */
const IN_PASSING =
  /\b(?:debit|check ?card|atm|purchases?|payments?|withdrawals?|transactions?|transfers?|activity|deposits?)\b/i
/** At the foot of a page, before its table, a loan is identified only by its number. */
const NUMBERED_LOAN = /^loan (?:id )?#?\d+\b/i
/** Words used only for credit. */
const OF_CREDIT =
  /\b(?:credit (?:limit|line)|available credit|finance charges?|minimum payment|payment due|past due|principal|annual percentage rate|apr(?!\.? \d{1,2}(?![\d.%])))\b/i
/** Loans have a rate; deposits have a yield. */
const RATED = /^\p{L}?\d{2,5}\b.*\p{L}.*\bannual percentage rate\b\W*\d/iu
const EARNS = /\b(?:yield|apy|earned|earning|paid|dividends?)\b/i
/** A card's name and the words after it. */
const MOST_OF_NAME = 4
const CHARGED = /\b(?:charges?|purchases?|advances?|finance|principal|interest)\b/i
const OF_DEPOSITS = /\b(?:deposits?|withdrawals?|credits?)\b/i
/** This many lines of a part of a statement decide its kind. */
const PART = 30

/** Other names of lines of credit, and longer names of loans: "READY RESERVE 7731", "KWIK CASH LOC 0001", "Share Secured Loan". */
const CREDIT_LINE =
  /^(?:\p{L}?\d{2,4}\s)?(?:\p{L}+\s){0,3}(?:loans?|line of credit|credit line|equity line|ready reserve|overdraft protection|LOC)\b/iu
/** Rows that only a loan or card has: money drawn, or a payment that lowers what is owed. */
const DRAWN = /\b(?:advances?|payment|finance charge|interest charge)\b/i

/** "LOAN 0001" above a table that opens with a balance and has rows of credit. */
function isTitleOfCredit(lines: readonly Line[], at: number): boolean {
  const line = lines[at]!
  const isName = (CREDIT_ACCOUNT.test(line.text) || CREDIT_LINE.test(line.text)) && !IN_PASSING.test(line.text)
  if (!isName || line.words.length > 9 || line.hasMoney) return false
  const own = ownPart(lines, at)
  const isHeaded = lines.slice(at + 1, at + 4).some((_, i) => headerAt(lines, at + 1 + i) !== null)
  return isHeaded && lines.slice(at + 1, at + 5).some(printsOpening) && own.some(isDrawn)
}

const isDrawn = (line: Line) => line.isDatedRow && DRAWN.test(line.label)

/** Whether a line heads the part of a loan or card: a table or amounts follow, with words of credit. */
export function opensCredit(lines: readonly Line[], at: number): boolean {
  const line = lines[at]!
  if (isRatedAccount(lines, at)) return true
  if (isHeadOfCharges(lines, at) || isTitleOfCredit(lines, at)) return true
  if (!CREDIT_ACCOUNT.test(line.text) || IN_PASSING.test(line.text) || line.words.length > 9) return false
  if (!/\d{2,}/.test(line.text) || line.hasMoney) return false
  if (at === lines.length - 1) return NUMBERED_LOAN.test(line.text)
  const next = lines.slice(at + 1, at + 4)
  const isHeaded = next.some((below, i) => headerAt(lines, at + 1 + i) !== null || below.hasMoney)
  return isHeaded && ownPart(lines, at).some(({ text }) => OF_CREDIT.test(text))
}

/** "VISA PLATINUM" alone above a table of charges and payments. */
function isHeadOfCharges(lines: readonly Line[], at: number): boolean {
  const line = lines[at]!
  const isName = CREDIT_ACCOUNT.test(line.text) && !IN_PASSING.test(line.text) && line.words.length <= MOST_OF_NAME
  const head = lines[at + 1]
  if (!isName || line.hasMoney || !head || headerAt(lines, at + 1) === null) return false
  return CHARGED.test(head.text) && !OF_DEPOSITS.test(head.text)
}

/** "31 Signature  Annual Percentage Rate 11.500%" directly above a table header or its first balance. */
function isRatedAccount(lines: readonly Line[], at: number): boolean {
  const { text } = lines[at]!
  return (
    RATED.test(text) &&
    !EARNS.test(text) &&
    !isDepositAccount(text) &&
    (headerAt(lines, at + 1) !== null || opensBelow(lines, at))
  )
}

/** The column headings may contain unknown words. */
const opensBelow = (lines: readonly Line[], at: number) => lines.slice(at + 1, at + 4).some(printsOpening)

/** The lines up to where a deposit account begins. */
function ownPart(lines: readonly Line[], at: number): readonly Line[] {
  const part = lines.slice(at, at + PART)
  const end = part.findIndex((line) => isDepositAccount(line.text) && !line.hasMoney)
  return end < 0 ? part : part.slice(0, end)
}

/** Whether a line is the heading of a deposit account: exactly its kind and number. */
export function namesDepositAccount({ page, line }: Placed): boolean {
  const [cell] = line.cells
  if (!isDepositAccount(cell!.text) || line.words.length > 8 || line.hasMoney) return false
  return accountNumberOn(page, line) !== null
}

/** Words that call a page the account of a loan. */
const LOAN_TITLE = /\bloan (?:number|no\b|#|id|account|statement|history|transactions?|activity)/i
const SPLIT_PAYMENT = /\bprincipal\b.*\binterest\b|\binterest\b.*\bprincipal\b/i
const DEPOSITS_NAMED = /\b(?:checking|savings|shares?|money market|certificates?)\b(?! (?:bank|(?:and|&) loan))/i

/** Whether lines that are not rows mention a loan, whose payments a table splits, and no deposit account. */
export function isOfLoanAlone(lines: readonly Line[]): boolean {
  const says = (words: RegExp) => lines.some(({ text }) => words.test(text))
  return says(LOAN_TITLE) && says(SPLIT_PAYMENT) && !says(DEPOSITS_NAMED)
}
