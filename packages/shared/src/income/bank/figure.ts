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
import type { Day } from '../calendar.ts'
import { decimalOf, exact, type Exact, plainNumber } from '../exact.ts'
import type { EntryFacts } from '../facts.ts'
import type { Decisions, Figure, FigureLine } from '../rule-set.ts'
import type { IncomeSettings } from '../settings.ts'
import type { Account } from './account.ts'
import { coveredPeriods } from './coverage.ts'
import { trailingAverage } from './trailing.ts'
import type { AccountKind } from './verdicts.ts'

const METHOD = 'average_monthly_deposits'

/** What of an account's deposits is the borrower's income. */
export interface Shares {
  expenseFactor: Exact
  ownership: Exact
}

export function sharesOf(kind: AccountKind, settings: IncomeSettings): Shares {
  const factor = kind === 'business' ? settings.businessExpenseFactor : settings.personalExpenseFactor
  return { expenseFactor: exact(factor), ownership: exact(settings.ownershipShare) }
}

/** An account with every entry that may count for it, those of copies of its statements too. */
export interface CountedAccount {
  account: Account
  entries: readonly EntryFacts[]
  shares: Shares
}

interface Averaging {
  months: Exact
  lastDay: Day | undefined
  decisions: Decisions
}

/**
 * Of every account (net eligible credits − net eligible debits) / months × (1 − expense factor) × ownership share, and
 * their sum. The months are those that all accounts together cover.
 */
export function bankFigure(
  accounts: readonly CountedAccount[],
  months: Exact,
  decisions: Decisions,
): Omit<Figure, 'alerts' | 'subjects' | 'bank_activity'> {
  const lastDay = coveredPeriods(accounts.flatMap(({ account }) => account.statements)).at(-1)?.end
  const averaging = { months, lastDay, decisions }
  const whole = explainedSum(accounts.map((one) => labelled(one, monthOf(one, averaging))))
  return {
    monthly: decimalOf(whole.monthly),
    months: plainNumber(months),
    method: METHOD,
    explanation: whole.explanation,
    alternatives: alternativesOf(accounts, averaging),
    lines: accounts.map((one) => accountLine(one, averaging)),
  }
}

function accountLine(one: CountedAccount, averaging: Averaging): FigureLine {
  const { key, label, statements } = one.account
  const month = monthOf(one, averaging)
  return {
    key,
    subject: key,
    label,
    method: METHOD,
    monthly: decimalOf(month.value),
    months: plainNumber(averaging.months),
    document_ids: statements.map(({ document }) => document.id),
    explanation: explained(month),
    alternatives: alternativesOf([one], averaging),
  }
}

function labelled({ account }: CountedAccount, arithmetic: Arithmetic) {
  return { label: account.label, arithmetic }
}

function monthOf({ entries, shares }: CountedAccount, { months, decisions }: Averaging): Arithmetic {
  return incomeOf(quotient(netOf(entries, decisions), count(months, 'months')), shares)
}

function netOf(entries: readonly EntryFacts[], decisions: Decisions): Arithmetic {
  const counting = entries.filter(({ id }) => decisions.counts(id))
  const total = (direction: EntryFacts['direction']): Cents =>
    counting.reduce((sum, entry) => sum + (entry.direction === direction ? (entry.amount ?? 0n) : 0n), 0n)
  const credits = amount(total('credit'), 'eligible deposits')
  const debits = amount(total('debit'), 'counted against them')
  return debits.value.n === 0n ? credits : difference(credits, debits)
}

/** An average month with what is taken for expenses off, as far as it is the borrower's. */
function incomeOf(average: Arithmetic, { expenseFactor, ownership }: Shares): Arithmetic {
  const rest = difference(share(exact('1')), share(expenseFactor))
  const afterExpenses = expenseFactor.n === 0n ? average : product(average, rest)
  return ownership.equals(exact('1')) ? afterExpenses : product(afterExpenses, share(ownership))
}

/** Trailing averages where there are more months than they average, and the figure before expenses. */
function alternativesOf(accounts: readonly CountedAccount[], averaging: Averaging): Figure['alternatives'] {
  const found = [trailing(accounts, 3, averaging), trailing(accounts, 12, averaging)]
  if (accounts.some(({ shares }) => shares.expenseFactor.n !== 0n)) {
    const without = (one: CountedAccount) => ({ ...one, shares: { ...one.shares, expenseFactor: exact('0') } })
    found.push(alternative('before_expenses', accounts, (one) => monthOf(without(one), averaging)))
  }
  return found.filter((other) => other !== null)
}

function trailing(accounts: readonly CountedAccount[], last: 3 | 12, { months, lastDay, decisions }: Averaging) {
  const divisor = exact(BigInt(last))
  if (lastDay === undefined || months.lte(divisor)) return null
  return alternative(`trailing_${last}_months`, accounts, ({ account, shares }) => {
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
