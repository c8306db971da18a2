import type { Classification } from '../calculated-model.ts'
import type { DocumentFacts, EntryFacts } from '../facts.ts'
import { borrowersOf } from '../borrowers.ts'
import { person, words } from '../names.ts'
import type { IncomeFacts } from '../rule-set.ts'
import { subjectKey, type SubjectKind } from '../subject.ts'
import { lineOf, sourceKind, type SourceKind } from './line.ts'
import { type Reasoned, type ReturnContext, verdictOf } from './verdict.ts'

/** An entry of a tax form with its year and the rules' verdict. */
export interface SourcedEntry {
  document: DocumentFacts
  entry: EntryFacts
  year: number
  verdict: Reasoned
}

/** One source of income over the years: a business, a farm, a property, the wages of a taxpayer. */
export interface Source {
  kind: SourceKind
  /** By which settings and decisions name it. */
  key: string
  label: string
  entries: SourcedEntry[]
}

export interface TaxSources {
  sources: Source[]
  classifications: Classification[]
  /** The latest tax year in the package; null where no form shows its year. */
  latestYear: number | null
}

/** Groups the entries of the tax forms by source, the copies left out. */
export function taxSources({ documents, copies, entriesOf }: IncomeFacts): TaxSources {
  const forms = documents.filter(({ id, documentType }) => documentType === 'tax_return' && !copies.has(id))
  const years = forms.map(taxYear).filter((year) => year !== null)
  const latestYear = years.reduce<number | null>((max, year) => (max === null || year > max ? year : max), null)
  const context = contextOf(documents)
  const nameOf = businessNames(forms)
  const groups = new Map<string, Source>()
  const undated: Classification[] = []
  for (const document of forms) {
    const year = taxYear(document)
    for (const entry of entriesOf.get(document.id) ?? []) {
      if (year === null) {
        undated.push({
          entryId: entry.id,
          eligible: false,
          rule: 'tax_year_missing',
          reason: 'The form shows no tax year',
        })
        continue
      }
      const kind = sourceKind(document, entry)
      const label = labelOf(entry, kind, nameOf(document))
      const source = groups.get(label) ?? { kind, key: subjectKey(SUBJECT_KINDS[kind], label), label, entries: [] }
      groups.set(label, source)
      source.entries.push({ document, entry, year, verdict: verdictOf(document, entry, kind, year, context) })
    }
  }
  const sources = [...groups.values()].sort((a, b) => (a.label < b.label ? -1 : 1))
  const judged = sources.flatMap((source) => inReach(source, latestYear))
  return { sources, classifications: [...judged, ...undated], latestYear }
}

export function taxYear({ fields }: DocumentFacts): number | null {
  return /^\d{4}$/.test(fields['tax_year'] ?? '') ? Number(fields['tax_year']) : null
}

/** Only the latest two years count, and a source that the latest year still has. */
function inReach({ entries }: Source, latestYear: number | null): Classification[] {
  const lasts = entries.some(({ year }) => year === latestYear)
  return entries.map(({ entry, year, verdict }) => {
    if (verdict.eligible && latestYear !== null && year < latestYear - 1) {
      const reason = 'Older than the latest two tax years'
      return { entryId: entry.id, eligible: false, rule: 'outside_two_years', reason }
    }
    if (verdict.eligible && !lasts) {
      const reason = `The returns of ${latestYear} no longer show this source`
      return { entryId: entry.id, eligible: false, rule: 'source_ended', reason }
    }
    return { entryId: entry.id, ...verdict }
  })
}

function contextOf(documents: readonly DocumentFacts[]): ReturnContext {
  const returns = documents.filter(({ form }) => form === '1040' || form === '1040-sr')
  return {
    returnYears: new Set(returns.map(taxYear).filter((year) => year !== null)),
    wagesDocumented: documents.some(({ documentType }) => documentType === 'pay_stub' || documentType === 'w2'),
  }
}

const KIND_LABELS: Record<SourceKind, string> = {
  wages: 'Wages',
  interest: 'Interest',
  dividends: 'Dividends',
  retirement: 'Pensions and benefits',
  alimony: 'Alimony',
  business: 'Business (Schedule C)',
  rental: 'Rental (Schedule E)',
  farm: 'Farm (Schedule F)',
  partnership: 'Partnership or corporation (Schedule K-1)',
  other: 'Other income',
}

/** The taxpayers on whose forms a source stands. */
export function taxpayersOf({ entries }: Source): string[] {
  return borrowersOf(entries.map(({ document }) => document.fields['taxpayer_name']))
}

const SUBJECT_KINDS: Record<SourceKind, SubjectKind> = {
  wages: 'return',
  interest: 'return',
  dividends: 'return',
  retirement: 'return',
  alimony: 'return',
  business: 'business',
  rental: 'rental',
  farm: 'farm',
  partnership: 'partnership',
  other: 'return',
}

function labelOf(entry: EntryFacts, kind: SourceKind, name: string): string {
  const column = kind === 'rental' ? lineOf(entry).column : null
  const property = column ? `, property ${column.toUpperCase()}` : ''
  return [`${KIND_LABELS[kind]}${property}`, name].filter((part) => part !== '').join(': ')
}

/**
 * What tells two schedules of a kind apart: nothing while no year has two of them, for names are spelled anew every
 * year; else the name of the business, else that of its owner.
 */
function businessNames(forms: readonly DocumentFacts[]): (document: DocumentFacts) => string {
  const counts = new Map<string, number>()
  const several = new Set<string | null>()
  for (const document of forms) {
    const key = JSON.stringify([document.form, document.fields['tax_year']])
    counts.set(key, (counts.get(key) ?? 0) + 1)
    if (counts.get(key)! > 1) several.add(document.form)
  }
  return (document) => (several.has(document.form) ? businessName(document) : '')
}

function businessName({ fields }: DocumentFacts): string {
  const named = fields['business_name'] ?? fields['partnership_name'] ?? fields['line_c'] ?? fields['line_a']
  return words(named).join(' ') || person(fields['taxpayer_name'])
}
