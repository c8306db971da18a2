import { bottom, left, right, top, type Box } from '../../page/page.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { columnGroup, isAccountHeading } from '../vocabulary/column.ts'
import { holdsMoney, sectionOf, type Section } from '../vocabulary/section.ts'
import type { Phrase } from '../sheet/phrase.ts'
import { totalLabel } from '../vocabulary/total.ts'
import type { Heading } from './heading.ts'

export interface SectionName {
  section: Section
  title: string
}

/** The section a table opens with: what its own titles say, and what is printed right above it. */
export function sectionOfHeading(
  sheet: Sheet,
  heading: Heading,
  region: Box,
  headings: readonly Heading[],
): SectionName {
  const total = titledTotal(heading)
  if (total) return { section: 'summary', title: total.text }
  const own = heading.titles.flatMap((title) => named(title.text) ?? [])
  const above = sectionAbove(sheet, heading, region)
  const all = [...own, ...(above ? [above] : [])]
  // A box of other information may stand on the line of the heading.
  const said = all.find((name) => name.section === 'employer') ?? own.find((name) => holdsMoney(name.section)) ?? all[0]
  return said ?? byColumns(heading) ?? fromTheLeft(sheet, heading, headings)
}

/** "Net Pay | Current | YTD" over nothing but its figures. */
export function titledTotal({ titles }: Heading): Phrase | null {
  const [title] = titles
  return titles.length === 1 && title && totalLabel(title.text)?.name === 'net_pay' ? title : null
}

/** What the columns alone give away: accounts are paid into, and what has a balance and no amount is leave. */
function byColumns({ titles, columns }: Heading): SectionName | null {
  if (columns.every(({ role }) => role === 'base')) return { section: 'leave', title: '' }
  const account = titles.find((title) => isAccountHeading(title.text))
  return account ? { section: 'distribution', title: account.text } : null
}

/** A table set in two halves has its name over the left one only. */
function fromTheLeft(sheet: Sheet, heading: Heading, headings: readonly Heading[]): SectionName {
  const twin = headings.find((other) => isTwin(other, heading) && right(other) < left(heading))
  const above = twin && sectionAbove(sheet, twin, [-Infinity, 0, left(heading), Infinity])
  return above ?? { section: 'unknown', title: '' }
}

function isTwin(a: Heading, b: Heading): boolean {
  const titles = (heading: Heading) => heading.titles.map((title) => title.text.toLowerCase()).join('|')
  return Math.abs(top(a) - top(b)) < 2 && titles(a) !== '' && titles(a) === titles(b)
}

function sectionAbove(sheet: Sheet, heading: Heading, region: Box): SectionName | null {
  const reach = 2.6 * sheet.em
  const hasEmployerColumns = heading.columns.some((column) => column.role === 'employer')
  const lines = sheet.lines.filter(
    (line) => bottom(line) <= top(heading) + 0.4 * sheet.em && bottom(line) > top(heading) - reach,
  )
  for (const line of lines.reverse()) {
    for (const phrase of line.phrases) {
      if (left(phrase) < region[0] - 1 || left(phrase) > right(heading) || right(phrase) > region[2]) continue
      const overColumns = hasEmployerColumns && columnGroup(phrase.text) !== null
      const name = overColumns ? null : named(phrase.text)
      if (name) return name
    }
  }
  return null
}

function named(title: string): SectionName | null {
  const section = sectionOf(title)
  return section && { section, title }
}
