import { bottom, left, right, top, type Box } from '../../page/page.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { columnGroup } from '../vocabulary/column.ts'
import { sectionOf, type Section } from '../vocabulary/section.ts'
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
  const own = heading.titles.flatMap((title) => named(title.text) ?? [])
  const above = sectionAbove(sheet, heading, region)
  const all = [...own, ...(above ? [above] : [])]
  return all.find((name) => name.section === 'employer') ?? all[0] ?? fromTheLeft(sheet, heading, headings)
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
