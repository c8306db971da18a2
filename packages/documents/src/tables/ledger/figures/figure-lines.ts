import type { Line } from '../../../layout/lines.ts'
import { type Token } from '../../../layout/lexer/tokens.ts'
import { balancesAcross, type Figure, figuresOf, figuresUnderLabels, linesAbove } from './figures.ts'
import type { FigurePart, Part, Table } from '../parts.ts'
import { areFlush } from '../../../layout/geometry.ts'

/** Figures under their labels, or behind them; in a sentence these may begin on the line above. */
export function figuresOn(lines: readonly Line[], at: number): Figure[] {
  const across = balancesAcross(lines, at)
  if (across.length > 0) return across
  const figures = figuresOf(lines[at]!, saidAbove(lines, at))
  return figures.length > 0 ? figures : figuresUnderLabels(lines[at]!, linesAbove(lines, at))
}

/** A summary may carry dates and columns like a table of transactions; its labels tell it from one. */
export function isSummaryLine(lines: readonly Line[], at: number, table: Table | null): boolean {
  const line = lines[at]!
  if (balancesAcross(lines, at).length > 0) return true
  if (table?.section.kind !== 'summary') return false
  const isDated = line.leadingDate !== null
  return figuresOf(line).some((figure) => isBalance(figure) || (!isDated && figure.figure !== 'other'))
}

/** A balance labelled as such is the first line of an account's own summary, not of the list of accounts. */
export function beginsSummary(line: Line): boolean {
  const first = figuresOf(line)[0]
  return first !== undefined && isBalance(first) && line.text.startsWith(first.label)
}

/** "Total credits 100.00  Total debits 50.00": the account's summary, wherever it stands. */
export function hasBothWays(figures: readonly Figure[]): boolean {
  const kinds = figures.map(({ figure }) => figure)
  return kinds.includes('credits') && kinds.includes('debits')
}

/** Whether a line prints the balance that an account begins with. */
export function printsOpening(line: Line): boolean {
  return figuresOf(line).some(({ figure }) => figure === 'opening')
}

export function isBalance({ figure }: Figure): boolean {
  return figure === 'opening' || figure === 'closing'
}

/** So many words in small letters make a line one of sentences. */
const LEAST = 6
/** What ends a sentence; a name's initial does not. */
const END = /(?:\p{L}{2}|\d)[.!?]$/u

/** What the line above says of the first amount of a line that goes on with its sentence: "3 deposits amounting to" over "$4,736.95". */
function saidAbove(lines: readonly Line[], at: number): Token[] {
  const [above, line] = [lines[at - 1], lines[at]!]
  if (!above || !isOfSentences(above) || !isOfSentences(line)) return []
  if (!areFlush(line, above, 1) || line.box[1] - above.box[3] > line.height) return []
  const tokens = above.tokens
  return tokens.slice(tokens.findLastIndex((token) => token.kind === 'money' || END.test(token.text)) + 1)
}

function isOfSentences(line: Line): boolean {
  return line.cells.length === 1 && line.words.filter(({ text }) => /^\p{Ll}+[,.;]?$/u.test(text)).length >= LEAST
}

/**
 * Whether the figures of a line open another account: its opening balance stands behind the closing balance of the rows so far. The
 * same balance again is carried forward.
 */
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

function isOpening(part: Part): part is FigurePart {
  return isFigure(part, 'opening')
}

function isFigure(part: Part | undefined, figure: FigurePart['figure']): part is FigurePart {
  return part?.kind === 'figure' && part.figure === figure
}

function isSame(a: FigurePart, b: FigurePart): boolean {
  return a.amount.amount.cents === b.amount.amount.cents
}
