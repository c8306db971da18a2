import type { Alert } from '../alerts/catalog.ts'
import { explainedSum } from '../arithmetic/index.ts'
import { decimalOf, plainNumber } from '../arithmetic/exact.ts'
import type { Confirmation } from '../decisions/decisions.ts'
import type { IncomeKind } from '../model/income-kind.ts'
import type { DocumentFacts } from '../model/facts.ts'
import {
  type AppliedRules,
  copyVerdict,
  type Decisions,
  failed,
  type Figure,
  type FigureSubject,
  type IncomeFacts,
  type Qualified,
  type RuleSet,
} from '../model/rule-set.ts'
import { taxAlerts } from './alerts.ts'
import type { SourceKind } from './sources/line.ts'
import { sourceFigure, type SourceFigure } from './figure/source-figure.ts'
import { taxpayersOf, taxSources, type TaxSources } from './sources/source.ts'
import type { Source } from './sources/sourced.ts'

const METHOD = 'form_1084_cash_flow'

/**
 * Why a decision on an entry leaves monthly income unchanged, by the rule on it; otherwise declining years and limits.
 */
const UNMOVED: Readonly<Record<string, string>> = {
  outside_two_years: 'only the latest two tax years count',
  tax_year_missing: 'the form shows no tax year',
  duplicate_document: 'the other copy of the document counts',
  distribution: 'distributions limit the income of a business and are not income themselves',
}
const RESTS_ON =
  'a source rests on its latest year alone if its income declines or comes from a rental; it needs income in that year to count; the income of a partnership is limited to its distributions'

/** Tax Return Income: the cash flow of Form 1040 and its schedules, by Form 1084. */
export const taxReturns: RuleSet = (facts) => {
  const scope = facts.documents.filter(({ documentType }) => documentType === 'tax_return')
  if (scope.length === 0) return []
  const sources = taxSources(facts)
  const forms = scope.filter(({ id }) => !facts.copies.has(id))
  const copies = scope.filter(({ id }) => facts.copies.has(id))
  const classifications = [
    ...sources.classifications,
    ...copies.flatMap(({ id }) => (facts.entriesOf.get(id) ?? []).map((entry) => copyVerdict(entry.id))),
  ]
  const ruleOf = new Map(classifications.map(({ entryId, rule }) => [entryId, rule]))
  const applied: AppliedRules = {
    key: 'tax_return',
    scope: forms,
    classifications,
    qualify: (decisions) => qualify(facts, forms, sources, decisions),
    whyUnmoved: (entryId) => UNMOVED[ruleOf.get(entryId) ?? ''] ?? RESTS_ON,
  }
  return [applied]
}

function qualify(
  facts: IncomeFacts,
  forms: readonly DocumentFacts[],
  tax: TaxSources,
  decisions: Decisions,
): Qualified {
  if (tax.households.length === 0) {
    return failed({ code: 'tax_year_missing', message: 'No tax form shows the year it is for' }, METHOD)
  }
  const figures = tax.sources.flatMap((source) => sourceFigure(source, facts.settingsFor(source.key), decisions) ?? [])
  const subjects = tax.sources.map((source) => subjectOf(source, tax.households))
  const alerts = taxAlerts({ facts, forms, tax, figures, decisions })
  if (figures.length === 0) {
    const message = 'The tax forms show no income to calculate a figure from'
    return failed({ code: 'no_income_lines', message }, METHOD, { alerts, subjects })
  }
  return { figure: { ...figureOf(figures, alerts), subjects }, failure: null }
}

function figureOf(figures: readonly SourceFigure[], alerts: Alert[]): Omit<Figure, 'subjects'> {
  const { monthly, explanation } = explainedSum(
    figures.map((figure) => ({ label: figure.source.label, arithmetic: figure.monthly })),
  )
  const lines = figures.map(lineOf)
  return {
    monthly: decimalOf(monthly),
    months: figures.length === 1 ? plainNumber(figures[0]!.months.value) : null,
    method: METHOD,
    explanation,
    alternatives: [],
    lines,
    alerts,
    bank_activity: null,
  }
}

/** What the forms cannot show about a kind of source. */
const CONFIRMABLE: Partial<Record<SourceKind, readonly Confirmation[]>> = {
  partnership: ['liquidity'],
  corporation: ['sole_ownership', 'liquidity'],
  trust: ['continuance'],
  alimony: ['continuance'],
  ira: ['continuance'],
  pension: ['continuance'],
}

function subjectOf(source: Source, households: TaxSources['households']): FigureSubject {
  const { key, label, kind } = source
  return { key, label, borrowers: taxpayersOf(source, households), confirmable: CONFIRMABLE[kind] ?? [] }
}

const INCOME_KIND: Readonly<Record<SourceKind, IncomeKind>> = {
  wages: 'wages',
  interest: 'interest',
  tax_exempt_interest: 'interest',
  dividends: 'interest',
  ira: 'retirement',
  pension: 'retirement',
  social_security: 'benefits',
  alimony: 'support',
  business: 'self_employment',
  farm: 'self_employment',
  partnership: 'self_employment',
  corporation: 'self_employment',
  trust: 'other',
  business_return: 'self_employment',
  rental: 'rent',
  royalty: 'royalties',
  other: 'other',
}

function lineOf({
  source,
  method,
  monthly,
  months,
  explanation,
  alternatives,
  years,
}: SourceFigure): Figure['lines'][number] {
  return {
    key: source.key,
    subject: source.key,
    label: source.label,
    method,
    monthly: decimalOf(monthly.value),
    months: plainNumber(months.value),
    document_ids: [...new Set(years.flatMap(({ documents }) => documents.map(({ id }) => id)))],
    explanation,
    alternatives,
    income: [{ kind: INCOME_KIND[source.kind], monthly: decimalOf(monthly.value) }],
  }
}
