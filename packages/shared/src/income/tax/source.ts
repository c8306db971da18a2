import { borrowersOf } from '../borrowers.ts'
import type { Classification } from '../calculated-model.ts'
import type { DocumentFacts } from '../facts.ts'
import type { IncomeFacts } from '../rule-set.ts'
import { judgedByHistory } from './history.ts'
import type { Source } from './sourced.ts'
import { sourcesOfForms, type YearEntry } from './sources-of-forms.ts'
import { type ReturnContext, verdictOf } from './verdict.ts'

export interface TaxSources {
  sources: Source[]
  classifications: Classification[]
  /** The latest tax year in the package; null where no form shows its year. */
  latestYear: number | null
}

/** Groups the entries of the tax forms by source, the copies left out. */
export function taxSources({
  documents,
  copies,
  entriesOf,
}: Pick<IncomeFacts, 'documents' | 'copies' | 'entriesOf'>): TaxSources {
  const forms = documents.filter(({ id, documentType }) => documentType === 'tax_return' && !copies.has(id))
  const years = forms.map(taxYear).filter((year) => year !== null)
  const latestYear = years.reduce<number | null>((max, year) => (max === null || year > max ? year : max), null)
  const context = contextOf(documents)
  const dated = forms.flatMap((document) => {
    const year = taxYear(document)
    return year === null
      ? []
      : (entriesOf.get(document.id) ?? []).map((entry): YearEntry => ({ document, entry, year }))
  })
  const sources = sourcesOfForms(dated).map((source): Source => {
    const { kind, entries } = source
    return { ...source, entries: entries.map((own) => ({ ...own, verdict: verdictOf(own, kind, context) })) }
  })
  const undated = forms.filter((document) => taxYear(document) === null)
  return {
    sources,
    classifications: [
      ...sources.flatMap((source) => judgedByHistory(source, latestYear)),
      ...undated.flatMap(({ id }) => (entriesOf.get(id) ?? []).map((entry) => withoutYear(entry.id))),
    ],
    latestYear,
  }
}

export function taxYear({ fields }: DocumentFacts): number | null {
  return /^\d{4}$/.test(fields['tax_year'] ?? '') ? Number(fields['tax_year']) : null
}

/** The taxpayers on whose forms a source stands. */
export function taxpayersOf({ entries }: Source): string[] {
  return borrowersOf(entries.map(({ document }) => document.fields['taxpayer_name']))
}

function withoutYear(entryId: string): Classification {
  return { entryId, eligible: false, rule: 'tax_year_missing', reason: 'The form shows no tax year' }
}

function contextOf(documents: readonly DocumentFacts[]): ReturnContext {
  const returns = documents.filter(({ form }) => form === '1040' || form === '1040-sr')
  return {
    returnYears: new Set(returns.map(taxYear).filter((year) => year !== null)),
    wagesDocumented: documents.some(({ documentType }) => documentType === 'pay_stub' || documentType === 'w2'),
  }
}
