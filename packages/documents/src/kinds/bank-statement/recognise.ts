import { within } from '../../vocabulary/phrases.ts'
import type { Claim } from '../kind.ts'
import { type Line, linesOf } from '../../layout/lines.ts'
import type { Page } from '../../model/page.ts'
import { printedPageNumber } from '../../layout/pages.ts'
import { accountNumberOn } from '../../entities/account-number.ts'
import { bankNameOn } from './identity/bank-name.ts'
import { firstPeriodOn } from '../../entities/period.ts'
import { headerAt } from '../../tables/ledger/header/header.ts'
import { figureKind } from '../../tables/ledger/words/figures.ts'
import { isOfLoanAlone, namesDepositAccount, opensCredit } from '../../tables/ledger/credit.ts'
import { stackedTexts } from '../../layout/cells.ts'
import { groupDate } from '../../tables/ledger/rows/undated.ts'
import { withDatesBelow, withDatesWhole } from '../../layout/reading-order/dates.ts'
import { figuresOf, figuresUnderLabels } from '../../tables/ledger/figures/figures.ts'
import { linesAbove } from '../../tables/ledger/figures/labels-above.ts'
import { followEachOther } from '../../tables/ledger/settle/running.ts'
import { isDepositAccount, numberAlone } from '../../tables/ledger/figures/listed-accounts.ts'
import { withDatesMarked } from '../../tables/ledger/words/date-marks.ts'
import { mendHeadings } from '../../tables/ledger/words/mend-headings.ts'
import { monthFirst } from '../../layout/words/dates.ts'
import { sectionHeading } from '../../tables/ledger/words/headings.ts'
import { printsOpening } from '../../tables/ledger/figures/figure-lines.ts'

/** Words of other documents with dates and amounts. Two of the weaker words in MAYBE_OTHER count as one of these. */
const OTHER_DOCUMENTS = within(
  `
    minimum payment due, payment due date, total minimum due, cash advances? limit, investment report, portfolio value,
    unrealized, cost basis, securities (bought|sold), gross pay, net pay, pay stub, earnings statement, year-to-date earnings,
    social security wages, wage and tax statement, department of the treasury, form (1040|1099|w-2), omb no,
    invoice (?:number|no|date|total), bill(?:ed)? to, remit(?:tance)? to, payment terms, homeowners'? association, condominium association, (monthly|special) assessments?, total (amount )?due
  `,
  'gi',
)
const MAYBE_OTHER =
  /\b(credit limit|available credit|cash advances?|balance transfers?|billing (?:period|cycle)|brokerage|holdings|market value|dividends? received|schedule [a-f]|taxable)\b/gi
const STATEMENT = within(`
  account statement, cash management, statement of account, bank statement, checking, savings, statement period,
  statement ending, consolidated statement, combined statement, account activit(?:y|ies), current account,
  transaction history, statement date, member fdic, money market, share draft, account summary, estado de cuenta,
  cuenta de (?:ahorros|cheques), (?:usd|us dollar|monthly) statement
`)

/** A broker's account that serves as a deposit account. Its statement usually contains brokers' words as well. */
const CASH_MANAGEMENT = /\bcash management account\b/i
const BROKERS_WORDS = /\b(investment report|brokerage|holdings|market value|unrealized)\b/gi

/** The last statement of a year may state its interest for the tax return. */
const INTEREST_FORM = /\bform 1099-int\b|\btaxable\b/gi

/** Words for what happens in a deposit account, on paper and on a screen. */
const BANKING =
  /\b(withdrawals?|deposits?|atm|debit card|pos|point of sale|zelle|ach|payroll|direct dep|banking|checking|savings|available balance|transfers?|draft)\b/gi
/** Words of other ledgers with a balance after each row. */
const OTHER_LEDGERS = within(`
  tenants?, lessee, lease, landlord, residents?, rent, invoices?, customer (?:history|statement|ledger|id|no), vendor,
  loans?, mortgage, principal, escrow, 401 ?\\(?k\\)?, retirement, contributions?, annuity, tuition, student, patient,
  policy, hoa, gift card, miles, points
`)

/** A landlord's ledger of a tenant. */
const TENANTS_LEDGER = /^(?!.*\bbalances?\b)(?=.*\bledger\b).*\b(?:tenants?|residents?|lessee|lease|rental)\b/i

/** Words that only a deposit-taking institution uses. */
const DEPOSITS_KEPT = /\b(bank|credit union)\w*\.(com|org)\b|\b(savings|checking|current)( and \w+)? accounts?\b/i

/** Highest score: the title or labels of another document are stronger evidence than any number of signs. */
const MOST = 0.95
/** What each word of another document takes off the score, on pages with and without a deposit account. */
const BESIDE_DEPOSITS = 0.2
const BESIDE_NONE = 0.5

/** Recognises a page of a bank statement by its balances, its tables of dated amounts and its title. */
export function recogniseBankStatement(asRead: Page, toBeat = 0): Claim | null {
  const mended = mendHeadings(asRead)
  if (toBeat > 0 && MOST - BESIDE_DEPOSITS * leastForeign(mended) <= toBeat) return null
  const [page] = monthFirst(withDatesMarked([mended])) as [Page]
  const lines = withDatesBelow(withDatesWhole(linesOf(page)))
  const text = textOf(lines)
  // Descriptions of transactions do not count: "ACME NET PAY" does not make a pay stub.
  const beside = lines.filter((line) => line.leadingDate === null)
  const frame = [textOf(beside), ...(/\bdue\b/i.test(text) ? stackedTexts(beside) : [])].join('\n')
  const found = evidenceOn(lines)
  const evidence = { ...found, isLedger: found.isLedger && isOfAccount(text, frame) }
  if (isOfOtherLedger(beside, text)) return null
  const foreign = foreignIn(withoutCustomary(withoutCredit(lines, frame), text, evidence))
  // A deposit account may come with a line of credit and its payment due; a card statement has no withdrawals.
  const showsDeposits = () => speaksOfDeposits(text) || lines.some((_, at) => opensDeposits(page, lines, at))
  const weight = hasBalances(evidence) && showsDeposits() ? BESIDE_DEPOSITS : BESIDE_NONE
  const score = Math.min(MOST, ownScore(evidence, text)) - weight * foreign
  if (score >= 0.5) return { form: null, score, continuation: isContinuation(evidence, text) && !isHeaded(page, lines) }
  if (foreign >= 1) return null
  // A cover has the names; a page of rows without a header continues the page before.
  if (isCover(page, lines, text)) return { form: null, score: 0.5, continuation: false }
  return evidence.rows > 0 || evidence.hasHeader ? { form: null, score: 0.5, continuation: true } : null
}

/** What is said above the part of a loan or card, if that is a deposit account with its rows; on other pages, all that is said. */
function withoutCredit(lines: readonly Line[], said: string): string {
  const credit = lines.findIndex((_, at) => at > 0 && opensCredit(lines, at))
  const own = lines.slice(0, Math.max(credit, 0))
  const beside = textOf(own.filter((line) => line.leadingDate === null))
  const found = evidenceOn(own)
  const isWhole = found.isLedger || (hasBalances(found) && found.rows > 0 && found.hasHeader)
  return isWhole && isOfAccount(textOf(own), beside) ? beside : said
}

const textOf = (lines: readonly Line[]) => lines.map((line) => line.text).join('\n')

/** Whether the page is a loan's or a tenant's ledger. */
function isOfOtherLedger(lines: readonly Line[], text: string): boolean {
  if (/\bprincipal\b/i.test(text) && isOfLoanAlone(lines)) return true
  return !STATEMENT.test(text) && lines.some((line) => TENANTS_LEDGER.test(line.text))
}

const hasBalances = ({ opening, closing }: Evidence) => opening && closing

/** The text without the words that statements of such an account usually contain. */
function withoutCustomary(said: string, text: string, evidence: Evidence): string {
  const ofBank = CASH_MANAGEMENT.test(text) ? said.replace(BROKERS_WORDS, '') : said
  return hasBalances(evidence) ? ofBank.replace(INTEREST_FORM, '') : ofBank
}

/** How many words of other documents a text has. */
const foreignIn = (said: string) => distinct(said, OTHER_DOCUMENTS) + 0.5 * distinct(said, MAYBE_OTHER)

/** A lower bound of `foreignIn` for the page that looks only at the lines with such words. */
function leastForeign(page: Page): number {
  const said = linesOf(page).filter(({ text }) => foreignIn(text) > 0)
  const frame = said.filter((line) => line.leadingDate === null).map(({ text }) => text)
  return foreignIn(frame.join('\n').replace(BROKERS_WORDS, '').replace(INTEREST_FORM, ''))
}

/** A ledger whose balances follow from each other may also be a tenant's, a customer's or a fund's. */
const isOfAccount = (text: string, frame: string) => distinct(text, BANKING) >= 2 && !OTHER_LEDGERS.test(frame)

const speaksOfDeposits = (text: string) =>
  [/\bdeposits?\b/i, /\bwithdrawals?\b/i, /\b(checking|savings|share draft)\b/i].every((word) => word.test(text))

/** "MONEY MARKET INDEX - XXXXXX4416" with an opening balance below. */
function opensDeposits(page: Page, lines: readonly Line[], at: number): boolean {
  if (!namesDepositAccount({ page, line: lines[at]! })) return false
  return lines.slice(at + 1, at + 6).some(printsOpening)
}

const distinct = (text: string, words: RegExp) => new Set(text.toLowerCase().match(words)).size

function ownScore(evidence: Evidence, text: string): number {
  const signs: readonly [boolean, number][] = [
    [evidence.opening, 0.3],
    [evidence.closing, 0.2],
    [evidence.rows > 0, 0.25],
    [evidence.rows > 4, 0.1],
    [evidence.isLedger, 0.25],
    [evidence.hasHeading, 0.15],
    [evidence.hasHeader, 0.15],
    [STATEMENT.test(text), 0.25],
  ]
  return signs.reduce((sum, [found, weight]) => sum + (found ? weight : 0), 0)
}

/** Whether this is a first page that calls itself a statement and names a bank or its accounts. */
function isCover(page: Page, lines: readonly Line[], text: string): boolean {
  const printed = printedPageNumber(lines)
  const isFirst = printed ? printed.page === 1 : page.number === 1 && firstPeriodOn(page, lines) !== null
  if (!isFirst || !STATEMENT.test(text)) return false
  return (
    bankNameOn(page, lines) !== null || DEPOSITS_KEPT.test(text) || lines.some((_, at) => listsAccount(page, lines, at))
  )
}

/** Whether the page names a bank, an account and a period, and its page number does not make it a later page. */
function isHeaded(page: Page, lines: readonly Line[]): boolean {
  if ((printedPageNumber(lines)?.page ?? 1) > 1 || bankNameOn(page, lines) === null) return false
  return firstPeriodOn(page, lines) !== null && lines.some((line) => accountNumberOn(page, line) !== null)
}

/** "360 Checking...1187  $2,410.77": an account and its balance. Its number may be below, or once above all accounts. */
function listsAccount(page: Page, lines: readonly Line[], at: number): boolean {
  const line = lines[at]!
  if (!isDepositAccount(line.text) || !line.hasMoney) return false
  const isNumberBelow = numberAlone(lines[at + 1]?.text ?? '') !== null
  const isNumbered = (other: Line) => accountNumberOn(page, other) !== null
  return (
    isNumbered(line) || isNumberBelow || (firstPeriodOn(page, lines) !== null && lines.slice(0, at).some(isNumbered))
  )
}

interface Evidence {
  opening: boolean
  closing: boolean
  rows: number
  hasHeading: boolean
  hasHeader: boolean
  /** Whether the balances beside its rows follow from each other. */
  isLedger: boolean
}

function evidenceOn(lines: readonly Line[]): Evidence {
  const figures = lines.flatMap((line, i) => [...figuresOf(line), ...figuresUnderLabels(line, linesAbove(lines, i))])
  const rows = lines.filter((line) => line.isDatedRow && figureKind(line.text) !== 'opening')
  return {
    opening: figures.some((figure) => figure.figure === 'opening'),
    closing: figures.some((figure) => figure.figure === 'closing'),
    rows: rows.length + lines.filter((_, i) => groupDate(lines, i) !== null).length,
    hasHeading: lines.some((line) => sectionHeading(line.text) !== null),
    hasHeader: lines.some((_, i) => headerAt(lines, i) !== null),
    isLedger: followEachOther(lines),
  }
}

/** A page without balances of its own continues the statement before it, unless it is a screen that calls itself a statement. */
function isContinuation({ opening, closing, rows, hasHeader, isLedger }: Evidence, text: string): boolean {
  if (opening || closing || (isLedger && hasHeader)) return false
  return (rows === 0 && !hasHeader) || !STATEMENT.test(text)
}
