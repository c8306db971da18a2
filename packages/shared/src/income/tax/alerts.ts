import { sumCents } from '../../money/cents.ts'
import type { Alert, AlertCode } from '../alerts/catalog.ts'
import { dollars, exact, percent } from '../arithmetic/exact.ts'
import type { DocumentFacts } from '../model/facts.ts'
import { GUIDELINES } from '../settings/guideline.ts'
import type { Decisions, IncomeFacts } from '../model/rule-set.ts'
import { jumps } from '../arithmetic/trend.ts'
import { centsOf } from '../papers/values.ts'
import { evidenceAlerts } from './evidence-alerts.ts'
import { isBusinessReturn, isOfBusiness } from './identity/form-kinds.ts'
import type { SourceKind } from './sources/line.ts'
import { schedulesMissing } from './missing-schedules.ts'
import { ownershipOf, selfEmployedFrom } from './figure/ownership.ts'
import type { SourceFigure } from './figure/source-figure.ts'
import { namesOf, type TaxSources } from './sources/source.ts'
import type { Source } from './sources/sourced.ts'
import type { YearNote } from './figure/year-note.ts'

const NOTES: Record<YearNote, string> = {
  mileage_rate_unknown: 'business miles were not added back: the depreciation rate of the year is not known',
  actual_car_expenses:
    'business miles were not added back: line 9 is less than the standard mileage rate gives, so actual expenses were claimed',
  income_above_distributions:
    'the income was limited to what was paid out; proof that the business is liquid would allow more',
  corporate_income_unconfirmed:
    'nothing was counted: the return of a corporation shows neither that the borrower owns all of it nor that it is liquid; confirm both',
  no_distribution_history:
    'a Schedule K-1 shows no distributions, so no income of its year was counted beyond guaranteed payments; proof that the business is liquid would allow it',
  meals_may_be_whole: 'meals of 2021 and 2022 may have been deducted in full, so subtracting line 24b may be too much',
  personal_use:
    'its owner used it for more than 14 days and more than 10 % of the days let, or for the rest of the year, so its income is spread over 12 months; rent from a second home does not count',
  part_year_rental:
    'the income is divided by the months let; this is correct only if a document shows that it was in service for part of the year',
  no_rental_days:
    'no fair rental days are reported, so the return does not show that the property was let; its income is spread over 12 months',
}

export interface Judged {
  facts: IncomeFacts
  forms: readonly DocumentFacts[]
  tax: TaxSources
  figures: readonly SourceFigure[]
  decisions: Decisions
}

/** What a person should know about the returns before relying on the income. */
export function taxAlerts({ facts, forms, tax, figures, decisions }: Judged): Alert[] {
  const rules = new Set(tax.classifications.map(({ rule }) => rule))
  return [
    ...figures.flatMap((figure) => figureAlerts(figure, facts, decisions)),
    ...tax.sources.flatMap((source) => guaranteedPaymentsLeftOut(source, decisions)),
    ...tax.sources.flatMap((source) => trustLeftOut(source, facts, decisions)),
    ...differentTaxpayers(tax),
    ...netResultMissing(forms),
    ...evidenceAlerts(tax),
    ...tax.households.flatMap(({ forms: own }) => schedulesMissing(own.map(({ document }) => document))),
    ...leftOut(rules, forms),
    ...overlapping(rules, facts, figures),
  ]
}

function figureAlerts(figure: SourceFigure, facts: IncomeFacts, decisions: Decisions): Alert[] {
  const { source, declining, years, notes } = figure
  const ids = years.flatMap(({ documents }) => documents.map(({ id }) => id))
  const alert = (code: AlertCode, text: string): Alert => ({
    code,
    message: `${source.label}: ${text}`,
    document_ids: ids,
  })
  const alerts = [...notes].map((note) => alert(note, NOTES[note]))
  if (declining) alerts.push(alert('declining_income', 'income declines from one year to the next'))
  if (OF_BUSINESS.has(source.kind) && source.identified) alerts.push(...steepDecline(figure, facts, alert))
  if (OF_BUSINESS.has(source.kind) && source.identified && jumped(years)) {
    alerts.push(alert('income_jump', 'income rises by more than 20% from one year to the next'))
  }
  if (source.kind === 'rental') {
    const text = "subtract the property's mortgage payment, taxes and insurance"
    alerts.push(alert('housing_payment_not_taken_off', text))
  } else if (years.length === 1) alerts.push(alert('one_year_only', 'only one tax year; two are usual'))
  if (mayEnd(source.kind) && !decisions.confirmed('continuance', source.key)) {
    const { continuanceMonths } = GUIDELINES[facts.settingsFor(source.key).guideline]
    alerts.push(alert('continuance', `no document shows that it continues for ${continuanceMonths.value} months`))
  }
  if (mayBeRolledOver(figure)) {
    const text = 'more than half of it is not taxed: part of it may have been rolled over, which is not income'
    alerts.push(alert('rollover_possible', text))
  }
  if (source.kind === 'partnership') alerts.push(...ownershipAlerts(figure, facts, alert))
  return alerts
}

/**
 * A decline beyond which the guideline requires manual underwriting (HUD 4000.1 II.A.4.c, Stability of Self-Employment
 * Income).
 */
function steepDecline(
  { source, years: [last, before] }: SourceFigure,
  facts: IncomeFacts,
  alert: (code: AlertCode, text: string) => Alert,
): Alert[] {
  const { selfEmploymentDecline, title } = GUIDELINES[facts.settingsFor(source.key).guideline]
  if (selfEmploymentDecline.value === null || !last || !before) return []
  const share = exact(selfEmploymentDecline.value)
  const least = before.cashFlow.value.sub(before.cashFlow.value.abs().mul(share))
  if (last.cashFlow.value.gte(least)) return []
  return [
    alert('manual_underwriting', `income falls by more than ${percent(share)}: ${title} asks for manual underwriting`),
  ]
}

/** Years of different people are never compared; only a person can tell whether all of them are borrowers. */
function differentTaxpayers(tax: TaxSources): Alert[] {
  // The return of a business names no taxpayer.
  const households = tax.households.filter(({ forms }) => forms.some(({ document }) => !isOfBusiness(document)))
  if (households.length < 2) return []
  const named = households.map(({ forms, latestYear }) => `${namesOf(forms) || 'not named'}, ${latestYear}`)
  const message = `The tax returns belong to different people; each is judged by their own latest year: ${named.sort().join('; ')}`
  const ids = households.flatMap(({ forms }) => forms.map(({ document }) => document.id))
  return [{ code: 'different_taxpayers', message, document_ids: ids }]
}

/** The trend of a business is part of its analysis (Fannie Mae Form 1084, B3-3.1-01). */
function jumped([last, before]: SourceFigure['years']): boolean {
  return last !== undefined && before !== undefined && jumps(before.cashFlow.value, last.cashFlow.value)
}

/**
 * Only a small part of an annuity is untaxed return of cost; if most is untaxed, a rollover is more likely (Form 1040,
 * lines 4 and 5).
 */
function mayBeRolledOver({ source, years }: SourceFigure): boolean {
  if (source.kind !== 'ira' && source.kind !== 'pension') return false
  return years.some(({ untaxed, cashFlow }) => cashFlow.value.lt(exact(2n * untaxed)))
}

/** Income that ends with a balance or a decree (Fannie Mae B3-3.1-01, Continuity of Income; HUD 4000.1 II.A.4.c). */
function mayEnd(kind: SourceKind): boolean {
  return kind === 'ira' || kind === 'pension' || kind === 'alimony' || kind === 'trust'
}

function ownershipAlerts(
  { source, years }: SourceFigure,
  facts: IncomeFacts,
  alert: (code: AlertCode, text: string) => Alert,
): Alert[] {
  const owned = ownershipOf(years[0]!.documents)
  if (owned === null)
    return [alert('ownership_unknown', 'the Schedule K-1 does not say how much of the business the borrower owns')]
  const threshold = selfEmployedFrom(facts.settingsFor(source.key).guideline)
  if (exact(owned).lt(threshold)) {
    const text = `the borrower owns ${owned} %, less than ${threshold.toString()} %: not self-employed, so only the Schedule K-1 counts`
    return [alert('minority_owner', text)]
  }
  if (years[0]!.documents.some(isBusinessReturn)) return []
  const text = `the borrower owns ${owned} %, which is ${threshold.toString()} % or more: self-employed, so the returns of the business are needed`
  return [alert('self_employed_owner', text)]
}

function guaranteedPaymentsLeftOut({ label, entries }: Source, decisions: Decisions): Alert[] {
  const leftOut = entries.filter(
    ({ verdict, entry }) => verdict.rule === 'guaranteed_payments_one_year' && !decisions.counts(entry.id),
  )
  if (leftOut.length === 0) return []
  const sum = dollars(sumCents(leftOut.map(({ entry }) => entry.amount ?? 0n)))
  const years = [...new Set(leftOut.map(({ year }) => year))].join(', ')
  const message = `${label}: guaranteed payments of ${sum} in ${years} were left out: they count only with a history of two years`
  const ids = [...new Set(leftOut.map(({ document }) => document.id))]
  return [{ code: 'guaranteed_payments_one_year', message, document_ids: ids }]
}

/** A trust whose income is not yet confirmed to continue. */
function trustLeftOut({ kind, key, label, entries }: Source, facts: IncomeFacts, decisions: Decisions): Alert[] {
  if (kind !== 'trust' || decisions.confirmed('continuance', key)) return []
  const isWaiting = entries.some(({ verdict }) => verdict.rule === 'trust_income')
  if (!isWaiting || entries.some(({ entry }) => decisions.counts(entry.id))) return []
  const { continuanceMonths } = GUIDELINES[facts.settingsFor(key).guideline]
  const message = `${label} was left out: no document shows that it continues for ${continuanceMonths.value} months`
  const ids = [...new Set(entries.map(({ document }) => document.id))]
  return [{ code: 'continuance', message, document_ids: ids }]
}

function netResultMissing(forms: readonly DocumentFacts[]): Alert[] {
  const blank = forms.filter(
    ({ form, fields }) =>
      (form === 'schedule_c' && centsOf(fields['line_31']) === null) ||
      (form === 'schedule_f' && centsOf(fields['line_34']) === null),
  )
  if (blank.length === 0) return []
  const message = 'A Schedule C or F shows no net result, so it has no figure'
  return [{ code: 'net_result_missing', message, document_ids: blank.map(({ id }) => id) }]
}

function leftOut(rules: ReadonlySet<string>, forms: readonly DocumentFacts[]): Alert[] {
  const ids = forms.map(({ id }) => id)
  const alerts: Alert[] = []
  if (rules.has('source_ended')) {
    const message = 'Income of an earlier year that the latest returns no longer show was left out'
    alerts.push({ code: 'source_ended', message, document_ids: ids })
  }
  if (rules.has('rollover_possible')) {
    const message = 'An IRA or pension distribution without a taxable part was left out: it may have been rolled over'
    alerts.push({ code: 'rollover_possible', message, document_ids: ids })
  }
  return alerts
}

/** Businesses whose deposits a bank statement model also counts. */
const OF_BUSINESS: ReadonlySet<SourceKind> = new Set<SourceKind>(['business', 'farm', 'partnership', 'corporation'])

function overlapping(rules: ReadonlySet<string>, facts: IncomeFacts, figures: readonly SourceFigure[]): Alert[] {
  const alerts: Alert[] = []
  const idsOf = (of: (document: DocumentFacts) => boolean) => facts.documents.filter(of).map(({ id }) => id)
  if (rules.has('documented_by_wages')) {
    const message = 'The wages on the return are those of pay stubs or W-2s: they count in Wage Income, not here'
    const ids = idsOf(({ documentType }) => documentType !== 'bank_statement')
    alerts.push({ code: 'overlapping_models', message, document_ids: ids })
  }
  const statements = idsOf(({ documentType }) => documentType === 'bank_statement')
  const business = figures.filter(({ source }) => OF_BUSINESS.has(source.kind))
  if (statements.length > 0 && business.length > 0) {
    const names = business.map(({ source }) => source.label).join(', ')
    const message = `Deposits of the bank statements may be the same income as ${names}: use one model or the other`
    alerts.push({ code: 'overlapping_models', message, document_ids: statements })
  }
  return alerts
}
