import { absolute, type Cents } from '@income/shared'
import { cheapest } from '../../../equations/choices.ts'
import type { FigurePart, Part, TotalPart } from '../parts.ts'
import { figureKind, type FigureKind } from '../words/figures.ts'
import { isOfHeadingWords } from '../words/headings.ts'
import { balanceOfTotals, cents, grandTotals, type Sides, sidesOfBalance, figureIn } from './sums-of-columns.ts'

/** The amounts of a statement's summary. */
export interface Summary extends Sides {
  openings: FigurePart[]
  closings: FigurePart[]
}

/** The balances between which the lines of a summary lead, as far as they are printed. */
interface Balances {
  opening: FigurePart | undefined
  closing: FigurePart | undefined
}

type Role = 'credits' | 'debits' | 'none'

/** More lines than this are not tried. */
const MOST = 14

/** Combines the summary's lines: credits and debits are between or beside the balances. */
export function summaryOf(parts: readonly Part[]): Summary {
  const figures = parts.filter(isFigure)
  const openings = distinct(figures.filter((figure) => figure.figure === 'opening'))
  const printed = distinct(figures.filter((figure) => figure.figure === 'closing'))
  const closings = printed.length > 0 ? printed : balanceOfTotals(parts)
  return { openings, closings, ...sidesBetween(parts, { opening: openings[0], closing: closings[0] }, closings) }
}

/** The summary between the balances that the transactions agree with, if other lines are printed before or beside them. */
export function summaryBetween(
  parts: readonly Part[],
  summary: Summary,
  { opening, closing }: { opening: FigurePart | null; closing: FigurePart | null },
): Summary {
  const isFirst = opening === summary.openings[0] && closing === summary.closings[0]
  if (!opening || !closing || isFirst) return summary
  return { ...summary, ...sidesBetween(parts, { opening, closing }, [closing]) }
}

function sidesBetween(parts: readonly Part[], balances: Balances, closings: readonly FigurePart[]): Sides {
  for (const block of blocksAround(parts, balances)) {
    const sides = adding(block, balances)
    if (sides.credits.length + sides.debits.length > 0) return sides
  }
  return (
    betweenRepeated(parts, balances) ??
    totalsBeside(parts, balances) ??
    closings.map((balance) => sidesOfBalance(balances.opening, balance)).find((found) => found !== null) ??
    grandTotals(parts, balances.opening, balances.closing)
  )
}

/** A statement may print both balances by themselves, and again around the lines that lead from one to the other. */
function betweenRepeated(parts: readonly Part[], { opening, closing }: Balances): Sides | null {
  if (!opening || !closing) return null
  const again = (balance: FigurePart) =>
    parts.filter(isFigure).filter((part) => part.figure === balance.figure && cents(part) === cents(balance))
  const change = cents(closing) - cents(opening)
  for (const first of again(opening)) {
    const last = again(closing).find((part) => parts.indexOf(part) > parts.indexOf(first))
    const between = last ? parts.slice(parts.indexOf(first), parts.indexOf(last)) : []
    const lines = between.filter(isFigure).filter(({ figure }) => figure === 'credits' || figure === 'debits')
    const isSummary = lines.length > 0 && lines.length <= MOST && between.every(({ kind }) => kind !== 'row')
    const sides = isSummary ? leadingTo(change, lines) : null
    if (sides) return sides
  }
  return null
}

/** "Total deposits", "Total withdrawals" beside a balance, if they lead from the opening to the closing one. */
function totalsBeside(parts: readonly Part[], { opening, closing }: Balances): Sides | null {
  if (!opening || !closing) return null
  const listed = parts
    .filter((part) => part === opening || part === closing || !isHeadOfTotals(part))
    .map((part) => (part.kind === 'total' ? (figureOfTotal(part) ?? part) : part))
  const change = cents(closing) - cents(opening)
  for (const at of [opening, closing].map((balance) => listed.indexOf(balance))) {
    const lines = blockFrom(listed, at, at).filter(({ figure }) => figure === 'credits' || figure === 'debits')
    const sides = lines.length > 0 && lines.length <= MOST ? leadingTo(change, lines) : null
    if (sides && sides.credits.length > 0 && sides.debits.length > 0) return sides
  }
  return null
}

/** "NO. OF ITEMS   TOTAL AMOUNT" over the totals, made only of the words of headings. */
function isHeadOfTotals({ kind, line }: Part): boolean {
  return (
    kind === 'text' && /\btotal\b/i.test(line.text) && isOfHeadingWords(line.text.replace(/\bno\.(?= of\b)/i, 'number'))
  )
}

function figureOfTotal(total: TotalPart): FigurePart | null {
  const { label, cells, count } = total
  const figure = figureKind(label)
  const [cell] = cells
  if (!cell || cells.length > 1 || (figure !== 'credits' && figure !== 'debits')) return null
  return { ...figureIn(total, figure, cell.amount), count }
}

const distinct = (figures: readonly FigurePart[]): FigurePart[] =>
  figures.filter((figure, i) => figures.findIndex((other) => cents(other) === cents(figure)) === i)

/** The credit and debit lines between and beside the balances, or beside each if transactions are between them. */
function blocksAround(parts: readonly Part[], { opening, closing }: Balances): FigurePart[][] {
  const ends = [opening, closing].filter((part) => part !== undefined).map((part) => parts.indexOf(part))
  if (ends.length === 0) return []
  const [first, last] = [Math.min(...ends), Math.max(...ends)]
  if (!parts.slice(first, last).some((part) => part.kind === 'row')) return [blockFrom(parts, first, last)]
  return [first, last].map((at) => blockFrom(parts, at, at))
}

function blockFrom(parts: readonly Part[], from: number, to: number): FigurePart[] {
  let [first, last] = [from, to]
  while (isFigure(parts[first - 1]) || isLabel(parts[first - 1], parts[first])) first--
  while (isFigure(parts[last + 1]) || isLabel(parts[last + 1], parts[last + 2])) last++
  return parts.slice(first, last + 1).filter(isFigure)
}

/** A line that holds the labels of the amounts after it, a rule drawn with characters, or an average balance. */
function isLabel(part: Part | undefined, next: Part | undefined): boolean {
  if (part?.kind !== 'text' || !isFigure(next) || part.page !== next.page) return false
  if (/^(?:average|avg\.?|lowest|minimum)\b[\p{L} ]*\bbalance\b/iu.test(part.line.text)) return true
  return part.line.text.includes(next.label) || !/[\p{L}\d]/u.test(part.line.text)
}

const isFigure = (part: Part | undefined): part is FigurePart =>
  part?.kind === 'figure' && part.section?.kind !== 'doubtful' && part.section?.kind !== 'aside'

/**
 * The lines that lead from the opening to the closing balance. A total beside its components would count twice, and a
 * line with another name ("Transfers in") may be a credit or a debit. If no selection leads there, all named lines
 * except the totals.
 */
function adding(block: readonly FigurePart[], { opening, closing }: Balances): Sides {
  const lines = block.filter(({ figure }) => figure === 'credits' || figure === 'debits')
  const others = block.filter(({ figure }) => figure === 'other')
  if (opening && closing) {
    const change = cents(closing) - cents(opening)
    for (const candidates of [lines, [...lines, ...others]]) {
      const sides = candidates.length <= MOST ? leadingTo(change, candidates) : null
      if (sides) return sides
    }
  }
  // Interest alone is a detail beside the balances, unless it is the only change.
  if (lines.every(({ label }) => /\binterest\b/i.test(label))) return { credits: [], debits: [] }
  const parts = lines.filter((line) => !/\btotals?\b/i.test(line.label))
  const named = withoutComponents(parts.length > 0 && lines.length > 2 ? parts : lines)
  return {
    credits: named.filter(({ figure }) => figure === 'credits'),
    debits: named.filter(({ figure }) => figure === 'debits'),
  }
}

/** "Debits 1,805.24" over its components, "Checks paid 725.00" and "Other debits 1,080.24": those would count twice. */
function withoutComponents(lines: readonly FigurePart[]): FigurePart[] {
  const kept: FigurePart[] = []
  for (let i = 0; i < lines.length;) {
    kept.push(lines[i]!)
    i += 1 + componentsOf(lines.slice(i))
  }
  return kept
}

/** How many of the lines below the first add up to it. One alone is set in. */
function componentsOf([total, ...below]: readonly FigurePart[]): number {
  let sum = 0n
  for (const [i, line] of below.entries()) {
    if (line.figure !== total!.figure) return 0
    sum += absolute(cents(line))
    if (sum !== absolute(cents(total!))) continue
    return i > 0 || labelLeft(line) > labelLeft(total!) ? i + 1 : 0
  }
  return 0
}

/** Where the label of an amount begins on its line. */
function labelLeft({ line, label }: FigurePart): number {
  const start = line.cells.find(({ text }) => text.startsWith(label.split(' ')[0]!))
  return (start ?? line).box[0]
}

/** The roles of each kind of line, likeliest first. */
const ROLES: Partial<Record<FigureKind, readonly Role[]>> = {
  credits: ['credits', 'none'],
  debits: ['debits', 'none'],
  other: ['none', 'credits', 'debits'],
}

/** Of all roles of the lines that lead to the change, those that depart least from the lines' names. */
function leadingTo(change: Cents, lines: readonly FigurePart[]): Sides | null {
  const variables = lines.map((line) => {
    const amount = absolute(cents(line))
    const values: Record<Role, Cents> = { credits: amount, debits: -amount, none: 0n }
    return ROLES[line.figure]!.map((role, i) => ({ line, role, value: values[role], cost: Math.min(i, 1) }))
  })
  // Earlier lines keep the role of their name in preference to later ones.
  const taken = cheapest(variables.toReversed(), change)?.toReversed()
  if (!taken) return null
  const side = (role: Role) => taken.filter((reading) => reading.role === role).map(({ line }) => line)
  return { credits: side('credits'), debits: side('debits') }
}
