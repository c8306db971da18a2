import { bottom, left, top, type Word } from '../../model/page.ts'
import { inCells } from '../../layout/geometry.ts'
import type { Figure } from '../../layout/lexer/numbers.ts'
import type { Item } from '../rows/line-item.ts'
import type { TableFlow, TableLine, TablePhrase } from '../schema.ts'

/** A name with this period's amount and the year's, or only a title. */
export interface Card extends Item {
  name: TablePhrase
  /** One of several side by side. */
  isInRow?: boolean
}

/**
 * A row of names; above or below it the row of this period's amounts; then perhaps hours and rates, and the year's
 * amounts.
 */
export function boxedCards(flow: TableFlow, index: number): { cards: Card[]; end: number } | null {
  const [first, second] = [flow.lines[index]!, lineNext(flow, index)]
  if (!second) return null
  const [names, row] = first.figures.length === 0 ? [first, second] : [second, first]
  const now = isRowOfAmounts(row) && names.figures.length === 0 ? cellsOf(names, row) : null
  if (!now || now.size < names.labels.length) return null
  const worked = workedBelow(flow, index + 1)
  const end = index + (worked ? 3 : 2)
  const below = lineBelow(flow, end - 1)
  // If unlabelled, the amounts below names that already have amounts belong to the next cards.
  const saysSo = below && below.labels.every(({ says }) => says.role === 'ytd')
  const isOfYear = saysSo && (names === first || below.labels.length > 0) && below.figures.every(hasCents)
  const years = isOfYear ? cellsOf(names, below) : null
  const cards = names.labels.map((name, i): Card => {
    const [current, ytd] = [now.get(name), years?.get(name)]
    const own = worked ? cellIn(worked, names.labels, i) : {}
    return {
      name,
      values: { ...own, ...(current && { current }), ...(ytd && { ytd }) },
      isInRow: names.labels.length > 1,
    }
  })
  return { cards, end: years ? end + 1 : end }
}

const isRowOfAmounts = ({ labels, figures }: TableLine) => labels.length === 0 && figures.every(hasCents)

/** The amount under or over each name, where every cell begins with its name. */
function cellsOf({ labels }: TableLine, { figures }: TableLine): Map<TablePhrase, Figure> | null {
  const cells = inCells(labels, figures)
  return cells && new Map([...cells].map(([figure, name]) => [name, figure]))
}

/** "80.00 hrs", "3.50 hrs @ $34.50" under the amounts of a row of cards. */
function workedBelow(flow: TableFlow, index: number): TableLine | null {
  const below = lineBelow(flow, index)
  const isOfHours =
    below !== undefined && below.labels.length > 0 && below.labels.every(({ text }) => /^(hrs?|hours?)\b/i.test(text))
  return isOfHours ? below : null
}

function cellIn(worked: TableLine, names: readonly TablePhrase[], i: number): Card['values'] {
  const [from, to] = [left(names[i]!), names[i + 1] ? left(names[i + 1]!) : Infinity]
  const isWithin = (word: Word | Figure) => left(word) >= from - 0.5 * worked.em && left(word) < to
  const [words, figures] = [worked.words.filter(isWithin), worked.figures.filter(isWithin)]
  const [hours, rate] = figures
  return words.length > 0 && figures.length <= 2 ? { ...(hours && { hours }), ...(rate && { rate }) } : {}
}

export const hasCents = ({ amount }: Figure) => amount?.hasCents === true

/** The next line, if it is close enough to be part of the same card and has amounts. */
export function lineBelow(flow: TableFlow, index: number): TableLine | undefined {
  const below = lineNext(flow, index)
  return below && below.figures.length > 0 ? below : undefined
}

function lineNext(flow: TableFlow, index: number): TableLine | undefined {
  const [line, next] = flow.lines.slice(index, index + 2)
  return next && top(next) - bottom(line!) < flow.em ? next : undefined
}
