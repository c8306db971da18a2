import type { Direction } from '@income/shared'
import { either, within } from '../../../vocabulary/phrases.ts'
import { remembered } from '../../../vocabulary/remembered.ts'
import { directionOf, isOfHeadingWords } from './headings.ts'

/** What a labelled amount of a statement's summary is. An `other` may be a credit, a debit or a detail. */
export type FigureKind = 'opening' | 'closing' | 'credits' | 'debits' | 'other'

/** Whether a labelled amount is the account's opening or closing balance. */
export const isBalance = ({ figure }: { figure: FigureKind }) => figure === 'opening' || figure === 'closing'

const NOT_A_BALANCE =
  /\b(average|avg|minimum|maximum|lowest|low|available|collected|required|interest|rate|apy|loans?|credit line|limit|year|ytd|outstanding|pending|transfers?|each|every|promedio|disponible|m[ií]nimo)\b/i
const OPENING = either(
  /\b(beginning|opening|previous|starting|prior|last|initial|start)\b[\w\s]{0,24}\bbalance\b/i,
  /\b(beginning|opening|starting) (?:net )?account value\b|\bbalance\b.{0,6}\b(brought )?forward\b/i,
  /\bbal(?:ance)?\.? (?:brought )?fwd\b|^brought (?:forward|fwd)\b/i,
  /\bbalance (last|at (the )?(beginning|start))|\b(saldo|balance) (inicial|anterior)\b/i,
  /\bwhat (?:you|i) had (?:last|before|at the (?:beginning|start))\b/i,
  /\b(start|beginning) of (the )?(month|period)$/i,
  /^(?:where )?(?:you )?(?:started|began)(?: the (?:month|period))?(?: with)?$/i,
  /^(?:beginning|starting) value$|^(opening|beginning|starting)(?: ledger)?\W*$/i,
  /^(?:last|previous|prior) statement[\s\d/.-]*$/i,
)
const CLOSING = either(
  /\b(ending|closing|final|end|new|this statement)\b[\w\s]{0,24}\bbalance\b/i,
  /\b(ending|closing) (?:net )?account value\b|\bbalance carried\b|^carried (?:forward|fwd)\b/i,
  /\bbalance (this statement|at (the )?end)|\b(saldo|balance) (final|al cierre)\b/i,
  /\bwhat (?:you|i) have(?: now| today)?$|\bwhat (?:you|i) ha(?:d|ve) at the end\b/i,
  /\bend of (the )?(month|period)$/i,
  /^(?:where )?(?:you )?(?:ended|finished)(?: up)?(?: the (?:month|period))?(?: with)?$|^ending value$/i,
  /\b(?:left|leaving|leaves)\b[\w\s]{0,12}\bbalance of$|^(closing|ending)(?: ledger)?\W*$/i,
  /^this statement[\s\d/.-]*$/i,
)
/** The balance available at the beginning or end is the account's; the one available now is not. */
const AVAILABLE = /(?<=\b(?:beginning|opening|ending|closing)\s)available(?=\s+balance)/i
/** A balance named by its day alone, which may open or close: "Balance at 1 March", "What you had on June 1". */
export const ON_A_DAY = /^(?:(?:your )?balance|what (?:you|i) (?:had|have)) (?:as of|on|at)\b|^ledger balance\W+\d/i
const CURRENT = either(
  ON_A_DAY,
  /^(your )?(current|present|statement|account)( statement| posted)? balance\b/i,
  /^curr(?:ent)?\.? bal\.?:?$|^(?:saldo|balance) actual\b/i,
)
const NOT_A_TOTAL = within(`
  average, pending, year, ytd, rate, yield, apy, percentage, accrued, withheld, minimum, since, days?, in (?:19|20)\\d\\d,
  overdraft, returned, deposit accounts?, insur(?:ed|es|ance), asegurad[oa]s?, a la fecha, promedio, sobregiros?, devueltos
`)

/** Reads a label such as "Beginning balance on June 10, 2021" or "8 Credit(s) This Period". */
export const figureKind = remembered(kindOf)

function kindOf(label: string): FigureKind | null {
  const text = spelledOut(label)
    .replace(/\(s\)/gi, 's')
    .replace(/[.…_](?:\s*[.…_])+/g, ' ')
    .trim()
  if (text === '' || text.split(/\s+/).length > 12) return null
  if (!NOT_A_BALANCE.test(text.replace(AVAILABLE, '')) && !/\bdaily\b/i.test(text)) {
    if (OPENING.test(text)) return 'opening'
    if (CLOSING.test(text) || CURRENT.test(text)) return 'closing'
  }
  if (/\bbalances?\b/i.test(text) || NOT_A_TOTAL.test(text)) return null
  const direction = directionOf(text) ?? IN_OR_OUT[text.replace(/[\W_]+/g, '').toLowerCase()]
  return direction ? FIGURE_OF[direction] : null
}

/** "B/F" and "C/F" are balances brought and carried forward; common templates misspell "Beginning". */
export function spelledOut(label: string): string {
  return label
    .replace(/\bbegg?in?ing\b/i, 'beginning')
    .replace(/\bb\s?\/\s?f(?:wd)?\b/i, 'brought forward')
    .replace(/\bc\s?\/\s?f(?:wd)?\b/i, 'carried forward')
}

/** One-word names for credits and debits in a summary. */
const IN_OR_OUT: Record<string, Direction> = { in: 'credit', out: 'debit' }
const FIGURE_OF: Record<Direction, FigureKind> = { credit: 'credits', debit: 'debits' }

/** Whether a label announces a sum of rows above it: "Total deposits", "Subtotal:", "8 item(s) totaling". */
export function isTotalLabel(label: string): boolean {
  return /^\W*((sub|grand )?totals?|net (change|total)|total(e)?s?|sum)\b|\btotals?:?$|\btotall?ing\b/i.test(
    label.trim(),
  )
}

/** "Number of deposits/checks paid" */
const COUNT_LABEL = /^(?:number|no\.|#) of\b/i

/** Whether a row with this description is the sum of others, or counts them. "Total Wine 412" is a merchant. */
export const isSumOfRows = (description: string) =>
  (isTotalLabel(description) || COUNT_LABEL.test(description)) && isOfHeadingWords(description)

/** "Ending Balance   31 Days in Statement Period" counts the days between the balances. */
const DAYS_COUNTED = /\s\d{1,3} days in (?:\p{L}+ ){0,2}(?:period|cycle)$/iu

/** The balance that a row with this description prints instead of a transaction. "New Balance Boston" is a merchant. */
export function balanceKind(description: string): 'opening' | 'closing' | null {
  const label = description.replace(DAYS_COUNTED, '')
  const kind = figureKind(label)
  return (kind === 'opening' || kind === 'closing') && isOfHeadingWords(spelledOut(label)) ? kind : null
}
