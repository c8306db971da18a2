import type { MissingPaper } from '../../contract/income/income.ts'
import type { IncomeSubject } from '../../contract/income/model.ts'
import type { AlertCode } from '../alerts/catalog.ts'
import { householdsOf } from '../tax/identity/households.ts'
import { taxYear } from '../tax/sources/source.ts'
import type { Confirmation } from '../decisions/decisions.ts'
import { copiesOf, repeatsOf } from '../papers/duplicates.ts'
import type { DocumentFacts } from '../model/facts.ts'
import { type Guideline, GUIDELINES } from '../settings/guideline.ts'
import { type Employment, employmentsOf } from '../wages/employment.ts'
import { type ComputedModel, partsOf } from './parts.ts'

export interface MissingPapersInput {
  models: readonly ComputedModel[]
  documents: readonly DocumentFacts[]
  guideline: Guideline
}

/** The documents that a guideline asks for and the package lacks: each once per subject, with the first reason. */
export function missingPapers(input: MissingPapersInput): MissingPaper[] {
  const found = [
    ...ofEmployments(input),
    ...ofReturns(input),
    ...ofPrograms(input),
    ...ofAlerts(input),
    ...ofConfirmations(input),
  ]
  return [...Map.groupBy(found, ({ paper, of }) => JSON.stringify([paper, of])).values()].flatMap(
    ([first]) => first ?? [],
  )
}

/** A recent pay stub and the W-2 of the last full year (Selling Guide B3-3.1-02, Standards for Employment Documentation). */
function ofEmployments({ documents }: MissingPapersInput): MissingPaper[] {
  const employments = employmentsOf({ documents, copies: copiesOf(repeatsOf(documents)), entriesOf: new Map() })
  const source = 'Selling Guide B3-3.1-02, Standards for Employment Documentation'
  return employments
    .filter(({ current }) => current)
    .flatMap((employment) => {
      const { label, stubs, w2s } = employment
      if (stubs.length === 0) {
        const reason = 'W-2s do not show that the employment continues, nor what it pays today'
        return [{ code: 'pay_stub_missing', paper: 'A current pay stub', reason, of: label, source }]
      }
      const year = yearBefore(employment)
      if (year === null || w2s.some((w2) => w2.year >= year) || beganAfter(employment, year)) return []
      const reason = `No document shows what this job paid in ${year}, or that it began later`
      return [{ code: 'w2_missing', paper: `The W-2 of ${year}`, reason, of: label, source }]
    })
}

/** The pay date determines the year: pay of December that is paid in January is on the W-2 of the new year. */
function yearBefore({ stubs }: Employment): number | null {
  const paid = stubs.flatMap(({ year }) => year ?? [])
  return paid.length === 0 ? null : Math.max(...paid) - 1
}

/** Whether a stub shows that the work began after that year. */
function beganAfter({ stubs }: Employment, year: number): boolean {
  const began = stubs.map(({ document }) => document.fields['hire_date'] ?? '').find((date) => date !== '')
  return began !== undefined && Number(began.slice(0, 4)) > year
}

/** Every schedule belongs to a Form 1040 of its year and taxpayer. */
function ofReturns({ documents }: MissingPapersInput): MissingPaper[] {
  const dated = documents.flatMap((document) => {
    const year = document.documentType === 'tax_return' ? taxYear(document) : null
    return year === null ? [] : [{ document, year }]
  })
  return householdsOf(dated).flatMap(({ forms }) => ofHousehold(forms.map(({ document }) => document)))
}

function ofHousehold(returns: readonly DocumentFacts[]): MissingPaper[] {
  const yearsOf = (isWanted: (form: string) => boolean) =>
    new Set(returns.filter(({ form }) => isWanted(form ?? '')).map(({ fields }) => fields['tax_year'] ?? ''))
  const with1040 = yearsOf((form) => form.startsWith('1040'))
  const income = yearsOf((form) => ['schedule_c', 'schedule_e', 'schedule_f', 'schedule_k1'].includes(form))
  const years = [...income].filter((year) => !with1040.has(year)).sort()
  return years.map((year) => ({
    code: 'form_1040_missing',
    paper: `Form 1040 of ${year}`,
    reason: `The package has schedules of ${year} without the return they belong to`,
    of: null,
    source: 'Selling Guide B3-3.2-01, Documentation Requirements',
  }))
}

/** Deposits qualify in a bank statement program, with as many months as it asks for. */
function ofPrograms({ models, guideline }: MissingPapersInput): MissingPaper[] {
  const { qualifiesDeposits, statementMonths } = GUIDELINES[guideline]
  const deposits = models.filter(({ eligibilityModelId }) => eligibilityModelId.startsWith('bank_statement'))
  if (deposits.length === 0) return []
  if (!qualifiesDeposits.value) {
    if (models.flatMap(partsOf).some(({ evidence }) => evidence === 'tax_return')) return []
    const reason = 'The guideline of the package qualifies self-employment by tax returns, not by deposits'
    const paper = 'The personal tax returns of two years with all schedules'
    return [{ code: 'returns_missing', paper, reason, of: null, source: qualifiesDeposits.source }]
  }
  return deposits.flatMap(({ modelName, qualifyingIncome }) => {
    // Income may be averaged over fewer months than the statements cover, so its months do not decide this.
    const short = (qualifyingIncome?.alerts ?? []).filter(({ code }) => code === 'short_history')
    if (qualifyingIncome?.months && short.length === 0) return []
    const paper = `Statements of ${statementMonths.value} consecutive months`
    const reason = short.map(({ message }) => message).join('; ') || 'No statement says what period it covers'
    return [{ code: 'statements_missing', paper, reason, of: modelName, source: statementMonths.source }]
  })
}

/** Alerts that a document resolves, and that document. */
const ASKS_FOR_PAPERS: Partial<Record<AlertCode, { code: string; paper: string }>> = {
  business_transfers_left_out: {
    code: 'statements_missing',
    paper: 'Two months of statements of the business account',
  },
  missing_statements: { code: 'statements_missing', paper: 'The statements of the missing days' },
  no_current_pay_stub: { code: 'pay_stub_missing', paper: 'A current pay stub' },
  secondary_job_history: { code: 'job_history_missing', paper: 'The W-2s of the last two years' },
  employment_dates_unknown: { code: 'employment_dates_missing', paper: 'A verification of employment' },
  self_employed_owner: { code: 'business_return_missing', paper: 'The tax returns of the business' },
  ownership_unknown: {
    code: 'ownership_proof_missing',
    paper: 'The complete Schedule K-1, with the ownership share',
  },
  corporate_income_unconfirmed: {
    code: 'ownership_proof_missing',
    paper: 'Form 1125-E, or the stock register of the corporation',
  },
  schedule_k1_missing: { code: 'schedule_k1_missing', paper: 'The Schedule K-1 of the business' },
  receipts_without_schedule: { code: 'schedules_missing', paper: 'The complete tax return with all schedules' },
  one_year_only: { code: 'return_of_year_before_missing', paper: 'The tax return of the year before' },
  schedules_missing: { code: 'schedules_missing', paper: 'The complete tax return with all schedules' },
  pay_frequency_unknown: { code: 'pay_stub_missing', paper: 'A second consecutive pay stub' },
  variable_pay_left_out: { code: 'year_end_stubs_missing', paper: 'The year-end pay stubs of the last two years' },
}

function ofAlerts({ models }: MissingPapersInput): MissingPaper[] {
  return models.flatMap(({ qualifyingIncome }) =>
    (qualifyingIncome?.alerts ?? []).flatMap(({ code, message }) => {
      const asked = (ASKS_FOR_PAPERS as Partial<Record<string, { code: string; paper: string }>>)[code]
      if (!asked) return []
      const of = subjectOf(message, qualifyingIncome?.subjects ?? [])
      return [{ ...asked, reason: of === null ? message : message.slice(of.length + 2), of, source: null }]
    }),
  )
}

/** An alert about one subject begins with its label. If one label is a prefix of another, the longest match counts. */
function subjectOf(message: string, subjects: readonly IncomeSubject[]): string | null {
  const named = subjects.map(({ label }) => label).filter((label) => message.startsWith(`${label}: `))
  return named.sort((a, b) => b.length - a.length)[0] ?? null
}

const PROOFS: Record<Confirmation, { code: string; paper: string; reason: string } | null> = {
  liquidity: {
    code: 'liquidity_proof_missing',
    paper: 'The balance sheet of the business, or its return with Schedule L',
    reason: 'No document shows that the business can pay out more than it did',
  },
  continuance: {
    code: 'continuance_proof_missing',
    paper: 'An award letter, decree or agreement that states the amount and the end date',
    reason: 'No document shows that the income continues for three years',
  },
  // An alert asks for the history of a second job if it is too short, and for the owners of a corporation.
  job_history: null,
  sole_ownership: null,
}

function ofConfirmations({ models, guideline }: MissingPapersInput): MissingPaper[] {
  const subjects = models.flatMap(({ qualifyingIncome }) => qualifyingIncome?.subjects ?? [])
  return subjects.flatMap(({ label, confirmations }) =>
    confirmations
      .filter(({ confirmed }) => !confirmed)
      .flatMap(({ kind }) => {
        const proof = PROOFS[kind]
        const source = kind === 'continuance' ? GUIDELINES[guideline].continuanceMonths.source : null
        return proof ? [{ ...proof, of: label, source }] : []
      }),
  )
}
