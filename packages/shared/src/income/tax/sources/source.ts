import { borrowersOf } from '../../names/borrowers.ts'
import type { Classification } from '../../model/calculated-model.ts'
import type { DocumentFacts } from '../../model/facts.ts'
import type { IncomeFacts } from '../../model/rule-set.ts'
import { judgedByHistory } from './history.ts'
import { type DatedForm, type Household, householdsOf, isReturn } from '../identity/households.ts'
import { likeOwner, type Owner, ownerOf } from '../identity/owner.ts'
import type { Source } from './sourced.ts'
import { sourcesOfForms, type YearEntry } from './sources-of-forms.ts'
import { type ReturnContext, verdictOf } from './verdict.ts'

export interface TaxSources {
  sources: Source[]
  classifications: Classification[]
  /** Empty if no form shows its year. */
  households: readonly Household[]
}

/** Groups the entries of the tax forms by source, without copies. */
export function taxSources({
  documents,
  copies,
  entriesOf,
}: Pick<IncomeFacts, 'documents' | 'copies' | 'entriesOf'>): TaxSources {
  const forms = documents.filter(({ id, documentType }) => documentType === 'tax_return' && !copies.has(id))
  const dated = forms.flatMap((document): DatedForm[] => {
    const year = taxYear(document)
    return year === null ? [] : [{ document, year }]
  })
  const households = householdsOf(dated)
  const sources = households.length === 0 ? [] : judged(households, documents, entriesOf)
  const undated = forms.filter((document) => taxYear(document) === null)
  return {
    sources,
    households,
    classifications: [
      ...classificationsOf(sources),
      ...undated.flatMap(({ id }) => (entriesOf.get(id) ?? []).map((entry) => withoutYear(entry.id))),
    ],
  }
}

/** Each entry once: a business return appears under the shares of all its owners, and counts if it does for one. */
function classificationsOf(sources: readonly Source[]): Classification[] {
  const byEntry = Map.groupBy(
    sources.flatMap(({ entries }) => entries),
    ({ entry }) => entry.id,
  )
  return [...byEntry].map(([entryId, own]) => {
    const { verdict } = own.find((one) => one.verdict.eligible) ?? own[0]!
    return { entryId, ...verdict }
  })
}

function judged(
  households: readonly Household[],
  documents: readonly DocumentFacts[],
  entriesOf: IncomeFacts['entriesOf'],
): Source[] {
  const contexts = new Map(
    households.flatMap((household) => {
      const context = contextOf(household, households, documents)
      return household.forms.map(({ document }) => [document.id, context] as const)
    }),
  )
  const ofHouseholds = households.map(({ forms, latestYear }) => ({
    latestYear,
    borrower: households.length === 1 ? null : namesOf(forms) || 'not named',
    entries: forms.flatMap(({ document, year }) =>
      (entriesOf.get(document.id) ?? []).map((entry): YearEntry => ({ document, entry, year })),
    ),
  }))
  return sourcesOfForms(ofHouseholds).map((source) =>
    judgedByHistory({
      ...source,
      entries: source.entries.map((own) => ({
        ...own,
        verdict: verdictOf(own, source.kind, contexts.get(own.document.id)!),
      })),
    }),
  )
}

/** The owners of these forms, with one name each, however it is spelled. */
export function namesOf(forms: readonly { document: DocumentFacts }[]): string {
  return borrowersOf(forms.map(({ document }) => document.fields['taxpayer_name'])).join(' and ')
}

export function taxYear({ fields }: DocumentFacts): number | null {
  return /^\d{4}$/.test(fields['tax_year'] ?? '') ? Number(fields['tax_year']) : null
}

/** The taxpayers whose forms show a source; if its forms name nobody, those whose return they accompany. */
export function taxpayersOf({ entries }: Source, households: readonly Household[]): string[] {
  const named = borrowersOf(entries.map(({ document }) => document.fields['taxpayer_name']))
  if (named.length > 0) return named
  const ids = new Set(entries.map(({ document }) => document.id))
  const own = households.flatMap(({ forms }) => (forms.some(({ document }) => ids.has(document.id)) ? forms : []))
  return borrowersOf(own.map(({ document }) => document.fields['taxpayer_name']))
}

function withoutYear(entryId: string): Classification {
  return { entryId, eligible: false, rule: 'tax_year_missing', reason: 'The form shows no tax year' }
}

/** A pay stub or W-2 that certainly belongs to another household does not document this one. */
function contextOf(
  household: Household,
  households: readonly Household[],
  documents: readonly DocumentFacts[],
): ReturnContext {
  const returns = household.forms.filter(({ document }) => isReturn(document))
  const isOf = ({ owners }: Household, employee: Owner) => owners.some((owner) => likeOwner(owner, employee) === 'same')
  const employees = documents
    .filter(({ documentType }) => documentType === 'pay_stub' || documentType === 'w2')
    .map(({ fields }) => ownerOf(fields['employee_name'], fields['employee_ssn_last4']))
  return {
    returns: new Map(
      [...Map.groupBy(returns, ({ year }) => year)].map(([year, own]) => [year, own.map(({ document }) => document)]),
    ),
    wagesDocumented: employees.some(
      (employee) => isOf(household, employee) || !households.some((other) => isOf(other, employee)),
    ),
  }
}
