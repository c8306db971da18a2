import { type Cents, sumCents } from '@income/shared'
import type { Word } from '../../model/page.ts'
import { isPeriod, type SectionName, type Section, type TablePhrase, type TotalLabel, type Period } from '../schema.ts'
import type { Row } from './row.ts'

const PARTIAL: TotalLabel = { name: 'partial', period: null, sure: false }

/** A line of a table under its section: an earning, a tax, a deduction, or a sum of these. */
export interface LineItem {
  section: Section
  /** As printed over it. */
  sectionTitle: string
  description: string
  name: Word[]
  values: Row['values']
  total: TotalLabel | null
  /** Whether some of its amounts are in no column. */
  strays: boolean
  /** One of its amounts was unreadable. */
  unread: boolean
  /** Whether it is below the sum of the earnings: deductions from them. */
  afterGross: boolean
}

/** What a detector finds on a line: its name, and the contents of its columns. */
export interface Item {
  name: Pick<TablePhrase, 'words' | 'text' | 'read'>
  values: Row['values']
}

/** An item as a line of its section, above the sum of the earnings. */
export function lineUnder({ section, title }: SectionName, { name: { words, text, read }, values }: Item): LineItem {
  const named = { section, sectionTitle: title, description: text, name: words, values }
  return { ...named, total: totalOf({ text, read }, section), strays: false, unread: false, afterGross: false }
}

/** The items under one title. Those after the gross are deductions from it. */
export function linesUnder(title: SectionName, items: readonly Item[]): LineItem[] {
  const lines = items.map((item) => lineUnder(title, item))
  const gross = lines.findIndex(({ total }) => total?.name === 'gross_pay')
  return lines.map((line, i) => ({ ...line, afterGross: gross >= 0 && i > gross }))
}

/** A sum outside the columns, as below a table that it does not belong to: net pay has neither hours nor a rate. */
export function isSetApart({ total, strays, values }: LineItem): boolean {
  const others = Object.keys(values).some((role) => !isPeriod(role))
  return total !== null && (strays || (total.name === 'net_pay' && others))
}

/** The amount of a line in a column; 0 where it has none. */
export const centsIn = ({ values }: Pick<LineItem, 'values'>, column: Period = 'current'): Cents =>
  values[column]?.amount?.cents ?? 0n

/** What the lines of a column add up to. */
export const sumIn = (lines: readonly Pick<LineItem, 'values'>[], column: Period = 'current'): Cents =>
  sumCents(lines.map((line) => centsIn(line, column)))

/** What a line sums, by its name or, if that is a bare "Total" or missing, by its section. */
export function totalOf({ text, read }: Pick<TablePhrase, 'text' | 'read'>, section: Section): TotalLabel | null {
  if (text === '') return sumOfSection(section)
  const { total, isTotal } = read(text)
  if (total && total.name !== 'partial') return total
  if (!isTotal) return null
  return /^\W*(grand |sub)?totals?\W*$/i.test(text) ? sumOfSection(section) : PARTIAL
}

/** What the sum of a section is if nothing names it. */
export function sumOfSection(section: Section): TotalLabel {
  return section === 'earnings'
    ? { ...PARTIAL, name: 'gross_pay' }
    : section === 'taxes'
      ? { ...PARTIAL, name: 'total_taxes' }
      : PARTIAL
}
