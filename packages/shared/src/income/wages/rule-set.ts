import type { Alert } from '../alerts/catalog.ts'
import { explainedSum } from '../arithmetic/index.ts'
import type { ModelFailure } from '../model/calculated-model.ts'
import { decimalOf } from '../arithmetic/exact.ts'
import {
  type AppliedRules,
  copyVerdict,
  type Decisions,
  failed,
  type Figure,
  type IncomeFacts,
  type Qualified,
  type RuleSet,
} from '../model/rule-set.ts'
import { acceptedW2s, AVERAGES } from './annual.ts'
import { classifyEmployment } from './classify.ts'
import type { Employment } from './employment.ts'
import { type EmploymentFigure, employmentFigure } from './employment-figure.ts'
import { type Job, jobsOf } from './jobs.ts'
import { GROSSED_UP, type WorkedLine, written } from './lines.ts'
import { isEarning } from './stub.ts'

/** Why a decision on an entry leaves monthly income unchanged, by the rule that judged the entry. */
const UNMOVED: Readonly<Record<string, string>> = {
  base_pay: 'base pay rests on another stub',
  w2_wages: 'the figure rests on the pay stubs, and the W-2 is compared with it',
  counted_in_w2: "base pay rests on another stub, and the year's wages on its W-2",
  variable_pay_without_history: 'no pay stub shows regular pay, so the figure rests on the W-2s',
  withheld: 'pay counts before taxes and deductions',
  duplicate_document: 'the other copy of the document counts',
  w2_without_year: 'the W-2 shows no year or no wages',
}

/** Wage Income: pay stubs and W-2s. */
export const wages: RuleSet = (facts) => {
  const scope = facts.documents.filter(({ documentType }) => documentType === 'pay_stub' || documentType === 'w2')
  if (scope.length === 0) return []
  const jobs = jobsOf(facts)
  const copies = scope.filter(({ id }) => facts.copies.has(id))
  const classifications = [
    ...jobs.flatMap((job) => classifyEmployment(job, facts.entriesOf)),
    ...copies.flatMap(({ id }) => (facts.entriesOf.get(id) ?? []).map((entry) => copyVerdict(entry.id))),
  ]
  const ruleOf = new Map(classifications.map(({ entryId, rule }) => [entryId, rule]))
  const applied: AppliedRules = {
    key: 'wage',
    scope: scope.filter(({ id }) => !facts.copies.has(id)),
    classifications,
    qualify: (decisions) => qualify(facts, jobs, decisions),
    whyUnmoved: (entryId) =>
      UNMOVED[ruleOf.get(entryId) ?? ''] ?? 'the stubs show no pay to calculate a monthly figure from',
  }
  return [applied]
}

function qualify({ entriesOf }: IncomeFacts, jobs: readonly Job[], decisions: Decisions): Qualified {
  const wageEntryOf = (documentId: string) => entriesOf.get(documentId)?.find(isEarning)?.id ?? null
  const counts = ({ employment, leftOut }: Job) =>
    leftOut === null ||
    revived(employment, wageEntryOf, decisions) ||
    (leftOut === 'secondary_job_history' && decisions.confirmed('job_history', employment.key))
  const figures = jobs
    .filter(counts)
    .map(({ employment, judgement }) =>
      employmentFigure(employment, acceptedW2s(employment, wageEntryOf, decisions), decisions, judgement),
    )
  const alerts = [
    ...jobs.filter((job) => !counts(job)).flatMap(leftOutAlert),
    ...unusable(jobs),
    ...figures.flatMap((figure) => figure.alerts),
  ]
  const lines = figures.flatMap((figure) => figure.lines)
  const subjects = jobs.map(({ employment: { key, label, borrowers }, leftOut }) => ({
    key,
    label,
    borrowers,
    // Only for a second job does it matter how long it has been held.
    confirmable: leftOut === 'secondary_job_history' ? (['job_history'] as const) : [],
  }))
  if (lines.length === 0) return failed(reasonOf(alerts), 'wages', { alerts, subjects })
  const { monthly, explanation } = explainedSum(lines)
  const figure: Figure = {
    monthly: decimalOf(monthly),
    months: null,
    method: lines.length === 1 ? lines[0]!.method : 'sum_of_lines',
    explanation,
    alternatives: [...averages(figures), ...grossedUp(lines)],
    lines: lines.map(written),
    subjects,
    alerts,
    bank_activity: null,
  }
  return { figure, failure: null }
}

/** An employment that the rules consider ended counts if a reviewer accepts one of its entries. */
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
    const message = 'The pay stubs show neither how often the employee is paid nor what was paid this year'
    return { code: 'pay_frequency_unknown', message }
  }
  return { code: 'no_earnings', message: 'The pay stubs and W-2s show no earnings to calculate a figure from' }
}

function leftOutAlert({ employment: { label, stubs, w2s }, leftOut, judgement: { rules } }: Job): Alert[] {
  if (leftOut === null) return []
  const ids = [...stubs, ...w2s].map(({ document }) => document.id)
  const why =
    leftOut === 'employment_not_current'
      ? 'left out: later documents of the same person show other work'
      : `a second job was left out: its documents do not show ${rules.secondJobMonths.value} months of it`
  return [{ code: leftOut, message: `${label}: ${why}`, document_ids: ids }]
}

function unusable(jobs: readonly Job[]): Alert[] {
  const documents = jobs.flatMap(({ employment }) => employment.unusable)
  if (documents.length === 0) return []
  const message = 'A W-2 without a year or without wages was left out'
  return [{ code: 'w2_without_year', message, document_ids: documents.map(({ id }) => id) }]
}

/** Sums of the averages of total pay that every employment has. */
function averages(figures: readonly EmploymentFigure[]): Figure['alternatives'] {
  return AVERAGES.flatMap((method) => {
    const lines = figures.flatMap(({ annual, employment: { label } }) => {
      const arithmetic = annual.averages[method]
      return arithmetic ? [{ label, arithmetic }] : []
    })
    if (lines.length === 0 || lines.length < figures.length) return []
    const { monthly, explanation } = explainedSum(lines)
    return [{ method, monthly: decimalOf(monthly), explanation }]
  })
}

/** The total with untaxed income grossed up, if it is not already. */
function grossedUp(lines: readonly WorkedLine[]): Figure['alternatives'] {
  const other = ({ alternatives }: WorkedLine) => alternatives.find(({ method }) => method === GROSSED_UP)
  if (!lines.some(other)) return []
  const { monthly, explanation } = explainedSum(
    lines.map((line) => ({ label: line.label, arithmetic: other(line)?.arithmetic ?? line.arithmetic })),
  )
  return [{ method: GROSSED_UP, monthly: decimalOf(monthly), explanation }]
}
