import { nearestInLine, shareColumn } from '../../layout/geometry.ts'
import { holdsMoney, type TableFlow, type TableLine, type TablePhrase } from '../schema.ts'
import { type LineItem, lineUnder } from '../rows/line-item.ts'

/** Fewer amounts beside each other are totals. */
const FEWEST = 3
/** Lines above a strip's amounts: its names, possibly on two lines, and its titles. */
const NAMES = 2
const TITLES = 4

/**
 * The lines of a stub that prints them in strips, each name over its amount: "Hours | Rate | Earnings" over "Regular |
 * Overtime | Regular | …", as on the stubs of checks that are written by hand or on a pegboard.
 */
export function stripLines(flow: TableFlow): LineItem[] {
  return flow.lines.flatMap((row, i) => {
    if (!isStrip(row)) return []
    const above = flow.lines.slice(Math.max(0, i - TITLES), i).toReversed()
    const [names, titles] = [namesIn(above.slice(0, NAMES)), titlesIn(above.slice(1))]
    if (names.length === 0 || titles.length === 0) return []
    return row.figures.flatMap((current) => {
      const name = nearestInLine(current, names)
      const title = nearestInLine(name, titles)
      const { section } = title.says
      return section && holdsMoney(section)
        ? [lineUnder({ section, title: title.text }, { name, values: { current } })]
        : []
    })
  })
}

/** "Welfare  Pension  Annuity" over "580.00  617.50  325.00": names without a table over amounts without names. */
export const isOverStrip = (names: TableLine, amounts: TableLine | undefined): boolean =>
  names.figures.length === 0 && names.phrases.length >= FEWEST && amounts !== undefined && isStrip(amounts)

const isStrip = ({ labels, figures }: TableLine) => labels.length === 0 && figures.length >= FEWEST

/** The names over a strip; a total that its cell sets higher counts too. */
function namesIn([line, higher]: readonly TableLine[]): TablePhrase[] {
  const names = line && line.figures.length === 0 ? line.phrases : []
  const totals = higher?.phrases.filter(({ says }) => says.total !== null) ?? []
  return [...names, ...totals.filter((total) => !names.some((name) => shareColumn(name, total)))]
}

/** What the names below it are: hours, rates, or lines of a section. */
const isTitle = ({ says: { role, section, isTotal } }: TablePhrase) =>
  !isTotal && (role === 'hours' || role === 'rate' || holdsMoney(section))

/** The titles on the next line above that has any. */
function titlesIn(above: readonly TableLine[]): TablePhrase[] {
  const titles = above.map(({ phrases, figures }) => (figures.length === 0 ? phrases.filter(isTitle) : []))
  return titles.find((own) => own.length > 0) ?? []
}
