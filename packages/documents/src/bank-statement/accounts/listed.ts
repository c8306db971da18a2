import type { ListedPart, Part } from '../scan/parts.ts'
import { accountNumberOn } from '../identity/account-number.ts'

const DEPOSIT_ACCOUNT = /\b(checking|savings?|money market|certificate|cd|share|deposit|chequing)\b/i
const OTHER_ACCOUNT = /\b(loan|mortgage|credit card|line of credit|visa|mastercard|investment|brokerage|ira|total)\b/i

/** Deposit accounts in the statement's list of accounts that none of its accounts matches. */
export function listedOnly(
  parts: readonly Part[],
  accounts: readonly { number: string | null; closing: bigint | null }[],
): ListedPart[] {
  const listed = parts.filter((part): part is ListedPart => part.kind === 'listed' && isDepositAccount(part.label))
  return listed.filter((part) => {
    const number = accountNumberOn(part.page, part.line)?.value ?? null
    return !accounts.some((account) => {
      if (number && account.number) return number === account.number
      return account.closing === part.balance.amount.cents || listed.length <= accounts.length
    })
  })
}

function isDepositAccount(label: string): boolean {
  return DEPOSIT_ACCOUNT.test(label) && !OTHER_ACCOUNT.test(label)
}
