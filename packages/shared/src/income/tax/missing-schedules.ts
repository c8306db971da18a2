import type { Alert } from '../alerts/catalog.ts'
import type { DocumentFacts } from '../model/facts.ts'
import { centsOf } from '../papers/values.ts'
import { taxYear } from './sources/source.ts'

/** A line carried over from other forms, and the forms that may show it. */
interface BroughtOver {
  form: string
  line: string
  income: string
  shownBy: readonly string[]
  asked: string
}

/** A return is complete with all its schedules (Selling Guide B3-3.2-01, Documentation Requirements). */
const BROUGHT_OVER: readonly BroughtOver[] = [
  { form: 'schedule_1', line: '3', income: 'business income', shownBy: ['schedule_c'], asked: 'Schedule C' },
  {
    form: 'schedule_1',
    line: '5',
    income: 'income of rentals, royalties, partnerships or trusts',
    shownBy: ['schedule_e', 'schedule_k1'],
    asked: 'Schedule E',
  },
  { form: 'schedule_1', line: '6', income: 'farm income', shownBy: ['schedule_f'], asked: 'Schedule F' },
  {
    form: 'schedule_e',
    line: '32',
    income: 'income of partnerships or S corporations',
    shownBy: ['schedule_k1'],
    asked: 'Schedule K-1',
  },
]
/** Schedule 1 has had these numbers since 2019. */
const FIRST_YEAR = 2019

/** Forms of a household with lines carried over from forms that the package lacks. */
export function schedulesMissing(forms: readonly DocumentFacts[]): Alert[] {
  return [...withoutAnySchedule(forms), ...BROUGHT_OVER.flatMap((line) => withoutItsSchedule(forms, line))]
}

function withoutItsSchedule(forms: readonly DocumentFacts[], { form, line, income, shownBy, asked }: BroughtOver) {
  const shown = yearsOf(forms, shownBy)
  const missing = forms.filter((document) => {
    const year = taxYear(document)
    if (document.form !== form || year === null || year < FIRST_YEAR || shown.has(year)) return false
    return (centsOf(document.fields[`line_${line}`]) ?? 0n) !== 0n
  })
  return missing.map((document): Alert => {
    const message = `${titleOf(form)} of ${taxYear(document)} shows ${income} on line ${line}, but no ${asked} of the year is in the package`
    return { code: 'schedules_missing', message, document_ids: [document.id] }
  })
}

function titleOf(form: string): string {
  return form === 'schedule_1' ? 'Schedule 1' : 'Schedule E'
}

/**
 * A taxpayer's return with income from Schedule 1 for a year in which the package has none of their schedules with
 * income.
 */
function withoutAnySchedule(forms: readonly DocumentFacts[]): Alert[] {
  const covered = yearsOf(forms, ['schedule_c', 'schedule_e', 'schedule_f', 'schedule_k1', 'schedule_1'])
  const missing = forms.filter((document) => {
    if (document.form !== '1040' && document.form !== '1040-sr') return false
    return !covered.has(taxYear(document)) && fromScheduleOne(document) !== 0n
  })
  if (missing.length === 0) return []
  const message = 'A return shows income from Schedule 1, but its schedules are not in the package'
  return [{ code: 'schedules_missing', message, document_ids: missing.map(({ id }) => id) }]
}

function yearsOf(forms: readonly DocumentFacts[], kinds: readonly string[]): ReadonlySet<number | null> {
  return new Set(forms.filter(({ form }) => kinds.includes(form ?? '')).map(taxYear))
}

/** The line of each year's form that carries over Schedule 1's income. */
function fromScheduleOne(document: DocumentFacts): bigint {
  const year = taxYear(document) ?? Infinity
  const line = year >= 2020 ? 'line_8' : year === 2019 ? 'line_7a' : 'line_6_from_schedule_1'
  return centsOf(document.fields[line]) ?? 0n
}
