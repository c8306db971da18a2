import { type Line, lineOf } from '../../../layout/lines.ts'
import { middleX, textOf, type Word } from '../../../model/page.ts'
import {
  blanksIn,
  isAligned,
  misalignment,
  shareColumn,
  areFlush,
  endFlush,
  nearestInLine,
  blankBetween,
  dropBetween,
} from '../../../layout/geometry.ts'
import { type AmountToken, type Token } from '../../../layout/lexer/tokens.ts'
import { findDates, type PrintedDate } from '../../../entities/date.ts'
import { figureKind, isTotalLabel } from '../words/figures.ts'
import type { FigurePart } from '../parts.ts'
import { isHeadedByCounts, labelLines, linesAbove } from './labels-above.ts'
import { CLOSELY_FLUSH } from '../../../layout/tolerances.ts'

/** A gap of this many heights separates a label from other text on its line. */
const APART = 2.5
/** A number this long is a check number, not a count. */
const CHECK_NUMBER = /^\W*\d{4,}\W*$/
/** How many items were summed. */
const COUNT = /^\(\d{1,4}\)$/
const WHOLE = /^\d{1,4}$/
/** The mark between an amount and the next label: "Came in $5.00 · Went out $3.00". */
const SEPARATOR = /^[·•|]\s+/
/** "Balance + Deposits - Charge = Balance" above the amounts: the operators of the sum. */
const OPERATORS = /^[+=-]\s*|\s*[+=-]$/g
/** What comes before and behind the amount of a condition. */
const LEAST_OR_MOST = /\b(?:at least|up to|(?:less|more) than|hasta|al menos|m[aá]s de|menos de)$/i
const OR_MORE = /^(?:or (?:more|greater|higher|less|above|over)|and (?:up|above|over)|o m[aá]s|(?:is |was )?due)\b/i
const OF_CHECKS = /\b(?:checks?|cheques?|drafts?)\b/i

export type Figure = Pick<FigurePart, 'figure' | 'label' | 'amount' | 'date' | 'count' | 'sides'>

/** The labelled amounts of a line: "Beginning balance on 7/14 $3,082.80". `before` precedes the first label. */
export function figuresOf(line: Line, before: readonly Token[] = []): Figure[] {
  const figures: Figure[] = []
  let label: Token[] = [...before]
  line.tokens.forEach((token, i) => {
    if (token.kind === 'money') {
      const figure = isLimit(label, line.tokens.slice(i + 1)) ? null : labelled(label, token)
      if (figure && !isOfCheck(figure, label)) figures.push(figure)
      label = []
    } else label.push(token)
  })
  return figures
}

/** "A balance of $1,500.00 or more", "deposits insured up to $250,000", "Payment 312.44 due": a condition, not a figure of the account. */
const isLimit = (label: readonly Token[], behind: readonly Token[]): boolean =>
  LEAST_OR_MOST.test(textOf(label)) || OR_MORE.test(textOf(behind.slice(0, 2)))

/** The phrase nearest to the amount labels it, or if it has no known meaning, all words before the amount. */
function labelled(label: readonly Token[], amount: AmountToken): Figure | null {
  const near = nearest(label)
  const whole = figureOf(textOf(label), amount, numberIn(label))
  const figure = figureOf(textOf(near.slice(0, endOfWords(near))), amount, numberIn(near))
  if (!figure || figure.figure === 'other') return whole
  return { ...figure, date: figure.date ?? whole?.date ?? null }
}

/** "Draft recap 001041 415.20", "Share drafts cleared: 318 Feb 17 400.00": one of several checks, not their sum. */
function isOfCheck({ figure }: Figure, label: readonly Token[]): boolean {
  const [last, before] = [label.at(-1), label.at(-2)]
  const isDatedCheck = last?.kind === 'date' && before?.kind === 'number' && OF_CHECKS.test(textOf(label))
  return figure === 'debits' && (CHECK_NUMBER.test(last?.text ?? '') || isDatedCheck)
}

const numberIn = (label: readonly Token[]): string | undefined =>
  label.findLast((token) => token.kind === 'number')?.text

/** The last phrase, with the number after it. */
function nearest(label: readonly Token[]): readonly Token[] {
  const end = endOfWords(label)
  const start = label.findLastIndex((token, i) => {
    const next = label[i + 1]
    return i < end - 1 && next !== undefined && blankBetween(token, next) > APART * token.height
  })
  return label.slice(start + 1)
}

const endOfWords = (label: readonly Token[]) => label.findLastIndex((token) => token.kind === 'text') + 1

/** Amounts in a row below their labels, as in a summary set across the page. */
export function figuresUnderLabels(line: Line, above: readonly Line[]): Figure[] {
  return line.amounts.length < 2 || /\p{L}/u.test(line.wording) ? [] : figuresByLinesAbove(line, above)
}

/** Amounts alone in their cells, right below known labels: "March 2022 $842.17" below "Member since  Beginning Balance". */
export function figuresInCells(line: Line, [...above]: readonly Line[]): Figure[] {
  const nearest = above.at(-1)
  if (!nearest || nearest.hasMoney || dropBetween(nearest, line) > 1.8 * line.height) return []
  const labelled = (isOver: (label: Line, amount: AmountToken) => boolean) =>
    line.amounts.flatMap((amount) => {
      const cell = line.cells.find(({ words }) => words.includes(amount.words[0]!))
      const label = nearest.cells.find((own) => isOver(own, amount))
      const isAlone = cell?.words.length === amount.words.length
      const figure = label && isAlone ? figureOf(label.text, amount, undefined) : null
      return figure && figure.figure !== 'other' ? [figure] : []
    })
  const aligned = labelled((label, amount) => isAligned(amount, label))
  return aligned.length === line.amounts.length ? aligned : labelled((label, amount) => areFlush(label, amount, 0.5))
}

/** An opening and a closing balance, each below its label, in one row. Several such rows are a list of accounts. */
export function balancesAcross(lines: readonly Line[], at: number): Figure[] {
  const line = lines[at]!
  const { amounts } = line
  const next = lines[at + 1]
  const isList = next?.amounts.length === amounts.length && !isTotalLabel(next.text)
  if (amounts.length < 2 || isList) return []
  const figures = figuresByLinesAbove(line, linesAbove(lines, at))
  const kinds = new Set(figures.map(({ figure }) => figure))
  return kinds.has('opening') && kinds.has('closing') ? figures : []
}

/** Tokens among the amounts that are no amounts: a rate, a number of days. A count belongs to its amount: "(3) $2,710.59". */
function othersIn({ tokens }: Line): Token[] {
  return tokens.filter(
    (token, i) => token.kind !== 'money' && /\d/.test(token.text) && !isCountBefore(token, tokens[i + 1]),
  )
}

const isCountBefore = ({ text, box, height }: Token, next: Token | undefined) =>
  COUNT.test(text) && next?.kind === 'money' && next.box[0] - box[2] < height

const figuresByLinesAbove = (line: Line, above: readonly Line[]): Figure[] =>
  figuresByLabels(line, labelLines(line, above), isHeadedByCounts(above) ? [] : othersIn(line))

/** Labels amounts by the words above them: only by the line directly above if it labels the balances and everything else. */
export function figuresByLabels(
  line: Line,
  above: readonly Line[],
  others: readonly Token[] = othersIn(line),
): Figure[] {
  const { amounts } = line
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

/** "Account   Number" left of "Beginning", or a balance set lower than the totals, is not part of the label of an amount beside it. */
const isOfOtherColumn = (cell: Line, amount: AmountToken, cells: readonly Line[]) =>
  (cell.box[2] < amount.box[0] - cell.height || amount.box[2] < cell.box[0] - cell.height) &&
  cells.some((other) => shareColumn(other, amount))

/** "Current APY" over 0.50% is not part of the label of the amount beside it; "Deposits" over "2  3,484.54" counts them. */
const isOverOther = (cell: Line, amount: AmountToken, others: readonly Token[]) =>
  others.some((other) => {
    const isCount = WHOLE.test(other.text) && shareColumn(amount, cell)
    return shareColumn(other, cell) && !isCount && misalignment(cell, other) < misalignment(cell, amount)
  })

/** The cells of a line of labels. Where labels nearly touch, a cell over several amounts is cut at its widest gap. */
function labelCells(line: Line, figures: readonly Token[]): Line[] {
  const blank = Math.min(...blanksIn(line.words))
  return line.cellsApart(0.9 * line.height).flatMap((cell) => cutBetween(cell, figures, blank))
}

/** `blank` is the smallest gap between words of the line. */
function cutBetween(cell: Line, figures: readonly Token[], blank: number): Line[] {
  const under = figures.filter((figure) => cell.box[0] < middleX(figure) && middleX(figure) < cell.box[2])
  const gaps = blanksIn(cell.words)
  const widest = gaps.indexOf(Math.max(...gaps)) + 1
  if (under.length < 2 || gaps.length === 0) return [cell]
  const end = Math.max(...gaps) < 1.5 * blank ? endOfFlush(cell, under) : widest
  if (end === 0) return [cell]
  const [before, behind] = [lineOf(cell.words.slice(0, end)), lineOf(cell.words.slice(end))]
  return [...cutBetween(before, figures, blank), ...cutBetween(behind, figures, blank)]
}

/** How many words are a label right-aligned with the first figure, if the others are with the last: "Deposits Dividends/Interest". */
function endOfFlush(cell: Line, under: readonly Token[]): number {
  const isFlush = (word: Word, figure: Token) => endFlush(word, figure, CLOSELY_FLUSH)
  if (!isFlush(cell.words.at(-1)!, under.at(-1)!)) return 0
  return cell.words.slice(0, -1).findIndex((word) => isFlush(word, under[0]!)) + 1
}

function figureOf(printed: string, amount: AmountToken, number: string | undefined): Figure | null {
  const label = printed.replace(SEPARATOR, '')
  const figure = figureKind(label) ?? (/\p{L}{3}/u.test(label) ? 'other' : null)
  return figure && { figure, label, amount, date: dateIn(label), count: countIn(number) }
}

const dateIn = (label: string): PrintedDate | null => findDates(label)[0]?.date ?? null

const countIn = (number: string | undefined): number | null =>
  number !== undefined && /^\d{1,4}$/.test(number) ? Number(number) : null
