import type { DrawnPage } from '../model/drawn-page.ts'
import type { AmountOnPage } from './amount.ts'

/** Points within which the words of a row are on one line, and by which an amount leaves it. */
const EXACT = 0.15
const OFF_LINE = { least: 0.25, most: 2.5 }
const NEAR_SIZE = 0.1
/** Rows that show how a page is set, and the share of them that is about straight: in text from OCR, few are. */
const ENOUGH = 4
const STRAIGHT = { spread: 0.3, share: 0.5 }

/** An amount with the other words of its row, in its size. */
interface Row {
  amount: AmountOnPage
  /** How far apart the baselines of the others are. */
  spread: number
  /** How far the amount is from them. */
  off: number
}

export function rowsOf({ runs }: DrawnPage, amounts: readonly AmountOnPage[]): Row[] {
  return amounts.flatMap((amount) => {
    const baselines = runs.flatMap(([first]) =>
      first !== undefined &&
      first !== amount.glyphs[0] &&
      Math.abs(first.y - amount.baseline) < OFF_LINE.most &&
      Math.abs(first.size - amount.size) < NEAR_SIZE * amount.size
        ? [first.y]
        : [],
    )
    if (baselines.length < 2) return []
    const spread = Math.max(...baselines) - Math.min(...baselines)
    return [{ amount, spread, off: Math.abs(amount.baseline - baselines[0]!) }]
  })
}

/** Whether a page was typeset: words recognised on a scan, or filled into a form, are not on one line. */
export function areStraight(rows: readonly Row[]): boolean {
  const straight = rows.filter(({ spread }) => spread < STRAIGHT.spread)
  return rows.length < ENOUGH || straight.length >= STRAIGHT.share * rows.length
}

/** Amounts that are higher or lower than the rest of their row. */
export function offTheirLine(rows: readonly Row[]): Set<AmountOnPage> {
  return new Set(rows.filter(({ spread, off }) => spread < EXACT && off > OFF_LINE.least).map(({ amount }) => amount))
}
