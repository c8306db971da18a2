import type { Cents } from '../../money/cents.ts'
import { decimalOf, dollars, exact, type Exact, percent, plainNumber } from '../exact.ts'
import type { Decisions, Figure } from '../rule-set.ts'
import type { IncomeSettings } from '../settings.ts'
import type { Account } from './account.ts'
import { coveredPeriods } from './coverage.ts'
import { trailingAverage } from './trailing.ts'
import type { AccountKind } from './verdicts.ts'

const METHOD = 'average_monthly_deposits'

export interface Shares {
  expenseFactor: Exact
  ownership: Exact
}

export function sharesOf(kind: AccountKind, settings: IncomeSettings): Shares {
  const factor = kind === 'business' ? settings.businessExpenseFactor : settings.personalExpenseFactor
  return { expenseFactor: exact(factor), ownership: exact(settings.ownershipShare) }
}

/** (net eligible credits − net eligible debits) / months × (1 − expense factor) × ownership share. */
export function bankFigure(
  accounts: readonly Account[],
  months: Exact,
  shares: Shares,
  decisions: Decisions,
): Omit<Figure, 'alerts' | 'subjects' | 'bank_activity'> {
  const { net_eligible_credits: credits, net_eligible_debits: debits } = decisions.amounts
  const month = (net: Cents) => incomeShare(exact(net).div(months), shares)
  const monthly = month(credits - debits)
  return {
    monthly: decimalOf(monthly),
    months: plainNumber(months),
    method: METHOD,
    explanation:
      `${dollars(credits)} of eligible deposits less ${dollars(debits)} counted against them, over ` +
      `${monthsInWords(months)}${sharesInWords(shares)}: ${dollars(monthly)} a month`,
    alternatives: alternatives(accounts, months, shares, decisions),
    lines: accounts.map((account) => accountLine(account, months, month, decisions)),
  }
}

function incomeShare(amount: Exact, { expenseFactor, ownership }: Shares): Exact {
  return amount.mul(exact('1').sub(expenseFactor)).mul(ownership)
}

function accountLine(
  { key, label, statements }: Account,
  months: Exact,
  month: (net: Cents) => Exact,
  decisions: Decisions,
): Figure['lines'][number] {
  let net: Cents = 0n
  for (const { transactions } of statements) {
    for (const { entry, direction } of transactions) {
      if (!decisions.counts(entry.id)) continue
      net += direction === 'credit' ? (entry.amount ?? 0n) : -(entry.amount ?? 0n)
    }
  }
  return {
    key,
    subject: key,
    label,
    method: METHOD,
    monthly: decimalOf(month(net)),
    months: plainNumber(months),
    document_ids: statements.map(({ document }) => document.id),
    explanation: `${dollars(net)} of what counts came through this account`,
  }
}

function alternatives(accounts: readonly Account[], months: Exact, shares: Shares, decisions: Decisions) {
  const lastDay = coveredPeriods(accounts.flatMap(({ statements }) => statements)).at(-1)?.end
  const found: Figure['alternatives'] = []
  for (const count of [3, 12]) {
    if (lastDay === undefined || months.lte(exact(BigInt(count)))) continue
    const monthly = incomeShare(trailingAverage(accounts, lastDay, count, decisions), shares)
    const explanation = `The last ${count} months only`
    found.push({ method: `trailing_${count}_months`, monthly: decimalOf(monthly), explanation })
  }
  if (shares.expenseFactor.n !== 0n) {
    const { net_eligible_credits: credits, net_eligible_debits: debits } = decisions.amounts
    const monthly = exact(credits - debits)
      .div(months)
      .mul(shares.ownership)
    found.push({ method: 'before_expenses', monthly: decimalOf(monthly), explanation: 'Without the expense factor' })
  }
  return found
}

export function monthsInWords(months: Exact): string {
  return months.equals(exact('1')) ? '1 month' : `${plainNumber(months)} months`
}

function sharesInWords({ expenseFactor, ownership }: Shares): string {
  const expenses = expenseFactor.n === 0n ? '' : `, less ${percent(expenseFactor)} for expenses`
  return ownership.equals(exact('1')) ? expenses : `${expenses}, of which ${percent(ownership)} is the borrower's`
}
