import type { Alert } from '../alerts/catalog.ts'
import type { ModelFailure } from '../calculated-model.ts'
import { decimalOf, dollars, sumExact } from '../exact.ts'
import {
  type AppliedRules,
  copyVerdict,
  type Decisions,
  failed,
  type Figure,
  type IncomeFacts,
  type Qualified,
  type RuleSet,
} from '../rule-set.ts'
import { acceptedW2s, type AverageName, AVERAGES } from './annual.ts'
import { classifyEmployment } from './classify.ts'
import { type Employment, employmentsOf } from './employment.ts'
import { type EmploymentFigure, employmentFigure, written } from './employment-figure.ts'
import { frequencyOf } from './frequency.ts'
import { isEarning } from './stub.ts'
import { variablePay } from './variable-pay.ts'

/** Stubs of this job do not show how long another was held beside it. */
const CONFIRMABLE = ['job_history'] as const

/** Wage Income: pay stubs and W-2s. */
export const wages: RuleSet = (facts) => {
  const scope = facts.documents.filter(({ documentType }) => documentType === 'pay_stub' || documentType === 'w2')
  if (scope.length === 0) return []
  const employments = employmentsOf(facts)
  const copies = scope.filter(({ id }) => facts.copies.has(id))
  const applied: AppliedRules = {
    key: 'wage',
    scope: scope.filter(({ id }) => !facts.copies.has(id)),
    classifications: [
      ...employments.flatMap((employment) => {
        const latest = employment.stubs.at(-1)
        const frequency = latest ? frequencyOf(latest, employment.stubs) : null
        return classifyEmployment(employment, variablePay(employment, frequency), facts.entriesOf)
      }),
      ...copies.flatMap(({ id }) => (facts.entriesOf.get(id) ?? []).map((entry) => copyVerdict(entry.id))),
    ],
    qualify: (decisions) => qualify(facts, employments, decisions),
  }
  return [applied]
}

function qualify({ entriesOf }: IncomeFacts, employments: readonly Employment[], decisions: Decisions): Qualified {
  const wageEntryOf = (documentId: string) => entriesOf.get(documentId)?.find(isEarning)?.id ?? null
  const counting = employments.filter((employment) => employment.current || revived(employment, wageEntryOf, decisions))
  const figures = counting.map((employment) =>
    employmentFigure(employment, acceptedW2s(employment, wageEntryOf, decisions), decisions),
  )
  const alerts = [...leftOut(employments, counting), ...unusable(employments), ...figures.flatMap((f) => f.alerts)]
  const lines = figures.flatMap((figure) => figure.lines)
  const subjects = employments.map(({ key, label, borrowers }) => ({ key, label, borrowers, confirmable: CONFIRMABLE }))
  if (lines.length === 0) return failed(reasonOf(alerts), 'wages', { alerts, subjects })
  const monthly = sumExact(lines.map((line) => line.monthly))
  const [only] = lines
  const figure: Figure = {
    monthly: decimalOf(monthly),
    months: null,
    method: lines.length === 1 ? only!.method : 'sum_of_lines',
    explanation: `${lines.map((line) => `${line.label}: ${dollars(line.monthly)}`).join('; ')}. Together ${dollars(monthly)} a month`,
    alternatives: alternatives(figures),
    lines: lines.map(written),
    subjects,
    alerts,
    bank_activity: null,
  }
  return { figure, failure: null }
}

/** An employment that the rules took to have ended counts when a reviewer accepts one of its entries. */
function revived(
  { stubs, w2s }: Employment,
  wageEntryOf: (documentId: string) => string | null,
  decisions: Decisions,
): boolean {
  const earnings = stubs.flatMap((stub) => stub.earnings.map(({ entryId }) => entryId))
  const wageEntries = w2s.map(({ document }) => wageEntryOf(document.id))
  return [...earnings, ...wageEntries].some((entryId) => entryId !== null && decisions.override(entryId) === true)
}

function reasonOf(alerts: readonly Alert[]): ModelFailure {
  if (alerts.some(({ code }) => code === 'pay_frequency_unknown')) {
    const message = 'The pay stubs tell neither how often the pay comes nor what was paid this year'
    return { code: 'pay_frequency_unknown', message }
  }
  return { code: 'no_earnings', message: 'The pay stubs and W-2s show no earnings that a figure could rest on' }
}

function leftOut(employments: readonly Employment[], counting: readonly Employment[]): Alert[] {
  const kept = new Set(counting)
  return employments
    .filter((employment) => !kept.has(employment))
    .map(({ label, stubs, w2s }) => ({
      code: 'employment_not_current',
      message: `${label}: left out, for later documents of the same person show other work`,
      document_ids: [...stubs, ...w2s].map(({ document }) => document.id),
    }))
}

function unusable(employments: readonly Employment[]): Alert[] {
  const documents = employments.flatMap((employment) => employment.unusable)
  if (documents.length === 0) return []
  const message = 'A W-2 without a year or without wages was left out'
  return [{ code: 'w2_without_year', message, document_ids: documents.map(({ id }) => id) }]
}

/** Averages of whole pay that every employment has, added up. */
function alternatives(figures: readonly EmploymentFigure[]): Figure['alternatives'] {
  return (Object.keys(AVERAGES) as AverageName[]).flatMap((name) => {
    const averages = figures.flatMap(({ annual }) => annual.averages[name] ?? [])
    if (averages.length === 0 || averages.length < figures.length) return []
    const monthly = sumExact(averages.map((average) => average.monthly))
    return [{ method: name, monthly: decimalOf(monthly), explanation: AVERAGES[name] }]
  })
}
