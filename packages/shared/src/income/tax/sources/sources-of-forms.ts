import type { DocumentFacts, EntryFacts } from '../../model/facts.ts'
import { organisation, person, words } from '../../names/names.ts'
import { subjectKey, type SubjectKind } from '../../model/subject.ts'
import { isBusinessReturn, isInformationReturn } from '../identity/form-kinds.ts'
import { type Identity, identityOf, likeBusiness, likePartnership, likeProperty } from '../identity/identity.ts'
import { ownersOf } from './business-return.ts'
import { lineOf, sourceKind, type SourceKind } from './line.ts'
import type { Likeness } from '../../names/likeness.ts'
import { sameSources, type Showing } from '../identity/same-source.ts'

/** An entry of a form whose year is known. */
export interface YearEntry {
  document: DocumentFacts
  entry: EntryFacts
  year: number
}

/** Entries of one source, and its name. */
export interface NamedSource {
  kind: SourceKind
  /** Identifies the subject in settings and decisions. */
  key: string
  label: string
  entries: YearEntry[]
  /** Whether its forms name it, so that its years may be compared. */
  identified: boolean
  /** The latest year of the taxpayer's forms, by which its years are judged. */
  latestYear: number
}

interface Kind {
  label: string
  subject: SubjectKind
  /** Null for income of the return itself: one source per household. */
  like: ((a: Identity, b: Identity) => Likeness) | null
}

const KINDS: Record<SourceKind, Kind> = {
  wages: { label: 'Wages', subject: 'return', like: null },
  interest: { label: 'Interest', subject: 'return', like: null },
  tax_exempt_interest: { label: 'Tax-exempt interest', subject: 'return', like: null },
  dividends: { label: 'Dividends', subject: 'return', like: null },
  ira: { label: 'IRA distributions', subject: 'return', like: null },
  pension: { label: 'Pensions and annuities', subject: 'return', like: null },
  social_security: { label: 'Social Security benefits', subject: 'return', like: null },
  alimony: { label: 'Alimony', subject: 'return', like: null },
  business: { label: 'Business (Schedule C)', subject: 'business', like: likeBusiness },
  rental: { label: 'Rental (Schedule E)', subject: 'rental', like: likeProperty },
  royalty: { label: 'Royalties (Schedule E)', subject: 'royalty', like: likeProperty },
  farm: { label: 'Farm (Schedule F)', subject: 'farm', like: likeBusiness },
  partnership: {
    label: 'Partnership or corporation (Schedule K-1)',
    subject: 'partnership',
    like: likePartnership,
  },
  trust: { label: 'Estate or trust (Schedule K-1)', subject: 'trust', like: likePartnership },
  corporation: { label: 'Corporation (Form 1120)', subject: 'business', like: likePartnership },
  business_return: { label: 'Return of a business', subject: 'partnership', like: likePartnership },
  other: { label: 'Other income', subject: 'return', like: null },
}

/** The entries of a household and, if the package has several, its name. */
export interface HouseholdEntries {
  entries: readonly YearEntry[]
  borrower: string | null
  latestYear: number
}

/**
 * The entries by source: each business, partnership and property separately, and each household's other income by kind.
 */
export function sourcesOfForms(households: readonly HouseholdEntries[]): NamedSource[] {
  const found = households.flatMap(({ entries, borrower, latestYear }) =>
    sourcesOf(entries).map((source) => ({
      ...source,
      latestYear: Math.max(latestYear, ...source.entries.filter(isReported).map(({ year }) => year)),
      label: borrower === null ? source.label : `${source.label} (${borrower})`,
    })),
  )
  return distinct(found).sort((a, b) => (a.label < b.label ? -1 : 1))
}

/** A payer reports before the recipient files, so its year may be later than those of the returns. */
function isReported({ document }: YearEntry): boolean {
  return isInformationReturn(document)
}

type Unjudged = Omit<NamedSource, 'latestYear'>

function sourcesOf(entries: readonly YearEntry[]): Unjudged[] {
  const ofBusiness = entries.filter(({ document }) => isBusinessReturn(document))
  const ofPeople = entries.filter(({ document }) => !isBusinessReturn(document))
  const byKind = Map.groupBy(ofPeople, ({ document, entry }) => sourceKind(document, entry))
  const sources = [...byKind].flatMap(([kind, own]) => {
    const { like } = KINDS[kind]
    return like ? identifiedSources(kind, own, like) : [source(kind, '', own, true)]
  })
  return withBusinessReturns(sources, ofBusiness)
}

/** Adds business returns to the shares of their owners; without one they are a separate source. */
function withBusinessReturns(sources: readonly Unjudged[], entries: readonly YearEntry[]): Unjudged[] {
  const shares = sources.filter(({ kind }) => kind === 'partnership')
  const added = new Map<Unjudged, YearEntry[]>()
  const left: YearEntry[] = []
  for (const [document, own] of Map.groupBy(entries, (entry) => entry.document)) {
    const owners = ownersOf(document, shares)
    if (owners.length === 0) left.push(...own)
    for (const owner of owners) added.set(owner, [...(added.get(owner) ?? []), ...own])
  }
  return [
    ...sources.map((one) => ({ ...one, entries: [...one.entries, ...(added.get(one) ?? [])] })),
    ...(left.length > 0 ? identifiedSources('business_return', left, likePartnership) : []),
  ]
}

interface FormShowing extends Showing<Identity> {
  entries: YearEntry[]
}

function identifiedSources(
  kind: SourceKind,
  entries: readonly YearEntry[],
  like: (a: Identity, b: Identity) => Likeness,
): Unjudged[] {
  const isProperty = kind === 'rental' || kind === 'royalty'
  const places = placesOf(entries)
  const showings = [
    ...Map.groupBy(entries, ({ document, entry }) => placeKey(document, entry, isProperty)).values(),
  ].map((own): FormShowing => {
    const { document, entry, year } = own[0]!
    const column = isProperty ? lineOf(entry).column : null
    const place = isProperty ? `${column ?? ''}${places.get(document.id)}` : ''
    return { year, identity: identityOf(document, column), place, entries: own }
  })
  return sameSources(showings, like, isProperty).map((group) => {
    const { name, printed } = nameOf(kind, group)
    const own = group.flatMap((showing) => showing.entries)
    const identified = printed !== '' || !isProperty || isOnlyOfItsYears(group, showings)
    return source(kind, name, own, identified, printed)
  })
}

/**
 * Royalties have no address, and a property's may be illegible. The only royalties or the only property of a taxpayer
 * are the same from year to year.
 */
function isOnlyOfItsYears(group: readonly FormShowing[], showings: readonly FormShowing[]): boolean {
  const years = new Set(group.map(({ year }) => year))
  return !showings.some((other) => !group.includes(other) && years.has(other.year))
}

function placeKey(document: DocumentFacts, entry: EntryFacts, isProperty: boolean): string {
  return `${document.id} ${isProperty ? (lineOf(entry).column ?? '') : ''}`
}

/**
 * The number of a document among the forms of its year and owner: more than three properties need several Schedules E.
 */
function placesOf(entries: readonly YearEntry[]): Map<string, number> {
  const places = new Map<string, number>()
  const counts = new Map<string, number>()
  for (const { document, year } of entries) {
    if (places.has(document.id)) continue
    const key = `${year} ${person(document.fields['taxpayer_name'])}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    places.set(document.id, counts.get(key)!)
  }
  return places
}

/** As the latest form prints it; `name` is normalised. */
function nameOf(kind: SourceKind, group: readonly FormShowing[]): { name: string; printed: string } {
  const isProperty = kind === 'rental' || kind === 'royalty'
  const identities = group.map(({ identity }) => identity)
  const first = (of: (identity: Identity) => string) => identities.map(of).find((text) => text !== '') ?? ''
  const printed = isProperty
    ? first(({ address }) => address)
    : first(({ name }) => name) || first(({ activity }) => activity)
  const number = identities.find((identity) => identity.number !== null)?.number
  if (printed !== '') return { name: isProperty ? words(printed).join(' ') : organisation(printed), printed }
  const { place } = group[0]!
  return { name: number ?? (isProperty ? place : ''), printed: '' }
}

function source(kind: SourceKind, name: string, entries: YearEntry[], identified: boolean, printed = name): Unjudged {
  const column = printed === '' && (kind === 'rental' || kind === 'royalty') ? placeInWords(name) : ''
  const { label, subject } = KINDS[kind]
  const owner = person(entries[0]!.document.fields['taxpayer_name'])
  const called = [`${label}${column}`, printed].filter((part) => part !== '').join(': ')
  return { kind, key: subjectKey(subject, kind, name, owner), label: called, entries, identified }
}

/** "a2" is property A of the second Schedule E. */
function placeInWords(place: string): string {
  const [, column = '', sheet = '1'] = /^([a-c]?)(\d*)$/.exec(place) ?? []
  const property = column === '' ? '' : `, property ${column.toUpperCase()}`
  return sheet === '1' || sheet === '' ? property : `${property} of sheet ${sheet}`
}

/** Numbers sources that nothing distinguishes. */
function distinct(sources: readonly NamedSource[]): NamedSource[] {
  const seen = new Map<string, number>()
  return sources.map((source) => {
    const count = (seen.get(source.key) ?? 0) + 1
    seen.set(source.key, count)
    if (count === 1) return source
    return {
      ...source,
      key: subjectKey(KINDS[source.kind].subject, source.key, String(count)),
      label: `${source.label} (${count})`,
    }
  })
}
