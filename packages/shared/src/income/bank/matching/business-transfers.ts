import { exact, type Exact } from '../../arithmetic/exact.ts'
import type { Account } from '../accounts/account.ts'
import { coveredPeriods, monthsCovered } from '../accounts/coverage.ts'
import type { Counterpart } from './transfers.ts'

/** Months of business statements that are enough to show where the transfers come from. */
const SUPPORTING_MONTHS = exact('2')
/** With this many months, the business account is analysed itself, and its transfers do not count again. */
const OWN_ANALYSIS_MONTHS = exact('12')

/** Deposits into personal accounts that the applicant's own business account paid, by id. */
export interface BusinessTransfers {
  businessTransfers: Map<string, Account>
  unsupportedTransfers: Map<string, Account>
}

/**
 * The personal method of bank statement programs counts such deposits in full if two months of business statements are present
 * too; the business method counts the business account's own deposits instead.
 */
export function businessTransfers(
  accounts: readonly Account[],
  transfers: ReadonlyMap<string, Counterpart>,
): BusinessTransfers {
  const businesses = accounts.filter(({ kind }) => kind === 'business')
  const months = new Map(
    businesses.map((account) => [account, monthsCovered(coveredPeriods(account.statements))] as const),
  )
  const sources = (isWanted: (covered: Exact) => boolean) =>
    businesses.filter((account) => isWanted(months.get(account)!))
  const isSupport = (covered: Exact) => covered.gte(SUPPORTING_MONTHS) && covered.lt(OWN_ANALYSIS_MONTHS)
  return {
    businessTransfers: paidBy(sources(isSupport), accounts, transfers),
    unsupportedTransfers: paidBy(
      sources((covered) => covered.lt(SUPPORTING_MONTHS)),
      accounts,
      transfers,
    ),
  }
}

function paidBy(
  sources: readonly Account[],
  accounts: readonly Account[],
  transfers: ReadonlyMap<string, Counterpart>,
): Map<string, Account> {
  const paid = new Map<string, Account>()
  if (sources.length === 0) return paid
  for (const { statements, kind } of accounts) {
    if (kind === 'business') continue
    for (const { entry, direction, category } of statements.flatMap(({ transactions }) => transactions)) {
      if (direction !== 'credit') continue
      const matched = transfers.get(entry.id)?.account
      const named = category === 'own_transfer' ? sources.find((source) => names(entry.description, source)) : undefined
      const from = matched ? sources.find((source) => source === matched) : named
      if (from) paid.set(entry.id, from)
    }
  }
  return paid
}

const NUMBER = /(?:\.{2,}|[X*#]+|\b(?:CHK|CHECKING|SAV|SAVINGS|ACCT|ACCOUNT|ENDING(?: IN)?))\W*(\d{4})\b/gi

/** Whether a description contains an account's last digits: "CHK ...2222", "ACCT XXXX2222". */
function names(description: string, { statements }: Account): boolean {
  const lastFour = statements[0]?.document.fields['account_number_last4']
  return Boolean(lastFour) && [...description.matchAll(NUMBER)].some((match) => match[1] === lastFour)
}
