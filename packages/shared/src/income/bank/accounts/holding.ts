import { borrowersOf } from '../../names/borrowers.ts'
import { isBusinessName } from '../../names/business-name.ts'
import type { Exact } from '../../arithmetic/exact.ts'
import type { Account } from './account.ts'
import { coveredPeriods, monthsCovered, type Period } from './coverage.ts'

/** The accounts of one holder, or of joint holders, with the months they cover together. */
export interface Holding {
  /** Identifies the holding, as printed: "Jane Doe and John Doe". Empty if it is the only one or has no name. */
  holder: string
  accounts: readonly Account[]
  periods: readonly Period[]
  months: Exact
}

/**
 * Groups accounts by holder, because one borrower's statements say nothing about another's income. Accounts without a holder
 * belong to the only holder, if there is just one. If there are several, or if a holder's statements carry no period, the
 * months of all accounts are used.
 */
export function holdingsOf(accounts: readonly Account[]): Holding[] {
  const all = periodsOf(accounts)
  return groupedByHolder(accounts).map((group, _, groups) => {
    const own = group.some(({ owners }) => owners.length > 0) ? periodsOf(group) : []
    const periods = own.length === 0 ? all : own
    return {
      holder: groups.length === 1 ? '' : holderOf(group),
      accounts: group,
      periods,
      months: monthsCovered(periods),
    }
  })
}

function groupedByHolder(accounts: readonly Account[]): Account[][] {
  const anonymous = accounts.filter(({ owners }) => owners.length === 0)
  const groups = accounts.filter(({ owners }) => owners.length > 0).reduce<Account[][]>(joined, [])
  const [only, ...others] = groups
  if (only && others.length === 0) return [[...accounts]]
  return anonymous.length === 0 ? groups : [...groups, anonymous]
}

/** Adds an account to the groups, merging all groups that it shares an owner with. */
function joined(groups: Account[][], account: Account): Account[][] {
  const isShared = (group: Account[]) =>
    group.some(({ owners }) => owners.some((name) => account.owners.includes(name)))
  const { true: shared = [], false: apart = [] } = Object.groupBy(groups, (group) => `${isShared(group)}`)
  return [...apart, [...shared.flat(), account]]
}

function periodsOf(accounts: readonly Account[]): Period[] {
  return coveredPeriods(accounts.flatMap(({ statements }) => statements))
}

function holderOf(accounts: readonly Account[]): string {
  const names = accounts.flatMap(({ statements }) => statements.map((s) => s.document.fields['account_holder']))
  const businesses = names.filter((name) => isBusinessName(name))
  const persons = borrowersOf(names.filter((name) => !isBusinessName(name)))
  return [...new Set([...persons, ...businesses])].join(' and ')
}
