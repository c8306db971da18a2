import type { Line } from '../../../layout/lines.ts'
import type { Word } from '../../../model/page.ts'
import type { SectionName } from '../../../tables/sections.ts'
import type { Section } from '../../../tables/sections.ts'
import { isTotalLine, totalLabel } from '../vocabulary/total.ts'
import type { TotalLabel } from '../../../tables/totals.ts'
import type { Row } from './row.ts'

/** A line of a table under its section: an earning, a tax, a deduction, or what adds them up. */
export interface StubLine {
  section: Section
  /** As printed over it. */
  sectionTitle: string
  description: string
  name: Word[]
  values: Row['values']
  total: TotalLabel | null
  /** Amounts of it fell into no column. */
  strays: boolean
  /** One of its figures could not be made out. */
  unread: boolean
  /** Below the line that adds up the earnings: what is taken from them. */
  afterGross: boolean
}

/** What a detector finds of a line: its name, and what stands in its columns. */
export interface Item {
  name: Pick<Line, 'words' | 'text'>
  values: Row['values']
}

/** An item as a line of its section, above the line that adds up the earnings. */
export function lineUnder({ section, title }: SectionName, { name: { words, text }, values }: Item): StubLine {
  const named = { section, sectionTitle: title, description: text, name: words, values }
  return { ...named, total: totalOf(text, section), strays: false, unread: false, afterGross: false }
}

/** The items under one title. What comes after the gross is taken from it. */
export function linesUnder(title: SectionName, items: readonly Item[]): StubLine[] {
  const lines = items.map((item) => lineUnder(title, item))
  const gross = lines.findIndex(({ total }) => total?.name === 'gross_pay')
  return lines.map((line, i) => ({ ...line, afterGross: gross >= 0 && i > gross }))
}

/** A sum that keeps to no columns, as below a table it is no line of: net pay has neither hours nor a rate. */
export function isSetApart({ total, strays, values }: StubLine): boolean {
  const others = Object.keys(values).some((role) => role !== 'current' && role !== 'ytd')
  return total !== null && (strays || (total.name === 'net_pay' && others))
}

/** What a line adds up, said by its name or, where that is a bare "Total" or missing, by its section. */
export function totalOf(description: string, section: Section): TotalLabel | null {
  const label = totalLabel(description)
  if (label && label.name !== 'partial') return label
  if (description !== '' && !isTotalLine(description)) return null
  const bare = /^\W*(grand |sub)?totals?\W*$/i.test(description) || description === ''
  const name = !bare
    ? 'partial'
    : section === 'earnings'
      ? 'gross_pay'
      : section === 'taxes'
        ? 'total_taxes'
        : 'partial'
  return { name, period: null, sure: false }
}
