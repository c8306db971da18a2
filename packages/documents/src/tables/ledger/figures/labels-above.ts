import { dropBetween } from '../../../layout/geometry.ts'
import type { Line } from '../../../layout/lines.ts'
import { height } from '../../../model/page.ts'
import type { Token } from '../../../layout/lexer/tokens.ts'

/** Lines of one label are at most this many heights apart. */
const WRAPPED = 1.2
/** Letters larger by this factor belong to a title. */
const LARGER = 1.25
/** Headings of counts and of the amounts counted. */
const COUNTED = /^(?:no|nos|num|number|count|items|qty|#)\.?$/i
const SUMMED = /^(?:amounts?|totals?|dollars?)$/i
const MOST_LINES = 3
/** Labels take up to three lines, and the headings of counts two more. */
const MOST_ABOVE = 5

/** The lines that may hold the labels of a row of amounts, top down. */
export const linesAbove = (lines: readonly Line[], at: number): readonly Line[] =>
  lines.slice(Math.max(0, at - MOST_ABOVE), at)

export const isHeadedByCounts = (above: readonly Line[]) => headingsOfCounts(above).length > 0

/** The lines directly above a row that hold nothing but "No.  Amount  No.  Amount", where "Amount" may be below its "No.". */
function headingsOfCounts(above: readonly Line[]): readonly Line[] {
  const rest = above.at(-1)?.words.every(({ text }) => SUMMED.test(text)) === true ? 1 : 0
  const counts = above.at(-1 - rest)
  return counts && isOfCounts(counts) ? above.slice(-1 - rest) : []
}

/** Up to three lines directly above that hold only words, top down. Words beside the amounts belong to another box. */
export function labelLines(line: Line, above: readonly Line[]): Line[] {
  const labels: Line[] = []
  const counts = headingsOfCounts(above)
  let below = counts[0] ?? line
  let rows = 0
  for (const candidate of above.slice(0, above.length - counts.length).toReversed()) {
    if (below === line && isBesideAmounts(candidate, line)) continue
    const far = dropBetween(candidate, below) > (below === line ? 1.8 : WRAPPED) * line.height
    if (!isBetween(candidate, below, labels)) rows++
    if (rows > MOST_LINES || far || candidate.hasMoney) break
    if (labels.length > 0 && isTitle(candidate, Math.max(...labels.map(height)))) break
    if (isPeriod(candidate)) break
    labels.unshift(candidate)
    below = candidate
  }
  return labels
}

/** A label of two lines, centred beside one of three, is on half-lines between these. */
const isBetween = (candidate: Line, below: Line, labels: readonly Line[]) =>
  labels.length > 0 && dropBetween(candidate, below) < 0

/** "No.  Amount  No.  Amount" below the headings of what was counted. */
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

/** "Sep 1, 2026 - Sep 30, 2026" alone above labels is not a label. */
function isPeriod(line: Line): boolean {
  const between = line.tokens.filter(({ kind }) => kind !== 'date')
  return between.length > 0 && between.every(({ text }) => /^(?:[-–—]|to|thru|through)$/i.test(text))
}

/** The account's name and number, or larger letters, above labels are not labels: "Everyday Checking ...7730". */
const isTitle = (line: Line, labelHeight: number) =>
  line.height > LARGER * labelHeight || /(?:[•·*.xX…]{2}[\s-]?|\d[\d-]{3,})\d{3,4}(?!\d)/.test(line.text)
