import type { Line } from '../../page/lines.ts'
import type { Page } from '../../page/page.ts'
import { isoDate } from '../../text/date.ts'
import type { Found } from '../found.ts'
import { accountNumberOn, accountNumberUnder } from '../identity/account-number.ts'
import { periodOn } from '../identity/period.ts'
import type { Part } from '../scan/parts.ts'

/** The parts of a statement that speak of one account. */
export interface AccountParts {
  number: Found<string> | null
  parts: Part[]
}

/** Splits a combined statement where another account number, period or opening balance takes over. */
export function splitAccounts(parts: readonly Part[]): AccountParts[] {
  const accounts: Draft[] = [emptyDraft()]
  parts.forEach((part, i) => {
    const current = accounts.at(-1)!
    const facts = factsOf(part, parts[i + 1])
    if (takesOver(part, facts, current)) accounts.push(startAnother(current))
    addTo(accounts.at(-1)!, part, facts)
  })
  return mergeEmpty(accounts).map(({ number, parts: own }) => ({ number, parts: own }))
}

interface Draft extends AccountParts {
  period: string | null
  openings: Set<bigint>
  hasClosing: boolean
  hasRows: boolean
}

interface Facts {
  number: Found<string> | null
  period: string | null
}

function emptyDraft(): Draft {
  return { number: null, parts: [], period: null, openings: new Set(), hasClosing: false, hasRows: false }
}

function factsOf(part: Part, next: Part | undefined): Facts {
  if (part.kind !== 'text' && part.kind !== 'heading') return { number: null, period: null }
  const below = next?.page === part.page ? next.line : undefined
  return { number: numberOn(part.page, part.line, below), period: periodOf(part.page, part.line, below) }
}

function numberOn(page: Page, line: Line, below: Line | undefined): Found<string> | null {
  return accountNumberOn(page, line) ?? (below ? accountNumberUnder(page, line, below) : null)
}

function periodOf(page: Page, line: Line, below: Line | undefined): string | null {
  const end = periodOn(page, line, below)?.end?.value
  return end ? isoDate(end) : null
}

function takesOver(part: Part, facts: Facts, current: Draft): boolean {
  const hasContent = current.hasRows || current.openings.size > 0
  if (!hasContent) return false
  if (facts.number && current.number && facts.number.value !== current.number.value) return true
  if (facts.period && current.period && facts.period !== current.period) return true
  if (part.kind !== 'figure' || part.figure !== 'opening') return false
  return (
    current.openings.size > 0 &&
    !current.openings.has(part.amount.amount.cents) &&
    (current.hasRows || current.hasClosing)
  )
}

/** The lines since the last figure or row are the heading of what follows. */
function startAnother(current: Draft): Draft {
  const last = current.parts.findLastIndex((part) => part.kind !== 'text' && part.kind !== 'heading')
  const draft = emptyDraft()
  for (const part of current.parts.splice(last + 1)) addTo(draft, part, factsOf(part, undefined))
  return draft
}

function addTo(draft: Draft, part: Part, facts: Facts): void {
  draft.parts.push(part)
  draft.number = facts.number && !(draft.number && draft.hasRows) ? facts.number : draft.number
  draft.period ??= facts.period
  if (part.kind === 'row') draft.hasRows = true
  if (part.kind === 'figure' && part.figure === 'opening') draft.openings.add(part.amount.amount.cents)
  if (part.kind === 'figure' && part.figure === 'closing') draft.hasClosing = true
}

function mergeEmpty(accounts: Draft[]): Draft[] {
  const kept: Draft[] = []
  for (const account of accounts) {
    const before = kept.at(-1)
    const isEmpty = !account.hasRows && account.openings.size === 0 && !account.hasClosing
    if (before && isEmpty) before.parts.push(...account.parts)
    else kept.push(account)
  }
  return kept
}
