import { bottom, top } from '../../model/page.ts'
import { nearestInLine } from '../../layout/alignment.ts'
import type { SectionName } from '../sections/section.ts'
import { lineUnder, type LineItem } from '../rows/line-item.ts'
import { workedFor } from './worked-for.ts'
import type { TableFlow, TableLine } from '../schema.ts'

/** Fewer of them may be a table's heading over the one line it has. */
const FEWEST = 3

/**
 * The lines of a stub set for a narrow screen, each with captions of its own: "Medicare" over "Current, Year to date" over
 * "$26.31, $554.04".
 */
export function captionedCards(flow: TableFlow): LineItem[] {
  const lines: LineItem[] = []
  let section: SectionName = { section: 'unknown', title: '' }
  for (const [i, line] of flow.lines.entries()) {
    const [title, ...more] = line.phrases
    const opened = title && more.length === 0 && line.figures.length === 0 ? title.says.section : null
    const card = cardAt(flow, i, section)
    if (card) lines.push(card)
    else if (opened) section = { section: opened, title: title!.text }
  }
  return lines.length >= FEWEST ? lines : []
}

/** The card whose name stands in a line: below it perhaps what was worked, then the captions and their figures. */
function cardAt(flow: TableFlow, index: number, section: SectionName): LineItem | null {
  const [line, next, ...others] = flow.lines.slice(index, index + 4)
  const [name, ...more] = line!.labels
  if (!name || !next || more.length > 0 || periodsIn(line!) || line!.figures.length > 0) return null
  const worked = periodsIn(next) ? {} : workedFor(next)
  const [captions, row]: readonly TableLine[] = worked.hours ? others : [next, ...others]
  if (!captions || !row || !periodsIn(captions) || top(row) - bottom(line!) > 5 * flow.em) return null
  const values = valuesUnder(captions, row)
  if (!values) return null
  return lineUnder(section, { name, values: { ...worked, ...values } })
}

/** "Current, Year to date" and nothing else. */
function periodsIn({ phrases, figures }: TableLine): boolean {
  const roles = phrases.map(({ says }) => says.role)
  return figures.length === 0 && roles.length === 2 && roles.includes('current') && roles.includes('ytd')
}

function valuesUnder({ phrases }: TableLine, row: TableLine): LineItem['values'] | null {
  const isOfFigures = row.labels.length === 0 && row.figures.length > 0
  if (!isOfFigures || !row.figures.every(({ amount }) => amount?.hasCents)) return null
  const captions = row.figures.map((figure) => nearestInLine(figure, phrases))
  if (new Set(captions).size < captions.length) return null
  return Object.fromEntries(row.figures.map((figure, i) => [captions[i]!.says.role!, figure]))
}
