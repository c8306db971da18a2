/** What the lines under a heading are. `unknown` lines are told apart by their own names. */
export type Section =
  | 'earnings'
  | 'taxes'
  | 'deductions'
  | 'adjustments'
  | 'employer'
  | 'summary'
  | 'distribution'
  | 'leave'
  | 'information'
  | 'unknown'

export interface SectionName {
  section: Section
  title: string
}

/** Whether lines of pay stand under a heading, so that "Amount" behind it heads a column of money. */
export function holdsMoney(section: Section | null): boolean {
  return section !== null && section !== 'information' && section !== 'leave' && section !== 'distribution'
}

/** Leave, notes and what the employer pays have figures that are no part of the pay. */
export function countsAsPay(section: Section): boolean {
  return section !== 'employer' && section !== 'leave' && section !== 'information'
}
