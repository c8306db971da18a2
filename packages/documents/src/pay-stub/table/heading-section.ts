import { bottom, left, right, top, type Box } from '../../page/page.ts'
import { phrasesOf } from '../sheet/phrase.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { isDescriptionHeading } from '../vocabulary/column.ts'
import { sectionOf, type Section } from '../vocabulary/section.ts'
import type { Heading } from './heading.ts'

export interface SectionName {
  section: Section
  title: string
}

/** The section a table opens with: what its own titles say, and what is printed right above it. */
export function sectionOfHeading(sheet: Sheet, heading: Heading, region: Box): SectionName {
  const own = heading.titles
    .filter((title) => !isDescriptionHeading(title.text))
    .flatMap((title) => named(title.text) ?? [])
  const above = sectionAbove(sheet, heading, region)
  const all = [...own, ...(above ? [above] : [])]
  return all.find((name) => name.section === 'employer') ?? all[0] ?? { section: 'unknown', title: '' }
}

function sectionAbove(sheet: Sheet, heading: Heading, region: Box): SectionName | null {
  const reach = 2.6 * sheet.em
  const lines = sheet.lines.filter(
    (line) => bottom(line) <= top(heading) + 0.4 * sheet.em && bottom(line) > top(heading) - reach,
  )
  for (const line of lines.reverse()) {
    for (const phrase of phrasesOf(line, sheet.em)) {
      if (left(phrase) < region[0] - 1 || left(phrase) > right(heading) || right(phrase) > region[2]) continue
      const name = named(phrase.text)
      if (name) return name
    }
  }
  return null
}

function named(title: string): SectionName | null {
  const section = sectionOf(title)
  return section && { section, title }
}
