import type { Alert } from '../alerts/catalog.ts'
import { sumCents } from '../../money/cents.ts'
import { addMonths, dayOf, isoDate } from '../calendar.ts'
import { dollars, exact, plainNumber } from '../arithmetic/exact.ts'
import type { GuidelineRules } from '../settings/guideline.ts'
import type { Decisions } from '../model/rule-set.ts'
import type { Account } from './accounts/account.ts'
import type { Basis } from './basis.ts'
import type { FirstVerdict } from './classify.ts'
import { depositsThatMayEnd } from './deposits/continuance.ts'
import { businessTransfersWithoutStatements } from './deposits/from-business.ts'
import { coveredPeriods, monthsCovered, periodsSince } from './accounts/coverage.ts'
import { monthsInWords } from './figure.ts'
import type { Holding } from './accounts/holding.ts'
import { nsfOccurrences } from './nsf.ts'
import type { StatementFacts } from './accounts/statements.ts'
import { averageSince, trailingAverage } from './trailing.ts'
import type { AccountKind } from './verdicts.ts'

/** The last three months are compared with all counted months only if there are at least this many. */
const TREND_MONTHS = exact('6')
/** Up to this share of the average, the last three months are a decline; from the next constant on, a jump. */
const DECLINE_SHARE = exact('0.75')
const JUMP_SHARE = exact('1.25')

/** The facts that the alerts of a model are derived from. */
export interface Judged {
  kind: AccountKind
  accounts: readonly Account[]
  statements: StatementFacts
  verdicts: readonly FirstVerdict[]
  bases: readonly Basis[]
  guideline: GuidelineRules
  decisions: Decisions
}

/** What a person should know about the accounts before relying on the income. */
export function bankAlerts(judged: Judged): Alert[] {
  const { kind, accounts, bases, verdicts, decisions, guideline } = judged
  return [
    ...nothingEligible(accounts, decisions),
    ...accounts.flatMap(accountAlerts),
    ...bases.flatMap((basis) => [
      ...shortHistory(basis, guideline),
      ...unequalHistories(basis),
      ...yearlyDecline(basis),
      ...trend(basis, decisions),
    ]),
    ...frequentNsf(judged),
    ...largeDeposits(verdicts, decisions),
    ...unexplained(verdicts, decisions),
    ...continuance(judged),
    ...coMingled(kind, verdicts),
    ...businessTransfersLeftOut(judged),
    ...overlapping(verdicts),
  ]
}

function nothingEligible(accounts: readonly Account[], { amounts }: Decisions): Alert[] {
  if (amounts.net_eligible_credits !== 0n) return []
  const message = 'No deposit counts as income, so the monthly income is $0.00'
  return [{ code: 'nothing_eligible', message, document_ids: documentIds(accounts) }]
}

/** Bank statement programs allow three occurrences in twelve months. */
const MOST_NSF = 3
const NSF_MONTHS = 12

function frequentNsf({ accounts, statements }: Judged): Alert[] {
  return accounts.flatMap((account): Alert[] => {
    const own = account.statements.flatMap(({ transactions }) => transactions)
    const occurrences = nsfOccurrences(own.filter(({ entry }) => !statements.repeated.has(entry.id)))
    const lastDay = coveredPeriods(account.statements).at(-1)?.end
    const from = lastDay === undefined ? -Infinity : addMonths(lastDay + 1, -NSF_MONTHS)
    const recent = [...occurrences].filter(([day]) => (dayOf(day) ?? from) >= from)
    const count = recent.reduce((sum, [, times]) => sum + times, 0)
    if (count <= MOST_NSF) return []
    const message = `${account.label}: insufficient funds ${count} times in twelve months; programs allow ${MOST_NSF}`
    return [{ code: 'frequent_nsf', message, document_ids: account.statements.map(({ document }) => document.id) }]
  })
}

function continuance({ accounts, verdicts, decisions, guideline }: Judged): Alert[] {
  return accounts.flatMap(({ key, label }): Alert[] => {
    const deposits = depositsThatMayEnd(verdicts, key)
    if (deposits.length === 0 || decisions.confirmed('continuance', key)) return []
    const message = `${label}: no document shows that support or disability benefits continue for ${guideline.continuanceMonths.value} months`
    return [{ code: 'continuance', message, document_ids: idsOf(deposits) }]
  })
}

/** Deposits that another model counts, or that two models could count. */
function overlapping(verdicts: readonly FirstVerdict[]): Alert[] {
  const of = (wanted: string) => verdicts.filter(({ rule }) => rule === wanted)
  const alert = (deposits: readonly FirstVerdict[], message: string): Alert[] =>
    deposits.length === 0 ? [] : [{ code: 'overlapping_models', message, document_ids: idsOf(deposits) }]
  return [
    ...alert(
      of('documented_by_wages'),
      'Pay that is documented by pay stubs or W-2s is deposited here; it counts in Wage Income',
    ),
    ...alert(
      of('business_transfer'),
      'Transfers from the business account count here: use this model or that of the business account, not both',
    ),
  ]
}

function idsOf(verdicts: readonly FirstVerdict[]): string[] {
  return [...new Set(verdicts.map(({ transaction }) => transaction.entry.documentId))]
}

function accountAlerts({ label, statements, numbered }: Account): Alert[] {
  const ids = statements.map(({ document }) => document.id)
  const periods = coveredPeriods(statements)
  const alerts = periods.slice(1).map((period, index): Alert => {
    const gap = `${isoDate(periods[index]!.end + 1)} to ${isoDate(period.start - 1)}`
    return { code: 'missing_statements', message: `${label}: no statement covers ${gap}`, document_ids: ids }
  })
  if (!numbered && statements.length > 1) {
    const message = `${label}: the statements have no account number; they were grouped by bank and holder`
    alerts.push({ code: 'account_not_numbered', message, document_ids: ids })
  }
  const undated = statements.filter(({ period }) => period === null).map(({ document }) => document.id)
  if (undated.length > 0) {
    const message = `${label}: a statement without a period counts with its amounts, but adds no month`
    alerts.push({ code: 'statement_without_period', message, document_ids: undated })
  }
  return alerts
}

/** The prefix of a sentence about one of several holders. */
function about({ holder }: Holding): string {
  return holder === '' ? '' : `${holder}: `
}

function shortHistory(
  { holding, covered }: Basis,
  { qualifiesDeposits, statementMonths, title }: GuidelineRules,
): Alert[] {
  if (covered.gte(exact(BigInt(statementMonths.value)))) return []
  const asked = qualifiesDeposits.value ? `${title} asks for ${statementMonths.value}` : 'programs ask for 12 or 24'
  const message = `${about(holding)}The statements cover ${monthsInWords(covered)}; ${asked}`
  return [{ code: 'short_history', message, document_ids: documentIds(holding.accounts) }]
}

/** Each account is divided by all of its holder's months, so an account with fewer statements counts for too little. */
function unequalHistories({ holding, since }: Basis): Alert[] {
  const { accounts, months } = holding
  const counted = accounts.map(({ statements }) => periodsSince(coveredPeriods(statements), since))
  const covered = counted.map((periods) => plainNumber(monthsCovered(periods)))
  if (new Set(covered).size < 2) return []
  const list = accounts.map(({ label }, index) => `${label}: ${covered[index]}`).join('; ')
  const message = `${about(holding)}The statements of the accounts cover different numbers of months (${list}); each is divided by the ${monthsInWords(months)} that they cover together`
  return [{ code: 'unequal_histories', message, document_ids: documentIds(accounts) }]
}

/** Compares the latest twelve months with those before them. */
function yearlyDecline({ holding, fall }: Basis): Alert[] {
  if (!fall) return []
  const message = `${about(holding)}Income declines: the latest 12 months average ${dollars(fall.latest)} a month, the months before them ${dollars(fall.before)}; only the latest months count`
  return [{ code: 'declining_income', message, document_ids: documentIds(holding.accounts) }]
}

/**
 * Compares the last three months with all counted months. Bank statement programs treat a fall of a quarter as a decline; a
 * rise of a quarter is a jump.
 */
function trend({ holding, since: first }: Basis, decisions: Decisions): Alert[] {
  const { accounts, months } = holding
  const lastDay = holding.periods.at(-1)?.end
  if (lastDay === undefined || months.lt(TREND_MONTHS)) return []
  const average = averageSince(accounts, first, months, decisions)
  const recent = trailingAverage(accounts, lastDay, 3, decisions)
  if (average.n === 0n) return []
  const since = isoDate(addMonths(lastDay + 1, -3))
  const ids = documentIds(accounts)
  if (recent.lte(average.mul(DECLINE_SHARE))) {
    const message = `${about(holding)}Income declines: since ${since} the monthly income is at least 25 % below the average`
    return [{ code: 'declining_income', message, document_ids: ids }]
  }
  if (recent.lt(average.mul(JUMP_SHARE))) return []
  const message = `${about(holding)}Income jumps: since ${since} the monthly income is at least 25 % above the average`
  return [{ code: 'income_jump', message, document_ids: ids }]
}

function largeDeposits(verdicts: readonly FirstVerdict[], decisions: Decisions): Alert[] {
  const large = verdicts.filter(
    ({ rule, transaction }) => rule === 'large_unexplained_deposit' && !decisions.counts(transaction.entry.id),
  )
  if (large.length === 0) return []
  const ids = [...new Set(large.map(({ transaction }) => transaction.entry.documentId))]
  const message = `${large.length} large unexplained ${large.length === 1 ? 'deposit was' : 'deposits were'} left out`
  return [{ code: 'large_unexplained_deposits', message, document_ids: ids }]
}

/** Deposits that count although their source is unknown. */
function unexplained(verdicts: readonly FirstVerdict[], decisions: Decisions): Alert[] {
  const counting = verdicts
    .filter(({ verdict, transaction }) => verdict === 'unexplained' && decisions.counts(transaction.entry.id))
    .map(({ transaction }) => transaction.entry)
  if (counting.length === 0) return []
  const sum = dollars(counting.reduce((total, { amount }) => total + (amount ?? 0n), 0n))
  const ids = [...new Set(counting.map(({ documentId }) => documentId))]
  const message =
    counting.length === 1
      ? `1 deposit of ${sum} counts although its description does not name a source`
      : `${counting.length} deposits of ${sum} together count although their descriptions do not name a source`
  return [{ code: 'unexplained_deposits', message, document_ids: ids }]
}

function coMingled(kind: AccountKind, verdicts: readonly FirstVerdict[]): Alert[] {
  if (kind === 'business') return []
  const receipts = verdicts.filter(({ rule, verdict }) => rule === 'business_receipt' && verdict === 'eligible')
  if (receipts.length === 0) return []
  const ids = [...new Set(receipts.map(({ transaction }) => transaction.entry.documentId))]
  const message = 'Business receipts are deposited in a personal account: no expenses are subtracted from them'
  return [{ code: 'business_receipts_in_personal_account', message, document_ids: ids }]
}

/** The personal method counts what the applicant's business pays if the business's statements are present too. */
function businessTransfersLeftOut({ accounts, statements, verdicts, decisions }: Judged): Alert[] {
  return accounts.flatMap(({ key, label }): Alert[] => {
    const left = businessTransfersWithoutStatements(verdicts, key, statements.unsupportedTransfers)
    const transfers = left.filter(({ transaction }) => !decisions.counts(transaction.entry.id))
    if (transfers.length === 0) return []
    const sum = dollars(sumCents(transfers.map(({ transaction }) => transaction.entry.amount ?? 0n)))
    const message = `${label}: transfers of ${sum} from a business account were left out: the package has too few statements of that account`
    return [{ code: 'business_transfers_left_out', message, document_ids: idsOf(transfers) }]
  })
}

function documentIds(accounts: readonly Account[]): string[] {
  return accounts.flatMap(({ statements }) => statements.map(({ document }) => document.id))
}
