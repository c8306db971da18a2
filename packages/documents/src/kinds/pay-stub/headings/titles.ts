import { left } from '../../../model/page.ts'
import type { Phrase } from '../../../layout/phrases.ts'
import { isAccountHeading, isDescriptionHeading, isQualifierHeading } from '../vocabulary/column.ts'
import { holdsMoney, sectionOf } from '../vocabulary/section.ts'
import type { Heading } from './heading.ts'

/** "Deduction", "Taxes": what tables of pay are called. */
export const namesTable = (text: string) => holdsMoney(sectionOf(text)) && !isQualifierHeading(text)

/** What stands over the words of a table's lines. */
export function headsWords(text: string): boolean {
  return sectionOf(text) !== null || [isDescriptionHeading, isQualifierHeading, isAccountHeading].some((is) => is(text))
}

/** The title over the lines' names: a description column where there is one, else the first that is no qualifier; of "Dept, Type" the type. */
export function nameTitle({ titles, columns }: Heading): Phrase | null {
  const before = titles.filter((title) => left(title) < left(columns[0]!))
  const candidates = before.length > 0 ? before : titles
  return (
    titles.find((title) => isDescriptionHeading(title.text)) ??
    candidates.find((title) => !isQualifierHeading(title.text)) ??
    before.find((title) => /^type$/i.test(title.text)) ??
    candidates[0] ??
    null
  )
}
