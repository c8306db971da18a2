import type { Line } from '../../../layout/lines.ts'
import type { Page } from '../../../model/page.ts'
import { hasYear, isoDate } from '../../../entities/date.ts'
import type { Found } from '../../../layout/found.ts'
import { accountNumberOn, accountNumberUnder, maskedCellOf, numberUnderName } from '../../../entities/account-number.ts'
import { LINES_BELOW, periodOn } from '../../../entities/period.ts'
import { type FigurePart, type Part, type RowPart, isWording } from '../../../tables/ledger/parts.ts'
import { nameInList, namesInList, withoutMemberNumber } from './listed.ts'
import { isBalance } from '../../../tables/ledger/words/figures.ts'

/** The parts of a statement that concern one account. */
export interface AccountParts {
  number: Found<string> | null
  parts: Part[]
}

/** Splits a combined statement wherever another account number, period or opening balance takes over. */
export function splitAccounts(parts: readonly Part[]): AccountParts[] {
  const heads = pageHeads(parts)
  const ofHeads = new Set<string>()
  const names = namesInList(parts)
  const accounts: Draft[] = [emptyDraft()]
  let current = accounts[0]!
  parts.forEach((part, i) => {
    const stated = factsOf(part, parts.slice(i + 1, i + 1 + LINES_BELOW))
    const read = current.number && (isSentence(part) || isOfCard(part)) ? { ...stated, number: null } : stated
    const own = heads.has(part) ? factsOfHead(part, read, accounts, ofHeads) : read
    const facts = { ...own, name: nameInList(part, names) }
    if (heads.has(part) && read.number) ofHeads.add(read.number.value)
    if (takesOver(part, facts, current)) {
      const rest = headingOfNext(current)
      const known = accounts.find((account) => account !== current && isSameAccount(account, facts))
      current = known ?? emptyDraft()
      if (!known) accounts.push(current)
      for (const own of rest) addTo(current, own, { ...factsOf(own, []), name: nameInList(own, names) })
    }
    addTo(current, part, facts)
  })
  const split = accounts.flatMap(({ number, parts: own }) =>
    byAccountColumn({ number: number ?? underNameIn(own), parts: own }),
  )
  return split.some(({ number }) => number === null) ? split.map(withoutMemberNumber) : split
}

interface Draft extends AccountParts {
  period: string | null
  /** Its name in the list of accounts, if that list has no numbers. */
  name: string | null
  openings: Set<bigint>
  hasClosing: boolean
  hasRows: boolean
}

interface Facts {
  number: Found<string> | null
  period: string | null
  name: string | null
}

/** "Your overdraft protection account is XX-9021." mentions an account in passing. */
const isSentence = ({ line }: Part) => /\b(is|are|was|has|have|been|will|may)\b/.test(line.text)

/** "Card account # XXXX XXXX XXXX 4418" heads the purchases of one of the account's cards. */
const isOfCard = ({ line }: Part) => /^\W*(?:(?:debit|atm|check) )?card (?:account|acct)\b/i.test(line.text)

function emptyDraft(): Draft {
  return { number: null, parts: [], period: null, name: null, openings: new Set(), hasClosing: false, hasRows: false }
}

function factsOf(part: Part, next: readonly Part[]): Facts {
  if (part.kind === 'figure' && isLabelled(part))
    return { number: accountNumberOn(part.page, part.line), period: null, name: null }
  if (part.kind !== 'text' && part.kind !== 'heading') return { number: null, period: null, name: null }
  const below = next.filter(({ page }) => page === part.page).map(({ line }) => line)
  return { number: numberOn(part.page, part.line, below), period: periodOf(part.page, part.line, below), name: null }
}

/**
 * The header of a page may repeat the account with which the statement began, or the member's number, whatever follows below: it
 * neither takes over from another account nor returns to one that has had its transactions. `ofHeads` are the numbers in the
 * headers so far.
 */
function factsOfHead(part: Part, read: Facts, accounts: readonly Draft[], ofHeads: ReadonlySet<string>): Facts {
  const { number } = read
  const isPrimary = /\bprimary (account|acct)\b/i.test(part.line.text)
  const isKnown = accounts.slice(0, -1).some((account) => account.hasRows && number && isSame(account, number))
  const isNumbered = accounts.length > 1 || accounts[0]!.number !== null
  const isOfNone = number !== null && ofHeads.has(number.value) && !accounts.some((account) => isSame(account, number))
  return number && (isKnown || isOfNone || (isPrimary && isNumbered)) ? { ...read, number: null } : read
}

const isSame = ({ number }: Draft, { value }: Found<string>) => number?.value === value

function isSameAccount(account: Draft, { number, period, name }: Facts): boolean {
  if (name !== null && account.name === name) return true
  if (!number || account.number?.value !== number.value) return false
  return period === null || account.period === null || account.period === period
}

const numberOn = (page: Page, line: Line, below: readonly Line[]): Found<string> | null =>
  accountNumberOn(page, line) ?? accountNumberUnder(page, line, below)

/** Days without a year name no other statement: "Open late Jun 4 - Jun 6". */
function periodOf(page: Page, line: Line, below: readonly Line[]): string | null {
  const end = periodOn(page, line, below)?.end?.value
  return end && hasYear(end) ? isoDate(end) : null
}

function takesOver(part: Part, facts: Facts, current: Draft): boolean {
  const { openings, hasRows, hasClosing } = current
  if (!hasRows && openings.size === 0) return false
  const isOther =
    differ(facts.number?.value, current.number?.value) ||
    differ(facts.period, current.period) ||
    differ(facts.name, current.name)
  return isOther || (openings.size > 0 && opensAnew(part, openings) && (hasRows || hasClosing))
}

const differ = (a: string | null | undefined, b: string | null | undefined) => a != null && b != null && a !== b

const opensAnew = (part: Part, openings: ReadonlySet<bigint>) =>
  part.kind === 'figure' && part.figure === 'opening' && !openings.has(part.amount.amount.cents)

/** The lines since the last amount or row are the heading of what follows: they are taken from the account before. */
function headingOfNext(current: Draft): Part[] {
  const last = current.parts.findLastIndex((part) => part.kind !== 'text' && part.kind !== 'heading')
  return current.parts.splice(last + 1)
}

function addTo(draft: Draft, part: Part, facts: Facts): void {
  draft.parts.push(part)
  draft.number = facts.number && !(draft.number && draft.hasRows) ? facts.number : draft.number
  draft.period ??= facts.period
  draft.name ??= facts.name
  if (part.kind === 'figure' && mayNameAccount(part)) draft.number ??= accountNumberOn(part.page, part.line)
  if (part.kind === 'row') draft.hasRows = true
  if (part.kind === 'figure' && part.figure === 'opening') draft.openings.add(part.amount.amount.cents)
  if (part.kind === 'figure' && part.figure === 'closing') draft.hasClosing = true
}

/** "Account Number : 77700411893   Interest Rate (% p.a.) : 0.40", "Account ending in 5583   Fees 7.95". */
const isLabelled = ({ line }: FigurePart) =>
  line.cells.some(({ text }) => /^(?:account|acct\.?) (?:number|no\b|#|ending\b)/i.test(text))

/** "XXXXXX-219-4   Checks 2,975.50" may be below the name of the account. */
const mayNameAccount = (part: FigurePart) =>
  isBalance(part) || isLabelled(part) || maskedCellOf(part.line) !== undefined

/** The number under an account's name, if only one account has its number there. */
function underNameIn(parts: readonly Part[]): Found<string> | null {
  const found = parts.flatMap(({ kind, page, line }, i) => {
    const next = parts[i + 1]
    return kind !== 'row' && next?.page === page ? (numberUnderName(page, line, next.line) ?? []) : []
  })
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0]! : null
}

interface Numbered {
  number: Found<string> | null
  parts: Part[]
}

/** The accounts whose rows share a table with a column for the account; the account itself if there is no such column. */
function byAccountColumn(account: Numbered): Numbered[] {
  const named = account.parts.flatMap((part) => nameOf(part) ?? [])
  const names = [...new Set(named)]
  if (names.length < 2) return [{ ...account, number: account.number ?? numberOf(account.parts.find(nameOf)) }]
  return names.map((name) => {
    const parts = account.parts.filter((part) => isWording(part) || nameOf(part) === name)
    return { number: numberOf(parts.find(nameOf)), parts }
  })
}

const nameOf = (part: Part): string | null => (part.kind === 'row' ? (part.account?.text ?? null) : null)

function numberOf(part: Part | undefined): Found<string> | null {
  const { page, account } = (part as RowPart | undefined) ?? {}
  return page && account ? accountNumberOn(page, account) : null
}

/** The lines of text above everything else on their page. */
function pageHeads(parts: readonly Part[]): ReadonlySet<Part> {
  const begun = new Set<number>()
  const heads = new Set<Part>()
  for (const part of parts) {
    if (part.kind !== 'text') begun.add(part.page.number)
    else if (!begun.has(part.page.number)) heads.add(part)
  }
  return heads
}
