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
  const { opening, closing } = balances
  const others =
    opening && closing ? [...betweenRepeated(parts, opening, closing), ...beside(parts, opening, closing)] : []
  const leading = others.flatMap((block) => leadingTo(balances, block.filter(isOfSide)) ?? [])
  return (
    leading.find(({ credits, debits }) => credits.length > 0 && debits.length > 0) ??
    closings.map((balance) => sidesOfBalance(opening, balance)).find((found) => found !== null) ??
    grandTotals(parts, opening, closing)
  )
}

/** A statement may print both balances by themselves, and again around the lines that lead from one to the other. */
function betweenRepeated(parts: readonly Part[], opening: FigurePart, closing: FigurePart): FigurePart[][] {
  const again = (balance: FigurePart) =>
    parts.flatMap((part, i) =>
      isFigure(part) && part.figure === balance.figure && cents(part) === cents(balance) ? [i] : [],
    )
  const [starts, ends] = [again(opening), again(closing)]
  const between = starts.map((first) => parts.slice(first, ends.find((last) => last > first) ?? first))
  return between.filter((block) => block.every(({ kind }) => kind !== 'row')).map((block) => block.filter(isFigure))
}

/** "Total deposits", "Total withdrawals" beside a balance. */
function beside(parts: readonly Part[], opening: FigurePart, closing: FigurePart): FigurePart[][] {
  const listed = parts
    .filter((part) => part === opening || part === closing || !isHeadOfTotals(part))
    .map((part) => (part.kind === 'total' ? (figureOfTotal(part) ?? part) : part))
  return [opening, closing].map((balance) => listed.indexOf(balance)).map((at) => blockFrom(listed, at, at))
}

const isOfSide = ({ figure }: FigurePart) => figure === 'credits' || figure === 'debits'

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
function adding(block: readonly FigurePart[], balances: Balances): Sides {
  const lines = block.filter(isOfSide)
  const others = block.filter(({ figure }) => figure === 'other')
  const sides = leadingTo(balances, lines) ?? leadingTo(balances, [...lines, ...others])
  if (sides) return sides
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

/** Of all roles of the lines that lead from one balance to the other, those that depart least from the lines' names. */
function leadingTo({ opening, closing }: Balances, lines: readonly FigurePart[]): Sides | null {
  if (!opening || !closing || lines.length > MOST) return null
  const variables = lines.map((line) => {
    const amount = absolute(cents(line))
    const values: Record<Role, Cents> = { credits: amount, debits: -amount, none: 0n }
    return ROLES[line.figure]!.map((role, i) => ({ line, role, value: values[role], cost: Math.min(i, 1) }))
  })
  // Earlier lines keep the role of their name in preference to later ones.
  const taken = cheapest(variables.toReversed(), cents(closing) - cents(opening))?.toReversed()
  if (!taken) return null
  const side = (role: Role) => taken.filter((reading) => reading.role === role).map(({ line }) => line)
  return { credits: side('credits'), debits: side('debits') }
}
