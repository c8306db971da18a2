import type { Alert, AlertCode } from '../alerts/catalog.ts'
import type { DocumentFacts } from '../facts.ts'
import { centsOf } from '../values.ts'
import type { SourceFigure } from './source-figure.ts'
import { type TaxSources, taxYear } from './source.ts'
import type { YearNote } from './year-figure.ts'

const NOTES: Record<YearNote, string> = {
  mileage_rate_unknown: 'business miles were not added back: the depreciation rate of the year is not known',
  income_above_distributions:
    'the income was limited to what was paid out; proof that the business is liquid would allow more',
  meals_may_be_whole: 'meals of 2021 and 2022 may have been deducted in full, so taking line 24b off may be too much',
}

/** What a person should know of the returns before relying on the figure. */
export function taxAlerts(
  forms: readonly DocumentFacts[],
  { classifications }: TaxSources,
  figures: readonly SourceFigure[],
): Alert[] {
  return [
    ...figures.flatMap(figureAlerts),
    ...netResultMissing(forms),
    ...schedulesMissing(forms),
    ...leftOut(
      classifications.map(({ rule }) => rule),
      forms,
    ),
  ]
}

function figureAlerts({ source, declining, years, notes }: SourceFigure): Alert[] {
  const ids = years.flatMap(({ documents }) => documents.map(({ id }) => id))
  const alert = (code: AlertCode, text: string): Alert => ({
    code,
    message: `${source.label}: ${text}`,
    document_ids: ids,
  })
  const alerts = [...notes].map((note) => alert(note, NOTES[note]))
  if (declining) alerts.push(alert('declining_income', 'income declines from one year to the next'))
  if (source.kind === 'rental') {
    alerts.push(
      alert(
        'housing_payment_not_taken_off',
        "the property's mortgage payment, taxes and insurance are still to be taken off",
      ),
    )
  } else if (years.length === 1) alerts.push(alert('one_year_only', 'one tax year only; two are usual'))
  return alerts
}

function netResultMissing(forms: readonly DocumentFacts[]): Alert[] {
  const blank = forms.filter(
    ({ form, fields }) =>
      (form === 'schedule_c' && centsOf(fields['line_31']) === null) ||
      (form === 'schedule_f' && centsOf(fields['line_34']) === null),
  )
  if (blank.length === 0) return []
  const message = 'A Schedule C or F shows no net result, so it carries no figure'
  return [{ code: 'net_result_missing', message, document_ids: blank.map(({ id }) => id) }]
}

/** A return that takes income from Schedule 1 for a year of which the package has no schedule with income. */
function schedulesMissing(forms: readonly DocumentFacts[]): Alert[] {
  const schedules = new Set(['schedule_c', 'schedule_e', 'schedule_f', 'schedule_k1', 'schedule_1'])
  const covered = new Set(forms.filter(({ form }) => schedules.has(form ?? '')).map(taxYear))
  const missing = forms.filter((document) => {
    if (document.form !== '1040' && document.form !== '1040-sr') return false
    return !covered.has(taxYear(document)) && fromScheduleOne(document) !== 0n
  })
  if (missing.length === 0) return []
  const message = 'A return shows income from Schedule 1, but its schedules are not in the package'
  return [{ code: 'schedules_missing', message, document_ids: missing.map(({ id }) => id) }]
}

/** The line of each year's form that brings over Schedule 1's income. */
function fromScheduleOne(document: DocumentFacts): bigint {
  const year = taxYear(document) ?? Infinity
  const line = year >= 2020 ? 'line_8' : year === 2019 ? 'line_7a' : 'line_6_from_schedule_1'
  return centsOf(document.fields[line]) ?? 0n
}

function leftOut(rules: readonly string[], forms: readonly DocumentFacts[]): Alert[] {
  if (!rules.includes('source_ended')) return []
  const message = 'Income of an earlier year that the latest returns no longer show was left out'
  return [{ code: 'source_ended', message, document_ids: forms.map(({ id }) => id) }]
}
