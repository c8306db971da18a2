import { linesOf } from '../layout/lines.ts'
import type { Flow } from '../layout/flow.ts'
import { left, middleY, right, type Word } from '../model/page.ts'
import type { KnownLines } from '../forms/known-lines.ts'
import { amountsInFields, amountsInText, type Amount } from './amounts.ts'
import type { LineValue } from './line-value.ts'
import { findLabels, onOneRow, type Label } from './numbers/line-labels.ts'
import { numberOf } from './numbers/line-number.ts'

/** Where the second list begins, in parts of the width. */
const MIDDLE = 0.495
/** The column of amounts ends at one place; an itemised amount ends at least so far before it (points). */
const ITEMISED = 24
const BY_LIST = 0.97

/**
 * Two lists side by side whose lines have their number before their wording alone, as on Schedule M-1: an amount at the right of its
 * list is that of the line whose wording ends there, one within the wording that of a lettered item ("b Meals $ 1,200").
 */
export function readLists(flow: Flow, known: KnownLines): LineValue[] {
  const { width } = flow.page
  return [0, MIDDLE * width].flatMap((from, i) => {
    const to = i === 0 ? MIDDLE * width : width
    const isOwn = (place: { box: Word['box'] }) => left(place) >= from && left(place) < to
    const rows = linesOf({ words: flow.words.filter(isOwn) })
    const { margins } = findLabels(rows, new Set())
    const numbers = new Set(margins.flatMap(({ words }) => words))
    const amounts = [...amountsInFields(flow.page.formFields.filter(isOwn), rows), ...amountsInText(rows, numbers)]
    const end = Math.max(0, ...amounts.map(right))
    return amounts.flatMap((amount) => valueOf(amount, lineOf(amount, { margins, end, known }), flow))
  })
}

interface List {
  margins: readonly Label[]
  /** Where its amounts end. */
  end: number
  known: KnownLines
}

function lineOf(amount: Amount, { margins, end, known }: List): string | null {
  const margin = margins.findLast((label) => onOneRow(label, amount) || middleY(label) < middleY(amount))
  if (!margin) return null
  if (known.inner.includes(margin.line) && right(amount) < end - ITEMISED) return margin.line
  const choices = [margin.line, numberOf(margin.line)]
  return choices.find((line) => known.outer.includes(line)) ?? null
}

function valueOf({ cents, raw, box, confidence }: Amount, line: string | null, { page }: Flow): LineValue[] {
  if (line === null) return []
  const value = { line, cents, raw, page: page.number, box, certainty: BY_LIST }
  return [{ ...value, confidence: BY_LIST * confidence }]
}
