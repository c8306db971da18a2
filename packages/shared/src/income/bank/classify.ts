import type { Classification } from '../model/calculated-model.ts'
import { isoDate } from '../calendar.ts'
import { words } from '../names/names.ts'
import type { Account } from './accounts/account.ts'
import type { StatementFacts } from './accounts/statements.ts'
import type { Deposit, Transaction } from './accounts/transaction.ts'
import { type AccountKind, CREDIT_VERDICTS, DEBIT_VERDICTS, type Verdict } from './verdicts.ts'

/** A verdict that may still be open: an unexplained deposit counts only if it is not unusually large. */
export interface FirstVerdict {
  account: Account
  transaction: Transaction
  verdict: Verdict
  rule: string
  reason: string
}

/** Applies the rules for single transactions, strongest evidence first. */
export function firstVerdict(transaction: Transaction, account: Account, facts: StatementFacts): FirstVerdict {
  return { account, transaction, ...judgement(transaction, account, facts) }
}

type Judgement = Omit<FirstVerdict, 'account' | 'transaction'>

function judgement(transaction: Transaction, account: Account, facts: StatementFacts): Judgement {
  const { id } = transaction.entry
  const source = facts.repeated.has(id) ? undefined : facts.businessTransfers.get(id)
  if (source) return businessTransfer(source)
  const found = evidence(transaction, facts)
  if (found) return { verdict: 'ineligible', ...found }
  if (transaction.direction === 'credit') return creditVerdict(transaction, account.kind)
  const { eligible, reason } = DEBIT_VERDICTS[transaction.category]
  return { verdict: eligible ? 'eligible' : 'ineligible', rule: transaction.category, reason }
}

export function classification({ transaction, verdict, rule, reason }: FirstVerdict): Classification {
  return { entryId: transaction.entry.id, eligible: verdict !== 'ineligible', rule, reason }
}

function businessTransfer({ label }: Account): Judgement {
  const reason = `Transfer from the applicant's own business account (${label}), which the personal method counts`
  return { verdict: 'eligible', rule: 'business_transfer', reason }
}

type Refusal = Pick<Classification, 'rule' | 'reason'>

function evidence(transaction: Transaction, facts: StatementFacts): Refusal | null {
  const { id } = transaction.entry
  if (facts.repeated.has(id)) {
    return { rule: 'repeated_transaction', reason: 'Another statement of this account has the transaction already' }
  }
  const returned = facts.returns.get(id)
  if (returned) return returnedRefusal(transaction, isoDate(returned.day))
  const other = facts.transfers.get(id)
  if (other) {
    const way = transaction.direction === 'credit' ? 'left' : 'arrived in'
    const reason = `Transfer between own accounts: the same amount ${way} ${other.account.label} on ${isoDate(other.day)}`
    return { rule: 'matched_transfer', reason }
  }
  if (transaction.direction === 'debit') return null
  if (namesHolder(transaction, facts)) {
    return { rule: 'own_transfer', reason: 'Sent by the account holder: a transfer, not income' }
  }
  const documented = facts.wages.reason(transaction)
  return documented ? { rule: 'documented_by_wages', reason: documented } : null
}

function returnedRefusal({ direction }: Transaction, date: string): Refusal {
  if (direction === 'credit') return { rule: 'returned_deposit', reason: `The deposit was returned on ${date}` }
  return {
    rule: 'return_of_left_out_deposit',
    reason: `Reverses the deposit of ${date}, which does not count anyway`,
  }
}

function creditVerdict({ category }: Deposit, kind: AccountKind): Judgement {
  const entry = CREDIT_VERDICTS[category]
  return { verdict: entry[kind], rule: category, reason: entry.reason }
}

/** Whether a payment's named sender is a holder of any account in the package: first and last name must match. */
function namesHolder({ category, entry }: Deposit, { holders }: StatementFacts): boolean {
  if (category !== 'peer_payment' && category !== 'wire') return false
  const named = new Set(words(entry.description))
  return holders.some((holder) => holder.includes(' ') && holder.split(' ').every((name) => named.has(name)))
}
