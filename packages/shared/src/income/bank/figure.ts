import type { Cents } from '../../money/cents.ts'
import {
  amount,
  type Arithmetic,
  count,
  difference,
  explained,
  explainedSum,
  product,
  quotient,
  share,
} from '../arithmetic/index.ts'
import { plain } from '../arithmetic/text.ts'
import { decimalOf, exact, type Exact, plainNumber } from '../arithmetic/exact.ts'
import type { EntryFacts } from '../model/facts.ts'
import type { Decisions, Figure, FigureLine } from '../model/rule-set.ts'
import type { IncomeSettings } from '../settings/settings.ts'
import type { Account } from './accounts/account.ts'
import { ALL_MONTHS, type Basis, trailingMethod } from './basis.ts'
import type { FirstVerdict } from './classify.ts'
import { incomeOfDeposits } from './income-kinds.ts'
import { isSince, trailingAverage } from './trailing.ts'
import type { AccountKind } from './verdicts.ts'

/** The share of an account's deposits that is the borrower's income. */
export interface Shares {
  expenseFactor: Exact
  ownership: Exact
}

export function sharesOf(kind: AccountKind, settings: IncomeSettings): Shares {
  const factor = kind === 'business' ? settings.businessExpenseFactor : settings.personalExpenseFactor
  return { expenseFactor: exact(factor), ownership: exact(settings.ownershipShare) }
}

/** An account with every entry that may count for it, including those of copies of its statements. */
export interface CountedAccount {
  account: Account
  /** The months it is averaged over. */
  basis: Basis
  entries: readonly EntryFacts[]
  /** Verdicts on its transactions. */
  verdicts: readonly FirstVerdict[]
  shares: Shares
}

/**
 * For every account (net eligible credits − net eligible debits) / months × (1 − expense factor) × ownership share, and their
 * sum. The months are those of the holder's basis; the model shows the fewest of any holder.
 */
export function bankFigure(
  accounts: readonly CountedAccount[],
  decisions: Decisions,
): Omit<Figure, 'alerts' | 'subjects' | 'bank_activity'> {
  const month = (one: CountedAccount) => monthOf(one, decisions)
  const whole = explainedSum(accounts.map((one) => labelled(one, month(one))))
  const [least, ...others] = distinct(accounts.map(({ basis }) => basis.holding.months))
  return {
    monthly: decimalOf(whole.monthly),
    months: least ? plainNumber(least) : null,
    method: methodOf(accounts),
    explanation: others.length === 0 ? whole.explanation : `${whole.explanation}; ${monthsByHolder(accounts)}`,
    alternatives: alternativesOf(accounts, decisions),
    lines: accounts.map((one) => accountLine(one, decisions)),
  }
}

function accountLine(one: CountedAccount, decisions: Decisions): FigureLine {
  const { key, label, statements, kind } = one.account
  const month = monthOf(one, decisions)
  return {
    key,
    subject: key,
    label,
    method: one.basis.method,
    monthly: decimalOf(month.value),
    months: plainNumber(one.basis.holding.months),
    document_ids: statements.map(({ document }) => document.id),
    explanation: explained(month),
    alternatives: alternativesOf([one], decisions),
    income: incomeOfDeposits(month.value, kind, countedVerdicts(one), decisions),
  }
}

function countedVerdicts({ verdicts, basis }: CountedAccount): FirstVerdict[] {
  return verdicts.filter(({ transaction }) => isSince(transaction.entry, basis.since))
}

/** The method name of accounts that do not count all months, if there are any. */
function methodOf(accounts: readonly CountedAccount[]): string {
  return accounts.find(({ basis }) => basis.since !== null)?.basis.method ?? ALL_MONTHS
}

/** Distinct numbers of months, ascending. */
function distinct(months: readonly Exact[]): Exact[] {
  const once = months.filter((one, index) => months.findIndex((other) => other.equals(one)) === index)
  return once.sort((a, b) => a.compare(b))
}

/** Lists the months of each holder, if they differ. */
function monthsByHolder(accounts: readonly CountedAccount[]): string {
  const holdings = [...new Set(accounts.map(({ basis }) => basis.holding))]
  const each = holdings.map(({ holder, months }) => `${plain(holder || 'no holder named')} ${plainNumber(months)}`)
  return `months covered by holder: ${each.join(', ')}`
}

function labelled({ account }: CountedAccount, arithmetic: Arithmetic) {
  return { label: account.label, arithmetic }
}

function monthOf({ entries, basis, shares }: CountedAccount, decisions: Decisions): Arithmetic {
  const counted = entries.filter((entry) => isSince(entry, basis.since))
  return incomeOf(quotient(netOf(counted, decisions), count(basis.holding.months, monthsNamed(basis))), shares)
}

function monthsNamed({ holding: { holder }, since }: Basis): string {
  const months = since === null ? 'months' : 'latest months'
  return holder === '' ? months : `${months} of ${holder}`
}

function netOf(entries: readonly EntryFacts[], decisions: Decisions): Arithmetic {
  const counting = entries.filter(({ id }) => decisions.counts(id))
  const total = (direction: EntryFacts['direction']): Cents =>
    counting.reduce((sum, entry) => sum + (entry.direction === direction ? (entry.amount ?? 0n) : 0n), 0n)
  const credits = amount(total('credit'), 'eligible deposits')
  const debits = amount(total('debit'), 'counted against them')
  return debits.value.n === 0n ? credits : difference(credits, debits)
}

/** An average month less expenses, times the borrower's share. */
function incomeOf(average: Arithmetic, { expenseFactor, ownership }: Shares): Arithmetic {
  const rest = difference(share(exact('1')), share(expenseFactor))
  const afterExpenses = expenseFactor.n === 0n ? average : product(average, rest)
  return ownership.equals(exact('1')) ? afterExpenses : product(afterExpenses, share(ownership))
}

/** Alternatives: the average of all months if it is not the chosen one, trailing averages, and the income before expenses. */
function alternativesOf(accounts: readonly CountedAccount[], decisions: Decisions): Figure['alternatives'] {
  const found = [trailing(accounts, 3, decisions), trailing(accounts, 12, decisions)].filter(
    (other) => other?.method !== methodOf(accounts),
  )
  if (accounts.some(({ basis }) => basis.since !== null)) {
    found.push(alternative(ALL_MONTHS, accounts, (one) => monthOf(withAllMonths(one), decisions)))
  }
  if (accounts.some(({ shares }) => shares.expenseFactor.n !== 0n)) {
    const without = (one: CountedAccount) => ({ ...one, shares: { ...one.shares, expenseFactor: exact('0') } })
    found.push(alternative('before_expenses', accounts, (one) => monthOf(without(one), decisions)))
  }
  return found.filter((other) => other !== null)
}

function withAllMonths(one: CountedAccount): CountedAccount {
  const holding = { ...one.basis.holding, months: one.basis.covered }
  return { ...one, basis: { ...one.basis, holding, since: null } }
}

function trailing(accounts: readonly CountedAccount[], last: 3 | 12, decisions: Decisions) {
  const divisor = exact(BigInt(last))
  if (accounts.some(({ basis }) => basis.covered.lte(divisor))) return null
  return alternative(trailingMethod(last), accounts, ({ account, basis, shares }) => {
    const lastDay = basis.holding.periods.at(-1)!.end
    const net = trailingAverage([account], lastDay, last, decisions).mul(divisor)
    return incomeOf(quotient(amount(net, `the last ${last} months`), count(divisor)), shares)
  })
}

function alternative(
  method: string,
  accounts: readonly CountedAccount[],
  month: (one: CountedAccount) => Arithmetic,
): Figure['alternatives'][number] {
  const { monthly, explanation } = explainedSum(accounts.map((one) => labelled(one, month(one))))
  return { method, monthly: decimalOf(monthly), explanation }
}

export function monthsInWords(months: Exact): string {
  return months.equals(exact('1')) ? '1 month' : `${plainNumber(months)} months`
}
