import { runsWhere } from '../model/runs.ts'
import { left, middleX, middleY, right, type Box, type Word, byMiddle } from '../model/page.ts'
import { chainOf, isGuessed, numberOf, rankOf, numberTokensOf, type NumberToken } from './line-numbers.ts'
import type { Line } from '../layout/lines.ts'

/** A line number on the page. */
export interface Label {
  line: string
  box: Box
  /** 0 if printed exactly; higher, the more the OCR text had to be changed. */
  cost: number
  words: readonly Word[]
}

export interface Labels {
  /** Beside the boxes that contain the amounts. */
  boxes: Label[]
  /** Before the wording of the lines. */
  margins: Label[]
}

const COLUMN_TOLERANCE = 4
/** Rows of a form are twelve points apart. */
const SAME_ROW = 5.5
const SAME_MARGIN = 16
/** A part's letter is at most this far behind the number of its line. */
const INDENTED = 24
/** Five rows. */
const LONGEST_WORDING = 64

/**
 * Finds the line numbers of a form: those in the margins, and those repeated beside the boxes. If `known` says which lines have
 * a box, no others are accepted beside boxes.
 */
export function findLabels(rows: readonly Line[], known: ReadonlySet<string>): Labels {
  const printed = marginsOf(rows)
  const margins = [...printed, ...bentMargins(rows, printed)].sort(byMiddle)
  const isPossible = (line: string) => known.size === 0 || known.has(line)
  const tokens = rows.flatMap((row) => besideBoxes(row, margins))
  const boxes: Label[] = []
  const unconfirmed: Label[] = []
  for (const column of columnsOf(tokens)) {
    const agreed = (line: string, token: NumberToken) =>
      margins.some((m) => m.line === line && leadsTo(m, token, margins))
    const chain = chainOf(
      column.map((item) => ({ item, readings: item.readings.filter(({ line }) => isPossible(line)) })),
      (line, token) => 1 + (agreed(line, token) ? 1 : 0),
    )
    const confirmed = chain.filter(({ item, line }) => agreed(line, item)).length
    const needed = chain.length < 3 ? chain.length : known.size > 0 && chain.length > 3 ? 0 : chain.length / 3
    const labels = chain.map(({ item, line, cost }) => ({ line, box: item.box, cost, words: item.words }))
    if (confirmed < needed) unconfirmed.push(...labels)
    else boxes.push(...labels)
  }
  boxes.push(...unconfirmed.filter((label) => known.has(label.line) && isBetweenItsNeighbours(label, boxes)))
  return { boxes: boxes.sort((a, b) => a.box[1] - b.box[1]), margins }
}

/** Whether a number with its letter, exactly as printed, is alone in its column: "1i" below "1h" and above "1z". */
function isBetweenItsNeighbours({ line, box, cost }: Label, boxes: readonly Label[]): boolean {
  const rise = (other: Label) => middleY(other) - middleY({ box })
  const above = boxes.filter((other) => rise(other) < -SAME_ROW).sort((a, b) => rise(b) - rise(a))[0]
  const below = boxes.filter((other) => rise(other) > SAME_ROW).sort((a, b) => rise(a) - rise(b))[0]
  if (cost > 0 || !/[a-z]$/.test(line) || !above || !below) return false
  return rankOf(above.line) < rankOf(line) && rankOf(line) < rankOf(below.line)
}

/**
 * The numbers of a row that do not begin its wording. If a number occurs twice, the second is in the box: an amount of $2 on
 * line 2. Guesses do not count: the arrow before a number sometimes reads like the number.
 */
function besideBoxes(line: Line, margins: readonly Label[]): NumberToken[] {
  const apart = numberTokensOf(line).filter((token) => !token.leadsText && !token.letterOnly)
  const printed = (token: NumberToken) => {
    const line = token.readings.find(({ cost }) => cost === 0)?.line
    return margins.some((margin) => margin.line === line && leadsTo(margin, token, margins)) ? line : null
  }
  return apart.filter((token, i) => {
    const line = printed(token)
    if (!line) return true
    const surelySame = (other: NumberToken) => !isGuessed(other.words) && printed(other) === line
    if (apart.slice(0, i).some(surelySame)) return false
    return !isGuessed(token.words) || !apart.slice(i + 1).some(surelySame)
  })
}

/** Groups numbers whose middles are above one another. */
function columnsOf(tokens: readonly NumberToken[]): NumberToken[][] {
  const fromLeft = tokens.toSorted((a, b) => middleX(a) - middleX(b))
  return runsWhere(fromLeft, (token, column) => middleX(token) - middleX(column.at(-1)!) >= COLUMN_TOLERANCE).map(
    (column) => column.sort(byMiddle),
  )
}

/** Reads the margin from top to bottom. A letter continues the number above it, or the one before it on its row. */
function marginsOf(rows: readonly Line[]): Label[] {
  const margins: Label[] = []
  for (const row of rows) {
    let number: string | null = null
    for (const token of numberTokensOf(row)) {
      const reading = token.readings.find(({ cost }) => cost === 0)
      const only = token.readings.length === 1 ? token.readings[0] : undefined
      if (reading ?? only) number = numberOf((reading ?? only)!.line)
      if (!token.leadsText) continue
      if (reading) margins.push({ line: reading.line, box: token.box, cost: reading.cost, words: token.words })
      else if (token.letterOnly) {
        const line = countedOn(token, margins, number)
        if (!line) continue
        number = numberOf(line)
        margins.push({ line, box: token.box, cost: 0, words: token.words })
      }
    }
  }
  return margins
}

/** Misread numbers in the margin ("la") that fit the number below: 1a above 1b. */
function bentMargins(rows: readonly Line[], printed: readonly Label[]): Label[] {
  const tokens = rows.flatMap(numberTokensOf).filter(({ leadsText, letterOnly }) => leadsText && !letterOnly)
  return tokens.flatMap((token) => {
    if (token.readings.some(({ cost }) => cost === 0) || isGuessed(token.words)) return []
    const column = printed.filter((margin) => Math.abs(left(margin) - left(token)) < COLUMN_TOLERANCE)
    const below = column.find((margin) => middleY(margin) > middleY(token) + SAME_ROW)
    const above = column.findLast((margin) => middleY(margin) < middleY(token) - SAME_ROW)
    const reading = token.readings.find(({ line }) => below && rankOf(line) < rankOf(below.line))
    if (!reading || (above && rankOf(above.line) >= rankOf(reading.line))) return []
    return [{ line: reading.line, box: token.box, cost: reading.cost, words: token.words }]
  })
}

/** A letter continues the number in its column; if that is far above, the one before it on its row: "a Business  b Commuting". */
function countedOn(token: NumberToken, margins: readonly Label[], number: string | null): string | null {
  const letter = token.words[0]!.text
  const above = margins.findLast((m) => left(token) - left(m) > -SAME_MARGIN && left(token) - left(m) < INDENTED)
  const next = above && numberOf(above.line) + letter
  const isFar = above && middleY(token) - middleY(above) > LONGEST_WORDING
  if (next && rankOf(next) > rankOf(above.line) && !(isFar && number)) return next
  return number && number + letter
}

/** The number beside a box is on the last row of its line's wording, before the next line begins. */
function leadsTo(margin: Label, token: NumberToken, margins: readonly Label[]): boolean {
  const drop = middleY(token) - middleY(margin)
  if (drop < -SAME_ROW || drop > LONGEST_WORDING || right(margin) > token.box[0]) return false
  return !margins.some((next) => {
    const below = middleY(next) - middleY(margin)
    return Math.abs(next.box[0] - margin.box[0]) < SAME_MARGIN && below > SAME_ROW && below < drop + SAME_ROW
  })
}

export const onOneRow = (a: { box: Box }, b: { box: Box }) => Math.abs(middleY(a) - middleY(b)) < SAME_ROW

/** The nearest of the labels before a place on its row. */
export function labelBefore(labels: readonly Label[], place: { box: Box }): Label | null {
  const before = labels.filter((label) => onOneRow(label, place) && right(label) <= place.box[0] + 3)
  return before.sort((a, b) => right(b) - right(a))[0] ?? null
}
