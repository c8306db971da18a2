import { cutAt, type Sides } from '../../layout/cells.ts'
import type { Line } from '../../layout/lines.ts'
import { CELLS_APART, FLUSH } from '../../layout/tolerances.ts'
import { sectionHeading } from './words/headings.ts'

/** Fewer balances are no list. */
const LEAST = 2
/** In heights: a list is indented below its heading by less than this. */
const INDENT = 2

/**
 * Puts daily balances in a column beside other print behind everything else on the page, with the notes below them: the column
 * has its own heading, and its lines need not be level with those beside it.
 */
export function withDailyPanelLast(lines: readonly Line[]): readonly Line[] {
  for (const [at, line] of lines.entries()) {
    const heading = line.cells.at(-1)!
    const sides = sectionHeading(heading.text)?.kind === 'daily' ? sidesOf(heading, lines.slice(at)) : []
    if (!isBesideOther(sides)) continue
    const [beside, panel] = [0, 1].map((side) => sides.flatMap((line) => line[side] ?? []))
    return [...lines.slice(0, at), ...beside!, ...lines.slice(at + sides.length), ...panel!]
  }
  return lines
}

/** The lines cut before the column, down to the first that has anything else where the column is. */
function sidesOf(heading: Line, lines: readonly Line[]): Sides[] {
  const sides = lines.map((line) => cutAt(line, heading.box[0], CELLS_APART))
  const end = sides.findIndex((cut) => cut === null || (cut[1] !== null && !isUnder(heading, cut[1])))
  return sides.slice(0, end < 0 ? undefined : end).filter((cut) => cut !== null)
}

function isUnder({ box, height }: Line, line: Line): boolean {
  const indent = line.box[0] - box[0]
  return indent > -FLUSH * height && indent < INDENT * height
}

/** Whether the column lists balances, and other print reaches down beside them. */
function isBesideOther(sides: readonly Sides[]): boolean {
  const balances = sides.flatMap(([, own], i) => (own && isBalance(own) ? i : []))
  return balances.length >= LEAST && sides.slice(balances[0], balances.at(-1)! + 1).some(([beside]) => beside !== null)
}

/** "03/19   79.74" */
const isBalance = ({ tokens, isDatedRow }: Line) =>
  isDatedRow && tokens.every(({ kind }) => kind === 'date' || kind === 'money')
