import type { Line } from '../../layout/lines.ts'
import { accountNumberOn } from '../../entities/account-number.ts'
import { headerAt } from './header/header.ts'
import { isDepositAccount } from './figures/listed-accounts.ts'
import type { Placed } from './parts.ts'
import { printsOpening } from './figures/figure-lines.ts'

/** A loan, card or line of credit: "VISA 4410 - CLASSIC", "L0100 VISA PLATINUM", "READY RESERVE 7731", "Share Secured Loan". */
const CREDIT_ACCOUNT =
  /^(?:\p{L}?\d{2,4}\s)?(?:\p{L}+\s){0,2}(?:loans?|mortgage|visa|mastercard|credit card|line of credit|credit line|equity line|ready reserve|overdraft protection|LOC)\b/iu
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
const CHARGED = /\b(?:charges?|purchases?|advances?|finance|principal|interest)\b/i
/** Rows that only a loan or card has: money drawn, or a payment that lowers what is owed. */
const DRAWN = /\b(?:advances?|payment|finance charge|interest charge)\b/i
/** More words are a sentence. */
const MOST_OF_NAME = 9
/** This many lines of a part of a statement decide its kind. */
const PART = 30

/** Whether a line heads the part of a loan or card: a table follows, with words, rows or columns of credit. */
export function opensCredit(lines: readonly Line[], at: number): boolean {
  const line = lines[at]!
  const next = [1, 2, 3].map((below) => at + below)
  const isOpened = next.some((i) => lines[i] && printsOpening(lines[i]))
  // "31 Signature  Annual Percentage Rate 11.500%"
  if (RATED.test(line.text) && !isDepositAccount(line.text)) return headerAt(lines, at + 1) !== null || isOpened
  if (!CREDIT_ACCOUNT.test(line.text) || IN_PASSING.test(line.text)) return false
  if (line.words.length > MOST_OF_NAME || line.hasMoney) return false
  if (at === lines.length - 1) return NUMBERED_LOAN.test(line.text)
  if (headerAt(lines, at + 1) && CHARGED.test(lines[at + 1]!.text)) return true
  const isHeaded = next.some((i) => headerAt(lines, i) !== null || lines[i]?.hasMoney)
  return isHeaded && ownPart(lines, at).some((own) => OF_CREDIT.test(own.text) || (isOpened && isDrawn(own)))
}

const isDrawn = (line: Line) => line.isDatedRow && DRAWN.test(line.label)

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
