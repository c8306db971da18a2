import { type Found, atMost } from '../../../layout/found.ts'
import { isDepositAccount, isOtherAccount, leadingNumber } from '../../../tables/ledger/figures/listed-accounts.ts'
import type { AmountToken } from '../../../layout/lexer/tokens.ts'
import { figureAt, type FigurePart, type ListedPart, type Part, isWording } from '../../../tables/ledger/parts.ts'
import { isBalance } from '../../../tables/ledger/words/figures.ts'
import { type Sides, sidesLeading } from '../../../tables/ledger/settle/leading.ts'
import type { Summary } from '../../../tables/ledger/settle/summary.ts'
import { accountNumberOn } from '../../../entities/account-number.ts'
import type { Account } from './account.ts'

const CONTINUED = /\s*[-(]?\s*cont(?:inued|\.)\)?$|(?<=\p{L}) (?:activity|transactions)$/iu

/** A listed account with its balance. */
export type ListedBalance = ListedPart & { balance: AmountToken }

const hasBalance = (part: ListedPart): part is ListedBalance => part.balance !== null

const depositAccounts = (parts: readonly Part[]): ListedPart[] =>
  parts.filter((part): part is ListedPart => part.kind === 'listed' && isDepositAccount(part.label))

/** Deposit accounts in the statement's list of accounts that match none of the accounts found. */
export function listedOnly(
  parts: readonly Part[],
  accounts: readonly { number: string | null; closing: bigint | null }[],
): ListedBalance[] {
  const listed = depositAccounts(parts).filter(hasBalance)
  return listed.filter((part) => {
    const number = accountNumberOn(part.page, part.line)?.value ?? null
    return !accounts.some((account) => {
      if (number && account.number) return number === account.number
      return account.closing === part.balance.amount.cents || listed.length <= accounts.length
    })
  })
}

/** The number in the list of accounts of an account that has none elsewhere; its closing balance identifies it. */
export function listedNumber(
  own: readonly Part[],
  closing: bigint | null,
  parts: readonly Part[],
): Found<string> | null {
  const listed = parts.filter((part): part is ListedPart => part.kind === 'listed')
  const [first, ...others] = listed.filter(
    (part) => (closing && part.balance?.amount.cents === closing) || leadsTo(part, own),
  )
  return first && others.length === 0 ? accountNumberOn(first.page, first.line) : null
}

const nameIn = (label: string) => /^[\p{L} &'-]*/u.exec(label)![0].trim()

interface Own {
  number: string | null
  parts: readonly Part[]
}

/** What a list of balances says of credits and debits. */
const NONE: Sides = { credits: [], debits: [] }

/** An account's summary, completed from its line in the list: with its totals, or its balances as well. */
export function withListedFigures(summary: Summary, account: Own, parts: readonly Part[]): Summary {
  if (summary.credits.length + summary.debits.length > 0) return summary
  const isBare = summary.openings.length + summary.closings.length === 0
  for (const part of parts) {
    if (part.kind !== 'listed') continue
    const figures = figuresOf(part)
    const ofAccount = { opening: summary.openings[0], closing: summary.closings[0] }
    const inBetween = part.balance === null && isOf(part, account, parts) ? sidesLeading(figures, ofAccount) : null
    if (inBetween) return { ...summary, ...inBetween }
    const opening = figures.find(({ figure }) => figure === 'opening')
    const closing = figures.find(({ figure }) => figure === 'closing')
    const sides = figures.every(isBalance) ? NONE : sidesLeading(figures, { opening, closing })
    if (!opening || !closing || !sides) continue
    if (has(summary.openings, opening) && has(summary.closings, closing)) return { ...summary, ...sides }
    if (isBare && isOf(part, account, parts)) return { openings: [opening], closings: [closing], ...sides }
  }
  return summary
}

/** The balances that the list of accounts gives an account, as far as its headings name them. */
export const balancesInList = ({ number, parts: own }: Numbered, parts: readonly Part[]): FigurePart[] =>
  parts
    .filter(
      (part): part is ListedPart =>
        part.kind === 'listed' && isOf(part, { number: number?.value ?? null, parts: own }, parts),
    )
    .flatMap(figuresOf)
    .filter(isBalance)

/** Whether a line of the list concerns the account: by its number there, or else by its name or as the only one. */
function isOf(part: ListedPart, { number, parts: own }: Own, all: readonly Part[]): boolean {
  const { page, line, label } = part
  const listed = accountNumberOn(page, line)?.value ?? leadingNumber(label)
  if (listed !== null && number !== null) return listed === number
  return heads(label, own) || (number === null && (isNamed(label, own) || leadsTo(part, own))) || isOnly(part, own, all)
}

/** Whether the running balances of an account end at the balance in its line of the list. */
function leadsTo({ balance }: ListedPart, own: readonly Part[]): boolean {
  const running = own.flatMap((part) => (part.kind === 'row' ? (part.cells.balance ?? []) : []))
  return [running[0], running.at(-1)].some((last) => last && last.amount.cents === balance?.amount.cents)
}

/** A statement of one account lists it under whatever name. */
const isOnly = (part: ListedPart, own: readonly Part[], all: readonly Part[]) =>
  own.length === all.length &&
  !isOtherAccount(part.label) &&
  all.every((other) => other.kind !== 'listed' || other === part)

/** Whether the part of an account begins with its name followed by its number. */
function heads(name: string, own: readonly Part[]): boolean {
  const titles = own.filter(isWording)
  return titles.some(({ page, line }) => line.text.startsWith(`${name} `) && accountNumberOn(page, line) !== null)
}

/** Whether a line in the part of an account is exactly its name in the list. */
const isNamed = (name: string, own: readonly Part[]) => own.some((part) => nameInList(part, new Set([name])) !== null)

/** The names of the accounts in the list. */
export function namesInList(parts: readonly Part[]): ReadonlySet<string> {
  const listed = parts.filter((part): part is ListedPart => part.kind === 'listed' && !isOtherAccount(part.label))
  return new Set(listed.map(({ label }) => nameIn(label)))
}

/** The name of a listed account, if the line is exactly that. */
export function nameInList(part: Part, names: ReadonlySet<string>): string | null {
  const text = part.line.text.replace(CONTINUED, '')
  return isWording(part) && names.has(text) ? text : null
}

const figuresOf = (listed: ListedPart): FigurePart[] =>
  listed.figures.map((said) => figureAt(listed, said.figure, { ...said, section: null }))

const has = (own: readonly FigurePart[], listed: FigurePart) =>
  own.some(({ amount }) => amount.amount.cents === listed.amount.amount.cents)

const MEMBER = /\bmember(?:ship)?\b\W*(?:(?:number|no|num|nbr|id)\b|#|:|\d)/i
/** The number on a line with both labels is the account's. */
const ACCOUNTS_OWN = /\b(?:account|acct)\b\.?\s*(?:number|no\.?|nbr|#)\W*\d{6}/i
/** The member number identifies a share only together with its suffix. */
const OF_ALL = 0.7

interface Numbered {
  number: Found<string> | null
  parts: readonly Part[]
}

/** An account without the number of the credit union's member, which is printed once above all shares. */
export function withoutMemberNumber<T extends Numbered>(account: T): T {
  const member = memberNumber(account.parts)
  return member && member.value === account.number?.value ? { ...account, number: null } : account
}

/** Gives several shares of a member the member number, if none of them has a number of its own. */
export function withMemberNumber(accounts: readonly Account[], parts: readonly Part[]): Account[] {
  const member = memberNumber(parts)
  if (!member || accounts.length < 2 || accounts.some(({ number }) => number !== null)) return [...accounts]
  const number = atMost(member, OF_ALL)
  return accounts.map((account) => ({ ...account, number }))
}

const isOfMember = (text: string) => MEMBER.test(text) && !ACCOUNTS_OWN.test(text)

function memberNumber(parts: readonly Part[]): Found<string> | null {
  const part = parts.find(({ page, line }) => isOfMember(line.text) && accountNumberOn(page, line) !== null)
  return part ? accountNumberOn(part.page, part.line) : null
}
