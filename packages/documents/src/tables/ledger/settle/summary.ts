import { absolute } from '@income/shared'
import { wordsBetween } from '../../../layout/found.ts'
import type { Line } from '../../../layout/lines.ts'
import type { AmountToken } from '../../../layout/lexer/tokens.ts'
import { figureAt, type FigurePart, type Part, type TotalPart } from '../parts.ts'
import { figureKind } from '../words/figures.ts'
import { isOfHeadingWords } from '../words/headings.ts'
import { type Balances, cents, isOfSide, leadingTo, leads, type Side, type Sides, sidesLeading } from './leading.ts'

/** The amounts of a statement's summary. */
export interface Summary extends Sides {
  openings: FigurePart[]
  closings: FigurePart[]
}

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
  const around = blocksAround(parts, balances).map((block) => adding(block, balances))
  const named = around.find(({ credits, debits }) => credits.length + debits.length > 0)
  if (named) return named
  const { opening, closing } = balances
  const others =
    opening && closing ? [...betweenRepeated(parts, opening, closing), ...beside(parts, opening, closing)] : []
  const leading = [
    ...others.map((block) => leadingTo(balances, block.filter(isOfSide))),
    ...closings.map((balance) => leadingTo({ opening, closing: balance }, sumsBeside(balance))),
  ]
  return (
    leading.find((sides) => sides && sides.credits.length > 0 && sides.debits.length > 0) ??
    grandTotals(parts, opening, closing)
  )
}

/** The sums of columns on the line of a balance: "Ending balance  2,674.23  4,632.38  7,136.37". */
function sumsBeside({ sides, ...balance }: FigurePart): FigurePart[] {
  if (!sides) return []
  const figure = (kind: Side, amount: AmountToken): FigurePart => ({ ...balance, figure: kind, amount })
  return [figure('credits', sides.credit), figure('debits', sides.debit)]
}

/** A statement may print both balances by themselves, and again around the lines that lead from one to the other. */
function betweenRepeated(parts: readonly Part[], opening: FigurePart, closing: FigurePart): FigurePart[][] {
  const again = (balance: FigurePart) =>
    parts.flatMap((part, i) =>
      isFigure(part) && part.figure === balance.figure && cents(part) === cents(balance) ? [i] : [],
    )
  const ends = again(closing)
  const between = again(opening).map((first) => parts.slice(first, ends.find((last) => last > first) ?? first))
  return between.filter((block) => block.every(({ kind }) => kind !== 'row')).map((block) => block.filter(isFigure))
}

/** "Total deposits", "Total withdrawals" beside a balance. */
function beside(parts: readonly Part[], opening: FigurePart, closing: FigurePart): FigurePart[][] {
  const listed = parts
    .filter((part) => part === opening || part === closing || !isHeadOfTotals(part))
    .map((part) => (part.kind === 'total' ? (figureOfTotal(part) ?? part) : part))
  return [opening, closing].map((balance) => listed.indexOf(balance)).map((at) => blockFrom(listed, at, at))
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

/** A line that holds the labels of the amounts after it, or a rule drawn with characters. */
function isLabel(part: Part | undefined, next: Part | undefined): boolean {
  if (part?.kind !== 'text' || !isFigure(next) || part.page !== next.page) return false
  if (isLeftOf(part.line, next)) return true
  return part.line.text.includes(next.label) || !/[\p{L}\d]/u.test(part.line.text)
}

/** Whether a line is in the column left of a figure's label: the holder's address beside the summary. */
function isLeftOf({ box }: Line, { line, label }: FigurePart): boolean {
  const [first] = wordsBetween(line, line.text.indexOf(label), line.text.length)
  return first !== undefined && line.text.includes(label) && box[2] < first.box[0]
}

const isFigure = (part: Part | undefined): part is FigurePart =>
  part?.kind === 'figure' && part.section?.kind !== 'doubtful' && part.section?.kind !== 'aside'

/**
 * The lines that lead from the opening to the closing balance. A total beside its components would count twice, and a
 * line with another name ("Transfers in") may be a credit or a debit. If no selection leads there, all named lines
 * except the totals.
 */
function adding(block: readonly FigurePart[], balances: Balances): Sides {
  const sides = sidesLeading(block, balances)
  if (sides) return sides
  const lines = block.filter(isOfSide)
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
const labelLeft = ({ line, label }: FigurePart): number =>
  (line.cells.find(({ text }) => text.startsWith(label.split(' ')[0]!)) ?? line).box[0]

/** A sum that a page carries forward, or of one page only. */
const PAGE_SUM = /\bsub-?totals?\b|\b(?:carried|brought|forward|fwd|page)\b/i

/** The sums under debits and credits, if no summary prints them and no other table has rows, or they lead to the balance. */
function grandTotals(parts: readonly Part[], opening?: FigurePart, closing?: FigurePart): Sides {
  // "Total overdraft fees  0.00  36.00" is not a sum of the columns of a table.
  const isOfColumns = ({ label, cells }: TotalPart) =>
    !PAGE_SUM.test(label) && cells.some(({ column }) => column !== null)
  const [total, ...more] = parts.filter((part): part is TotalPart => part.kind === 'total' && isOfColumns(part))
  const tables = new Set(
    parts.flatMap((part) => (part.kind === 'row' && part.table.section.kind !== 'doubtful' ? [part.table] : [])),
  )
  const side = (column: 'credit' | 'debit', figure: Side) =>
    (total?.cells ?? []).flatMap((cell) => (cell.column === column ? [figureIn(total!, figure, cell.amount)] : []))
  const sides = { credits: side('credit', 'credits'), debits: side('debit', 'debits') }
  const isWhole = more.length === 0 && sides.credits.length > 0 && sides.debits.length > 0
  return isWhole && (tables.size <= 1 || leads(sides, opening, closing)) ? sides : { credits: [], debits: [] }
}

/** The balance on the line of the sums, which repeats that of the last row: "TOTAL  1,450.00  1,005.97  10,579.47". */
function balanceOfTotals(parts: readonly Part[]): FigurePart[] {
  const last = parts.findLast((part) => part.kind === 'row')?.cells.balance
  const total = parts.findLast((part) => part.kind === 'total')
  const balance = total?.cells.find(({ column }) => column === 'balance')?.amount
  if (!last || !total || !balance || balance.amount.cents !== last.amount.cents) return []
  return [figureIn(total, 'closing', balance)]
}

/** An amount of a line of sums as a line of the summary. */
const figureIn = (total: TotalPart, figure: FigurePart['figure'], amount: AmountToken): FigurePart =>
  figureAt(total, figure, { label: total.label, amount, section: total.table.section })
