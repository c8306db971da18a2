import { type Line, lineOf } from '../../../layout/lines.ts'
import { textOf, middleX } from '../../../model/page.ts'
import { blanksIn, misalignment, shareColumn, nearestInLine } from '../../../layout/geometry.ts'
import { type AmountToken, type Token } from '../../../layout/lexer/tokens.ts'
import { findDates, type PrintedDate } from '../../../entities/date.ts'
import { figureKind, isTotalLabel } from '../words/figures.ts'
import type { FigurePart } from '../parts.ts'

/** A gap of so many heights separates a label from what else stands on its line. */
const APART = 2.5
/** Lines of one label stand no farther below each other than so many heights. */
const WRAPPED = 1.2
/** Letters larger by so much are those of a title. */
const LARGER = 1.25
/** A number so long is that of a check, and no count. */
const CHECK_NUMBER = /^\W*\d{4,}\W*$/
/** What sets a label off from the figure before it: "Came in $5.00 · Went out $3.00". */
const SEPARATOR = /^[·•|]\s+/
/** "Balance + Deposits - Charge = Balance" over the figures says how they lead to the last. */
const OPERATORS = /^[+=-]\s*|\s*[+=-]$/g
/** What heads how many there were of something, and what they came to. */
const COUNTED = /^(?:no|nos|num|number|count|items|qty|#)\.?$/i
const SUMMED = /^(?:amounts?|totals?|dollars?)$/i
/** Labels take up to three lines, and what heads their counts one more. */
const MOST_ABOVE = 4
const OF_CHECKS = /\b(?:checks?|cheques?|drafts?)\b/i

export type Figure = Pick<FigurePart, 'figure' | 'label' | 'amount' | 'date' | 'count' | 'sides'>

/** The labelled figures of a line: "Beginning balance on 7/14 $3,082.80". Several may stand side by side. `before` is what was said of the first. */
export function figuresOf(line: Line, before: readonly Token[] = []): Figure[] {
  const figures: Figure[] = []
  let label: Token[] = [...before]
  for (const token of line.tokens) {
    if (token.kind === 'money') {
      const figure = labelled(label, token)
      if (figure && !isOfCheck(figure, label)) figures.push(figure)
      label = []
    } else label.push(token)
  }
  return figures
}

/** The words set apart and nearest to the amount name it; where they name nothing, all that stands before it may. */
function labelled(label: readonly Token[], amount: AmountToken): Figure | null {
  const near = nearest(label)
  const whole = figureOf(textOf(label), amount, numberIn(label))
  const figure = figureOf(textOf(near.slice(0, endOfWords(near))), amount, numberIn(near))
  if (!figure || figure.figure === 'other') return whole
  return { ...figure, date: figure.date ?? whole?.date ?? null }
}

/** "Draft recap 001041 415.20", "Share drafts cleared: 318 Feb 17 400.00": one check of several, and no sum of them. */
function isOfCheck({ figure }: Figure, label: readonly Token[]): boolean {
  const [last, before] = [label.at(-1), label.at(-2)]
  const isDatedCheck = last?.kind === 'date' && before?.kind === 'number' && OF_CHECKS.test(textOf(label))
  return figure === 'debits' && (CHECK_NUMBER.test(last?.text ?? '') || isDatedCheck)
}

function numberIn(label: readonly Token[]): string | undefined {
  return label.findLast((token) => token.kind === 'number')?.text
}

/** The last words that stand together, with the number behind them. */
function nearest(label: readonly Token[]): readonly Token[] {
  const end = endOfWords(label)
  const start = label.findLastIndex((token, i) => {
    const next = label[i + 1]
    return i < end - 1 && next !== undefined && next.box[0] - token.box[2] > APART * token.height
  })
  return label.slice(start + 1)
}

function endOfWords(label: readonly Token[]): number {
  return label.findLastIndex((token) => token.kind === 'text') + 1
}

/** Figures in a row under their labels, as in a summary set across the page. */
export function figuresUnderLabels(line: Line, above: readonly Line[]): Figure[] {
  const { tokens, amounts } = line
  if (amounts.length < 2 || tokens.some((token) => token.kind === 'text' && /\p{L}/u.test(token.text))) return []
  return figuresByLabels(amounts, labelLines(line, above), isHeadedByCounts(above) ? [] : othersIn(line))
}

/**
 * The figures of a summary set across the page: an opening and a closing balance, each under its label, whatever else stands in
 * the row. Several such rows are a list of accounts.
 */
export function balancesAcross(lines: readonly Line[], at: number): Figure[] {
  const line = lines[at]!
  const { amounts } = line
  const next = lines[at + 1]
  const isList = next?.amounts.length === amounts.length && !isTotalLabel(next.text)
  if (amounts.length < 2 || isList) return []
  const above = linesAbove(lines, at)
  const others = isHeadedByCounts(above) ? [] : othersIn(line)
  const figures = figuresByLabels(amounts, labelLines(line, above), others)
  const kinds = new Set(figures.map(({ figure }) => figure))
  return kinds.has('opening') && kinds.has('closing') ? figures : []
}

/** The lines in which the labels of a row of amounts are looked for, top down. */
export function linesAbove(lines: readonly Line[], at: number): readonly Line[] {
  return lines.slice(Math.max(0, at - MOST_ABOVE), at)
}

function isHeadedByCounts(above: readonly Line[]): boolean {
  const last = above.at(-1)
  return last !== undefined && isOfCounts(last)
}

/** What stands among the amounts and is not an amount: a rate, a number of days. */
export function othersIn({ tokens }: Line): Token[] {
  return tokens.filter((token) => token.kind !== 'money' && /\d/.test(token.text))
}

/** Amounts by the labels over them: by those right above them alone, where these name the balances and all else. */
export function figuresByLabels(
  amounts: readonly AmountToken[],
  above: readonly Line[],
  others: readonly Token[],
): Figure[] {
  const nearest = figuresUnder(amounts, above.slice(-1), others)
  const kinds = nearest.map(({ figure }) => figure)
  const isWhole = nearest.length === amounts.length && !kinds.includes('other')
  return isWhole && kinds.includes('opening') && kinds.includes('closing')
    ? nearest
    : figuresUnder(amounts, above, others)
}

function figuresUnder(amounts: readonly AmountToken[], above: readonly Line[], others: readonly Token[]): Figure[] {
  const labels = new Map<AmountToken, string[]>(amounts.map((amount) => [amount, []]))
  for (const line of above) {
    const cells = labelCells(line, [...amounts, ...others])
    for (const cell of cells) {
      const amount = nearestInLine(cell, amounts)
      if (!isOfOtherColumn(cell, amount, cells) && !isOverOther(cell, amount, others))
        labels.get(amount)!.push(cell.text.replace(OPERATORS, ''))
    }
  }
  return amounts.flatMap((amount) => figureOf(labels.get(amount)!.join(' '), amount, undefined) ?? [])
}

/** "Account   Number" left of "Beginning" head columns without amounts, and are not part of the label that stands over the first. */
function isOfOtherColumn(cell: Line, amount: AmountToken, cells: readonly Line[]): boolean {
  return cell.box[2] < amount.box[0] - cell.height && cells.some((other) => shareColumn(other, amount))
}

/** "Current APY" over 0.50% is not part of the label of the amount beside it. */
function isOverOther(cell: Line, amount: AmountToken, others: readonly Token[]): boolean {
  return others.some((other) => shareColumn(other, cell) && misalignment(cell, other) < misalignment(cell, amount))
}

/** The lines right above that hold words only: up to three, top down. What stands beside the amounts is in a box of its own. */
export function labelLines(line: Line, above: readonly Line[]): Line[] {
  const labels: Line[] = []
  let below = line
  for (const candidate of above.toReversed()) {
    if (below === line && isBesideAmounts(candidate, line)) continue
    if (below === line && isOfCounts(candidate)) {
      below = candidate
      continue
    }
    const far = below.box[1] - candidate.box[3] > (below === line ? 1.8 : WRAPPED) * line.height
    if (labels.length === 3 || far || candidate.hasMoney) break
    if (labels[0] && isTitle(candidate, labels[0])) break
    if (isPeriod(candidate)) break
    labels.unshift(candidate)
    below = candidate
  }
  return labels
}

/** "No.  Amount  No.  Amount" below what was counted and summed. */
function isOfCounts({ words }: Line): boolean {
  const isCount = words.map(({ text }) => COUNTED.test(text))
  return (
    isCount.includes(true) &&
    isCount.includes(false) &&
    words.every(({ text }) => COUNTED.test(text) || SUMMED.test(text))
  )
}

/** "Deposits: $310.00" between two boxes with a balance each, half a line higher than these. */
function isBesideAmounts(candidate: Line, line: Line): boolean {
  const isApart = ({ box }: Token) => candidate.box[2] < box[0] || box[2] < candidate.box[0]
  return candidate.box[3] > line.box[1] && candidate.hasMoney && line.amounts.every(isApart)
}

/** "Sep 1, 2026 - Sep 30, 2026" alone stands over labels and is not one of them. */
function isPeriod(line: Line): boolean {
  const between = line.tokens.filter(({ kind }) => kind !== 'date')
  return between.length > 0 && between.every(({ text }) => /^(?:[-–—]|to|thru|through)$/i.test(text))
}

/** The account's name and number, or larger letters, over labels are not labels: "Everyday Checking ...7730". */
function isTitle(line: Line, label: Line): boolean {
  return line.height > LARGER * label.height || /(?:[•·*.xX…]{2}[\s-]?|\d[\d-]{3,})\d{3,4}(?!\d)/.test(line.text)
}

/** The cells of a line of labels; where labels nearly touch, one over several amounts is cut where its words stand farthest apart. */
function labelCells(line: Line, figures: readonly Token[]): Line[] {
  const blank = Math.min(...blanksIn(line.words))
  return line.cellsApart(0.9 * line.height).flatMap((cell) => cutBetween(cell, figures, blank))
}

/** `blank` is the least gap between words of the line. */
function cutBetween(cell: Line, figures: readonly Token[], blank: number): Line[] {
  const under = figures.filter((figure) => cell.box[0] < middleX(figure) && middleX(figure) < cell.box[2])
  const gaps = blanksIn(cell.words)
  const widest = gaps.indexOf(Math.max(...gaps)) + 1
  if (under.length < 2 || gaps.length === 0 || Math.max(...gaps) < 1.5 * blank) return [cell]
  const [left, right] = [lineOf(cell.words.slice(0, widest)), lineOf(cell.words.slice(widest))]
  return [...cutBetween(left, figures, blank), ...cutBetween(right, figures, blank)]
}

function figureOf(printed: string, amount: AmountToken, number: string | undefined): Figure | null {
  const label = printed.replace(SEPARATOR, '')
  const figure = figureKind(label) ?? (/\p{L}{3}/u.test(label) ? 'other' : null)
  return figure && { figure, label, amount, date: dateIn(label), count: countIn(number) }
}

function dateIn(label: string): PrintedDate | null {
  return findDates(label)[0]?.date ?? null
}

function countIn(number: string | undefined): number | null {
  return number !== undefined && /^\d{1,4}$/.test(number) ? Number(number) : null
}
