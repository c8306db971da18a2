import { accountNumberOn } from '../identity/account-number.ts'
import type { Account } from '../account.ts'
import type { Found } from '../found.ts'
import type { Part } from '../parse/parts.ts'

const MEMBER = /\bmember(?:ship)?\b\W*(?:(?:number|no|num|nbr|id)\b|#|:|\d)/i
/** The member's number names a share only together with what tells it from the others. */
const OF_ALL = 0.7

interface Numbered {
  number: Found<string> | null
  parts: readonly Part[]
}

/** An account without the number of the credit union's member, printed once above all shares: it is not that of the first alone. */
export function withoutMemberNumber<T extends Numbered>(account: T): T {
  const member = memberNumber(account.parts)
  return member && member.value === account.number?.value ? { ...account, number: null } : account
}

/** Several shares of a member with the member's number, where none of them has one of its own. */
export function withMemberNumber(accounts: readonly Account[], parts: readonly Part[]): Account[] {
  const member = memberNumber(parts)
  if (!member || accounts.length < 2 || accounts.some(({ number }) => number !== null)) return [...accounts]
  const number = { ...member, confidence: Math.min(member.confidence, OF_ALL) }
  return accounts.map((account) => ({ ...account, number }))
}

function memberNumber(parts: readonly Part[]): Found<string> | null {
  const part = parts.find(({ page, line }) => MEMBER.test(line.text) && accountNumberOn(page, line) !== null)
  return part ? accountNumberOn(part.page, part.line) : null
}
