import type { TaxForm } from '../../contract/document.ts'
import { absolute, type Cents, centsFromDecimal } from '../../money/cents.ts'
import { calculate } from '../calculate.ts'
import type { CalculatedModel, Classification } from '../model/calculated-model.ts'
import { ELIGIBILITY_MODELS, type ModelKey } from '../eligibility-model.ts'
import type { DecisionFacts } from '../decisions/decisions.ts'
import type { DocumentFacts, EntryFacts, OverrideFacts } from '../model/facts.ts'
import { DEFAULT_SETTINGS, type IncomeSettings, type SubjectSettings } from '../settings/settings.ts'

/** Documents with their entries, in short notation for worked examples. For tests. */
export interface Paper {
  document: DocumentFacts
  entries: EntryFacts[]
}

type Fields = DocumentFacts['fields']

function paper(document: Omit<DocumentFacts, 'checks'>, entries: Partial<EntryFacts>[]): Paper {
  return {
    document: { ...document, checks: [] },
    entries: entries.map((entry, index) => ({
      id: `${document.id}/${index + 1}`,
      documentId: document.id,
      date: null,
      description: '',
      direction: 'credit',
      amount: null,
      ytdAmount: null,
      balance: null,
      hours: null,
      rate: null,
      category: 'transaction',
      ...entry,
    })),
  }
}

/** A statement of one account; lines are date, description and signed amount. */
export function statement(id: string, fields: Fields, lines: readonly [string | null, string, string][]): Paper {
  const entries = lines.map(([date, description, amount]) => ({ date, description, ...signed(amount) }))
  return paper({ id, documentType: 'bank_statement', form: null, fields }, entries)
}

/** An earning line of a stub, with its signs; absent fields are not printed. */
export interface EarningLine {
  pay?: string
  ytd?: string
  hours?: string
  rate?: string
}

/** A pay stub with its earnings by description; those that were taken back are debits. */
export function stub(id: string, fields: Fields, earnings: Readonly<Record<string, EarningLine>>): Paper {
  const entries = Object.entries(earnings).map(([description, { pay, ytd, hours, rate }]) => {
    const { direction } = signed(pay ?? ytd ?? '0.00')
    const onSide = (amount: Cents | null) => (amount !== null && direction === 'debit' ? -amount : amount)
    return {
      description,
      direction,
      amount: onSide(cents(pay)),
      ytdAmount: onSide(cents(ytd)),
      hours: hours ?? null,
      rate: rate ?? null,
      category: 'earning',
    }
  })
  const withheld = { description: 'Federal income tax', direction: 'debit', amount: 10000n, category: 'tax' } as const
  const known = { employer_name: 'Acme Corp', employee_name: 'Jane Doe', ...fields }
  return paper({ id, documentType: 'pay_stub', form: null, fields: known }, [...entries, withheld])
}

export function w2(id: string, year: string, wages: string, fields: Fields = {}): Paper {
  const known = { employer_name: 'Acme Corp', employee_name: 'Jane Doe', tax_year: year, box_1: wages, box_5: wages }
  return paper({ id, documentType: 'w2', form: null, fields: { ...known, ...fields } }, [
    { description: 'Medicare wages and tips', amount: cents(wages), category: 'wages' },
    { description: 'Federal income tax withheld', direction: 'debit', amount: 500000n, category: 'withholding' },
  ])
}

/** A tax form; lines by number, with the category and direction that its reader assigns. */
export function taxForm(
  id: string,
  form: TaxForm,
  year: string,
  lines: Readonly<Record<string, string>>,
  fields: Fields = {},
): Paper {
  const entries = Object.entries(lines).map(([name, amount]) => {
    const [line = '', kind = 'income'] = name.split(' ')
    const { direction, amount: magnitude } = signed(amount)
    const category = kind === 'income' && direction === 'debit' ? 'loss' : kind
    const side = kind === 'subtraction' ? ('debit' as const) : direction
    return {
      description: `Line ${line.replaceAll('_', ' ')}: as printed`,
      direction: side,
      amount: magnitude,
      category,
    }
  })
  const values = Object.fromEntries(
    Object.entries(lines).map(([name, amount]) => [`line_${name.split(' ')[0]}`, amount]),
  )
  const known = { tax_year: year, taxpayer_name: 'Jane Doe', taxpayer_ssn_last4: '1234', ...values, ...fields }
  return paper({ id, documentType: 'tax_return', form, fields: known }, entries)
}

type WithoutModel<T> = T extends unknown ? Omit<T, 'eligibilityModelId'> : never

export interface Circumstances {
  overrides?: readonly Omit<OverrideFacts, 'eligibilityModelId'>[]
  settings?: Partial<IncomeSettings>
  subjectSettings?: Readonly<Record<string, SubjectSettings>>
  decisions?: readonly WithoutModel<DecisionFacts>[]
  /** The day by which the application is judged. */
  asOf?: string
}

/** The model of a rule set for these documents. */
export function modelOf(key: ModelKey, papers: readonly Paper[], circumstances: Circumstances = {}): CalculatedModel {
  const { id } = ELIGIBILITY_MODELS[key]
  const model = models(papers, key, circumstances).find(({ eligibilityModelId }) => eligibilityModelId === id)
  if (!model) throw new Error(`the papers made no ${key} model`)
  return model
}

export function models(
  papers: readonly Paper[],
  key: ModelKey = 'wage',
  circumstances: Circumstances = {},
): CalculatedModel[] {
  const { overrides = [], settings = {}, subjectSettings = {}, decisions = [], asOf } = circumstances
  const { id } = ELIGIBILITY_MODELS[key]
  return calculate({
    documents: papers.map(({ document }) => document),
    entries: papers.flatMap(({ entries }) => entries),
    overrides: overrides.map((override) => ({ ...override, eligibilityModelId: id })),
    settings: { ...DEFAULT_SETTINGS, ...settings },
    subjectSettings,
    decisions: decisions.map((decision) => ({ ...decision, eligibilityModelId: id })),
    ...(asOf === undefined ? {} : { asOf }),
  })
}

export function monthly(model: CalculatedModel): string | null {
  return model.qualifyingIncome.monthly
}

export function ruleOf(model: CalculatedModel, entryId: string): Classification['rule'] | undefined {
  return model.classifications.find((classification) => classification.entryId === entryId)?.rule
}

export function alertCodes(model: CalculatedModel): string[] {
  return model.qualifyingIncome.alerts.map(({ code }) => code)
}

/** The same document with a failed check. */
export function failing({ document, entries }: Paper, name = 'balance'): Paper {
  return { document: { ...document, checks: [{ name, status: 'failed' }] }, entries }
}

function cents(amount: string | undefined): Cents | null {
  return amount === undefined ? null : centsFromDecimal(amount)
}

function signed(amount: string): { direction: 'credit' | 'debit'; amount: Cents } {
  const value = centsFromDecimal(amount)
  return { direction: value < 0n ? 'debit' : 'credit', amount: absolute(value) }
}
