import { absolute, type Cents } from '@income/shared'
import { cheapest } from '../../../equations/choices.ts'
import type { FigurePart, Part, TotalPart } from '../parts.ts'
import { figureKind, type FigureKind } from '../words/figures.ts'
import { isOfHeadingWords } from '../words/headings.ts'
import { balanceOfTotals, cents, grandTotals, type Sides, sidesOfBalance, figureIn } from './sums-of-columns.ts'

/** What a statement's summary prints. */
export interface Summary extends Sides {
  openings: FigurePart[]
  closings: FigurePart[]
}

type Role = 'credits' | 'debits' | 'none'

/** More lines than this are not tried. */
const MOST = 14

/** Takes the summary's lines together: what was added and taken away stands between or beside the balances. */
export function summaryOf(parts: readonly Part[]): Summary {
  const figures = parts.filter(isFigure)
  const openings = distinct(figures.filter((figure) => figure.figure === 'opening'))
  const printed = distinct(figures.filter((figure) => figure.figure === 'closing'))
  const closings = printed.length > 0 ? printed : balanceOfTotals(parts)
  return { openings, closings, ...sidesBetween(parts, openings[0], closings[0], closings) }
}

/** The summary with the lines between the balances that the transactions prove, where others are printed before or beside them. */
export function summaryBetween(
  parts: readonly Part[],
  summary: Summary,
  { opening, closing }: { opening: FigurePart | null; closing: FigurePart | null },
): Summary {
  const isFirst = opening === summary.openings[0] && closing === summary.closings[0]
  if (!opening || !closing || isFirst) return summary
  return { ...summary, ...sidesBetween(parts, opening, closing, [closing]) }
}

function sidesBetween(
  parts: readonly Part[],
  opening: FigurePart | undefined,
  closing: FigurePart | undefined,
  closings: readonly FigurePart[],
): Sides {
  for (const block of blocksAround(parts, opening, closing)) {
    const sides = adding(block, opening, closing)
    if (sides.credits.length + sides.debits.length > 0) return sides
  }
  return (
    totalsBeside(parts, opening, closing) ??
    closings.map((balance) => sidesOfBalance(opening, balance)).find((found) => found !== null) ??
    grandTotals(parts, opening, closing)
  )
}

/** "Total deposits", "Total withdrawals" right before or behind a balance, where they lead from the opening to the closing balance. */
function totalsBeside(parts: readonly Part[], opening?: FigurePart, closing?: FigurePart): Sides | null {
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

/** "NO. OF ITEMS   TOTAL AMOUNT" over the totals, in the words of headings alone. */
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

function distinct(figures: readonly FigurePart[]): FigurePart[] {
  return figures.filter((figure, i) => figures.findIndex((other) => cents(other) === cents(figure)) === i)
}

/**
 * The credit and debit lines from the opening to the closing balance, and those that adjoin them. Where the transactions stand
 * between the balances, those beside the one and those beside the other; balances may be printed again beside the summary.
 */
function blocksAround(
  parts: readonly Part[],
  opening: FigurePart | undefined,
  closing: FigurePart | undefined,
): FigurePart[][] {
  const ends = [opening, closing].filter((part) => part !== undefined).map((part) => parts.indexOf(part))
  if (ends.length === 0) return []
  const [first, last] = [Math.min(...ends), Math.max(...ends)]
  if (!parts.slice(first, last).some((part) => part.kind === 'row')) return [blockFrom(parts, first, last)]
  const again = parts.flatMap((part, i) => (isAgain(part, opening) || isAgain(part, closing) ? [i] : []))
  return [first, last, ...again].map((at) => blockFrom(parts, at, at))
}

function isAgain(part: Part, balance: FigurePart | undefined): boolean {
  return (
    balance !== undefined &&
    part !== balance &&
    isFigure(part) &&
    part.figure === balance.figure &&
    cents(part) === cents(balance)
  )
}

function blockFrom(parts: readonly Part[], from: number, to: number): FigurePart[] {
  let [first, last] = [from, to]
  while (isFigure(parts[first - 1]) || isLabel(parts[first - 1], parts[first])) first--
  while (isFigure(parts[last + 1]) || isLabel(parts[last + 1], parts[last + 2])) last++
  return parts.slice(first, last + 1).filter(isFigure)
}

/** The line that holds the labels of the figures behind it, a rule drawn with signs, or what the balance was on average. */
function isLabel(part: Part | undefined, next: Part | undefined): boolean {
  if (part?.kind !== 'text' || !isFigure(next) || part.page !== next.page) return false
  if (/^(?:average|avg\.?|lowest|minimum)\b[\p{L} ]*\bbalance\b/iu.test(part.line.text)) return true
  return part.line.text.includes(next.label) || !/[\p{L}\d]/u.test(part.line.text)
}

function isFigure(part: Part | undefined): part is FigurePart {
  return part?.kind === 'figure' && part.section?.kind !== 'doubtful' && part.section?.kind !== 'aside'
}

/**
 * Of the lines, those that lead from the opening to the closing balance: a total beside its components would count twice, and a
 * line of another name ("Transfers in") may add or take away. Where nothing leads there, all that are named but the totals.
 */
function adding(block: readonly FigurePart[], opening: FigurePart | undefined, closing: FigurePart | undefined): Sides {
  const lines = block.filter(({ figure }) => figure === 'credits' || figure === 'debits')
  const others = block.filter(({ figure }) => figure === 'other')
  if (opening && closing) {
    const change = cents(closing) - cents(opening)
    for (const candidates of [lines, [...lines, ...others]]) {
      const sides = candidates.length <= MOST ? leadingTo(change, candidates) : null
      if (sides) return sides
    }
  }
  // Interest alone is a detail beside the balances, unless it is all that changed them.
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

/** What each line may be, likeliest first. */
const ROLES: Partial<Record<FigureKind, readonly Role[]>> = {
  credits: ['credits', 'none'],
  debits: ['debits', 'none'],
  other: ['none', 'credits', 'debits'],
}

/** Of all ways to take the lines that lead to the change, the one that departs least from what they are called. */
function leadingTo(change: Cents, lines: readonly FigurePart[]): Sides | null {
  const variables = lines.map((line) => {
    const amount = absolute(cents(line))
    const values: Record<Role, Cents> = { credits: amount, debits: -amount, none: 0n }
    return ROLES[line.figure]!.map((role, i) => ({ line, role, value: values[role], cost: Math.min(i, 1) }))
  })
  // The first lines keep what they are called before the last do.
  const taken = cheapest(variables.toReversed(), change)?.toReversed()
  if (!taken) return null
  const side = (role: Role) => taken.filter((reading) => reading.role === role).map(({ line }) => line)
  return { credits: side('credits'), debits: side('debits') }
}
