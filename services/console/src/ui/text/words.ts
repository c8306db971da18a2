import { visible } from './visible.ts'

/** Names of the API as the page shows them. */

const SPECIAL: Readonly<Record<string, string>> = {
  bank_statement: 'Bank statement',
  pay_stub: 'Pay stub',
  w2: 'W-2',
  tax_return: 'Tax return',
  ytd_amount: 'Year to date',
  employer_ein: 'Employer EIN',
  business_ein: 'Business EIN',
  employee_ssn_last4: 'Employee SSN, last 4',
  taxpayer_ssn_last4: 'Taxpayer SSN, last 4',
  account_number_last4: 'Account number, last 4',
  schedule_se: 'Schedule SE',
  schedule_k1: 'Schedule K-1',
}

/** "1040-sr", "1099-nec", "ssa-1099". */
const FORM = /^(ssa-)?\d{4}(-[a-z]+)?$/

const UPPER = new Set(['ytd', 'ein', 'ssn', 'nsf', 'fica', 'id', 'ira', 'tin'])

/** "gross_pay_ytd" as "Gross pay YTD", "line_31" as "Line 31". */
export function words(name: string): string {
  const known = SPECIAL[name]
  if (known !== undefined) return known
  if (FORM.test(name)) return `Form ${name.toUpperCase()}`
  const spaced = name.split('_').map((word) => (UPPER.has(word) ? word.toUpperCase() : word))
  const joined = spaced.join(' ').replace(/^(schedule) ([a-f])\b/, (_, word: string, letter: string) => {
    return `${word} ${letter.toUpperCase()}`
  })
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}

export function documentTitle({ document_type, form }: { document_type: string; form: string | null }): string {
  return form === null ? words(document_type) : formTitle(form)
}

/** "1040-sr" as "Form 1040-SR", "schedule_k1" as "Schedule K-1". */
function formTitle(form: string): string {
  return form.startsWith('schedule') ? words(form) : `Form ${form.toUpperCase()}`
}

const NAMED_BY = ['account_holder', 'employee_name', 'taxpayer_name'] as const
const DATED_BY = ['period_end', 'pay_date', 'tax_year'] as const

/** The person and the date of a document: "Elena R Whitfield, Feb 28, 2025". */
export function documentSubject({ fields }: { fields: Record<string, { value: string | null }> }): string {
  const [name, date] = [NAMED_BY, DATED_BY].map((names) =>
    names.map((each) => fields[each]?.value).find((value) => value != null),
  )
  return [name && visible(name), date && day(date)].filter(Boolean).join(', ')
}

/** "Pay stub, Elena R Whitfield, Feb 28, 2025". */
export function documentName(
  document: Parameters<typeof documentTitle>[0] & Parameters<typeof documentSubject>[0],
): string {
  return [documentTitle(document), documentSubject(document)].filter(Boolean).join(', ')
}

/** A message of the service as a full sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const COLLATOR = new Intl.Collator('en-US', { numeric: true })

/** Natural sort order: 2 before 10. */
export function inOrder(a: string, b: string): number {
  return COLLATOR.compare(a, b)
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

/** "1 page", "2 pages". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

export function moment(timestamp: string): string {
  return TIME.format(new Date(timestamp))
}

/** A document's date: "2026-01-15" as "Jan 15, 2026". A date without a year is unchanged. */
export function day(date: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(date) ? DAY.format(new Date(`${date}T00:00:00Z`)) : date
}

const UNITS = ['B', 'KB', 'MB', 'GB'] as const

export function fileSize(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)))
  const value = bytes / 1024 ** power
  return `${value.toFixed(power > 0 && value < 10 ? 1 : 0)} ${UNITS[power] ?? 'B'}`
}
