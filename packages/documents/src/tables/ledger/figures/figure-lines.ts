import type { Line } from '../../../layout/lines.ts'
import { type Token } from '../../../layout/lexer/tokens.ts'
import { balancesAcross, type Figure, figuresInCells, figuresOf, figuresUnderLabels } from './figures.ts'
import { isBalance } from '../words/figures.ts'
import { linesAbove } from './labels-above.ts'
import { isDepositAccount } from './listed-accounts.ts'
import type { FigurePart, Part, Table } from '../parts.ts'
import { areFlush, isNextLine } from '../../../layout/geometry.ts'

/** Amounts below or after their labels; in a sentence the label may begin on the line above. */
export function figuresOn(lines: readonly Line[], at: number): Figure[] {
  const across = balancesAcross(lines, at)
  if (across.length > 0) return across
  const figures = figuresOf(lines[at]!, saidAbove(lines, at))
  if (figures.some(({ figure }) => figure !== 'other')) return figures
  const inCells = figuresInCells(lines[at]!, lines.slice(0, at))
  if (inCells.length > 0) return inCells
  return figures.length > 0 ? figures : figuresUnderLabels(lines[at]!, linesAbove(lines, at))
}

/** A summary may have dates and columns like a table of transactions; its labels distinguish it. */
export function isSummaryLine(lines: readonly Line[], at: number, table: Table | null): boolean {
  const line = lines[at]!
  if (balancesAcross(lines, at).length > 0 || endsLabel(line, lines[at - 1])) return true
  if (table?.section.kind !== 'summary') return false
  const isDated = line.leadingDate !== null
  return figuresOf(line).some((figure) => isBalance(figure) || (!isDated && figure.figure !== 'other'))
}

/** "Beginning balance on  $6,421.88" over "September 11, 2025  Interest paid this year: $0.98". */
function endsLabel(line: Line, above: Line | undefined): boolean {
  if (!above || line.leadingDate === null || !areFlush(line, above, 1) || !isNextLine(line, above)) return false
  return figuresOf(above).some((figure) => isBalance(figure) && /\b(?:on|of|at)$/i.test(figure.label))
}

/** A labelled balance begins an account's own summary. A caption may precede it: "Account Name   Beginning Balance $5.00". */
export function beginsSummary(line: Line): boolean {
  const [first, ...others] = figuresOf(line)
  if (first === undefined || !isBalance(first)) return false
  const before = line.text.slice(0, line.text.indexOf(first.label))
  const isBesideBox = first.figure === 'opening' && others.length === 0
  return before === '' || (isBesideBox && !/\d/.test(before) && !isDepositAccount(before))
}

/** "Total credits 100.00  Total debits 50.00": the account's summary, wherever it is printed. */
export function hasBothWays(figures: readonly Figure[]): boolean {
  const kinds = figures.map(({ figure }) => figure)
  return kinds.includes('credits') && kinds.includes('debits')
}

/** Whether a line prints the account's opening balance. */
export const printsOpening = (line: Line) => figuresOf(line).some(({ figure }) => figure === 'opening')

/** A line with at least this many lower-case words is part of a sentence. */
const LEAST = 6
/** The end of a sentence; a name's initial is not one. */
const END = /(?:\p{L}{2}|\d)[.!?]$/u

/** The label on the line above for the first amount of a line: "3 deposits amounting to" over "$4,736.95". */
function saidAbove(lines: readonly Line[], at: number): Token[] {
  const [above, line] = [lines[at - 1], lines[at]!]
  if (!above || !isOfSentences(above) || !isOfSentences(line)) return []
  if (!areFlush(line, above, 1) || !isNextLine(line, above)) return []
  const tokens = above.tokens
  return tokens.slice(tokens.findLastIndex((token) => token.kind === 'money' || END.test(token.text)) + 1)
}

const isOfSentences = (line: Line) =>
  line.cells.length === 1 && line.words.filter(({ text }) => /^\p{Ll}+[,.;]?$/u.test(text)).length >= LEAST

/** Whether a line opens another account: an opening balance follows a closing one that is not carried forward. */
export function opensAnother(figures: readonly Part[], before: readonly Part[]): boolean {
  const opening = figures.find(isOpening)
  if (!opening || !before.some(({ kind }) => kind === 'row')) return false
  const last = before.findLast((part) => isFigure(part, 'opening') || isFigure(part, 'closing'))
  return (
    isFigure(last, 'closing') &&
    !isSame(last, opening) &&
    !before.some((part) => isOpening(part) && isSame(part, opening))
  )
}

const isOpening = (part: Part): part is FigurePart => isFigure(part, 'opening')

const isFigure = (part: Part | undefined, figure: FigurePart['figure']): part is FigurePart =>
  part?.kind === 'figure' && part.figure === figure

const isSame = (a: FigurePart, b: FigurePart) => a.amount.amount.cents === b.amount.amount.cents
