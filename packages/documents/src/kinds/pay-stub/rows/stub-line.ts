import type { Word } from '../../../model/page.ts'
import type { Section } from '../vocabulary/section.ts'
import { isTotalLine, totalLabel, type TotalLabel } from '../vocabulary/total.ts'
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

/** Leave, notes and what the employer pays have figures that are no part of the pay. */
export function countsAsPay(section: Section): boolean {
  return section !== 'employer' && section !== 'leave' && section !== 'information'
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
