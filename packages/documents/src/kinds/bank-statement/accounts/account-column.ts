import type { Found } from '../found.ts'
import { accountNumberOn } from '../identity/account-number.ts'
import type { Part, RowPart } from '../parse/parts.ts'

interface Numbered {
  number: Found<string> | null
  parts: Part[]
}

/** The accounts whose rows share a table with a column that says of which each is; the account itself where there is no such column. */
export function byAccountColumn(account: Numbered): Numbered[] {
  const named = account.parts.flatMap((part) => nameOf(part) ?? [])
  const names = [...new Set(named)]
  if (names.length < 2) return [{ ...account, number: account.number ?? numberOf(account.parts.find(nameOf)) }]
  return names.map((name) => {
    const parts = account.parts.filter((part) => isOfAll(part) || nameOf(part) === name)
    return { number: numberOf(parts.find(nameOf)), parts }
  })
}

function nameOf(part: Part): string | null {
  return part.kind === 'row' ? (part.account?.text ?? null) : null
}

/** Balances and sums are those of all accounts together. */
function isOfAll({ kind }: Part): boolean {
  return kind === 'text' || kind === 'heading'
}

function numberOf(part: Part | undefined): Found<string> | null {
  const { page, account } = (part as RowPart | undefined) ?? {}
  return page && account ? accountNumberOn(page, account) : null
}
