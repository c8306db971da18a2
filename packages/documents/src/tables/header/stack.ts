import { bottom, type Box, left, right, top, union, type Word } from '../../model/page.ts'
import { type Placed, blankBetween, dropBetween } from '../../layout/geometry.ts'
import type { Figure } from '../../layout/lexer/numbers.ts'
import { isLabelGrid } from '../sections/sums.ts'
import { type TableFlow, type TableLine, TablePhrase } from '../schema.ts'

/** A heading of a column, or a part of one on one of its lines. */
export interface HeadingPart {
  words: Word[]
  box: Box
  text: string
}

/** The headings of stacked lines: "Year To" over "Date" is one. A part over no other is a separate heading. */
export function stack(
  lines: readonly (readonly HeadingPart[])[],
  isOver: (above: HeadingPart, below: HeadingPart) => boolean,
): HeadingPart[] {
  const [first = [], ...others] = lines
  const headings = [...first]
  for (const part of others.flat()) {
    const above = headings.findIndex((heading) => isOver(heading, part))
    if (above < 0) headings.push(part)
    else headings[above] = onTopOf(headings[above]!, part)
  }
  return headings
}

function onTopOf(upper: HeadingPart, lower: HeadingPart): HeadingPart {
  return {
    words: [...upper.words, ...lower.words],
    box: union([upper.box, lower.box]),
    text: `${upper.text} ${lower.text}`,
  }
}

/** The width that two things share, in points; negative if they are side by side. */
export const sharedWidth = (a: Placed, b: Placed) => Math.min(right(a), right(b)) - Math.max(left(a), left(b))

/** The same as a share of the narrower one. */
const sharedShare = (a: Placed, b: Placed) =>
  sharedWidth(a, b) / Math.max(1, Math.min(right(a) - left(a), right(b) - left(b)))

/** Stacked headings share at least this part of the narrower one's width. */
const OVER = 0.3
const YEAR = /^20[12]\d$/

/** Whether lines are close enough to be one heading: "Year To" over "Date". The last may continue one just begun. */
export function canStack(flow: TableFlow, lines: readonly TableLine[]): boolean {
  const [lower, upper] = lines.toReversed()
  if (!lower || !upper || isLabelGrid(lower) || isLabelGrid(upper) || upper.figures.length > 0) return false
  if (isTitleOver(upper, lower) || namesValues(upper)) return false
  if (lower.figures.length > 0 && !endsOver(lower, lines.slice(0, -1))) return false
  return dropBetween(upper, lower) < 0.6 * flow.em && bottom(lower) - top(upper) < 3.2 * flow.em
}

/** "CURRENT EARNINGS" alone over all of a table's headings is its title, whichever of them is below it. */
function isTitleOver({ phrases: [title, ...more] }: TableLine, lower: TableLine): boolean {
  const isAlone = title !== undefined && more.length === 0 && title.words.length > 1 && lower.phrases.length > 3
  return isAlone && title.says.holdsMoney
}

/** "Employee Name: ... Pay Date: ...", "Pay Period: 10/17/2026 - 10/30/2026 Pay Date: ...": labels with values after them. */
const namesValues = ({ words }: TableLine) => words.filter(({ text }) => text.endsWith(':')).length > 1

/** A line with numbers is no heading, unless these are of a table beside it: "Hours" may complete the "YTD" above. */
function endsOver(line: TableLine, upper: readonly TableLine[]): boolean {
  const words = besideRows(line)
  const above = upper.flatMap(({ phrases }) => phrases)
  return words.length > 0 && words.every((phrase) => above.some((other) => isOver(other, phrase)))
}

const isOver = (above: Placed, below: Placed) => sharedShare(above, below) > OVER

/** The headings of stacked lines: all of the first line, and what is not a row of amounts on the others. */
export function stackedHeadings(lines: readonly TableLine[]): TablePhrase[] {
  const parts = lines.map((line, i) => withoutUnits(line, i === 0 ? line.labels : besideRows(line)))
  return stack(parts, isOver).map((part) => new TablePhrase(part.words, lines[0]!.read))
}

/** Drops "38.00 hrs", "$29,920.00 YTD", "YTD $29,920.00": an amount of the row beside the heading, with its unit. */
function withoutUnits({ figures, box }: TableLine, labels: readonly TablePhrase[]): readonly TablePhrase[] {
  const near = 0.85 * (box[3] - box[1])
  const isNear = (a: TablePhrase | Figure, b: TablePhrase | Figure) => left(b) >= right(a) && blankBetween(a, b) < near
  const isUnit = (label: TablePhrase) =>
    /^(hrs?|hours?|days?|ytd)\.?$/i.test(label.text) && figures.some((figure) => isNear(figure, label))
  const isPeriod = (label: TablePhrase) => label.says.role === 'ytd' && figures.some((figure) => isNear(label, figure))
  return labels.filter((label) => !isUnit(label) && !isPeriod(label))
}

/** The parts of a line that are not a row of amounts: all but the names before amounts. */
function besideRows({ labels, figures }: TableLine): readonly TablePhrase[] {
  const year = figures.findLastIndex(({ text }) => YEAR.test(text))
  const [first, last] = [figures[year + 1], figures.at(-1)]
  if (!first || !last) return labels
  const heads = labels.filter((label) => year >= 0 && right(label) <= left(figures[year]!))
  const others = labels.filter((label) => !heads.includes(label))
  const before = others.filter((label) => right(label) <= left(first)).slice(0, -1)
  return [...heads, ...before, ...others.filter((label) => left(label) >= right(last))]
}
