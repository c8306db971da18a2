import type { Cents } from '../../../money/cents.ts'
import { amount, type Arithmetic, count, formLine, product, subtotal, sum } from '../../arithmetic/index.ts'
import { exact } from '../../arithmetic/exact.ts'
import type { DocumentFacts } from '../../model/facts.ts'
import type { Decisions } from '../../model/rule-set.ts'
import type { Guideline } from '../../settings/guideline.ts'
import { isBusinessReturn } from '../identity/form-kinds.ts'
import { limitedToDistributions, ofSoleOwner } from './distributions.ts'
import { lineOf } from '../sources/line.ts'
import { businessMiles, claimsActualExpenses, mileageDepreciation } from './mileage.ts'
import type { Source, SourcedEntry } from '../sources/sourced.ts'
import { termsOf, untaxedPart } from './terms.ts'
import type { YearNote } from './year-note.ts'

/** A source's income in one tax year, with notes for the reviewer. */
export interface YearFigure {
  year: number
  cashFlow: Arithmetic
  /** The untaxed part, which may be grossed up. */
  untaxed: Cents
  documents: DocumentFacts[]
  /** The entries that count. */
  entries: readonly SourcedEntry[]
  /** Adjustments of the owner's share by the business return. */
  adjustments: Arithmetic | null
  /** Codes of what a person should review. */
  notes: YearNote[]
}

/** The decisions that the years of a source depend on. */
type Said = Pick<Decisions, 'counts' | 'confirmed' | 'override'>

/**
 * The years of a source, the latest first, from the latest in which something counts. An earlier year that a reviewer
 * refused completely stays in the average as zero, so that refusing income never raises the result.
 */
export function yearFigures(source: Source, decisions: Said, guideline: Guideline): YearFigure[] {
  const shown = new Set(source.entries.filter(isOfOwner).map(({ year }) => year))
  const isCounting = (own: SourcedEntry) =>
    (decisions.counts(own.entry.id) || isContinuing(own, source, decisions)) && (isOfOwner(own) || shown.has(own.year))
  const kept = source.entries.filter((own) => isCounting(own) || (own.verdict.eligible && own.entry.amount !== null))
  const years = [...Map.groupBy(kept, ({ year }) => year)].sort(([a], [b]) => b - a)
  const from = years.findIndex(([, entries]) => entries.some(isCounting))
  return (from < 0 ? [] : years.slice(from)).map(([year, entries]) => {
    const counting = entries.filter(isCounting)
    return counting.length === 0
      ? refusedYear(year, entries)
      : yearFigure({ source, year, entries: counting }, decisions, guideline)
  })
}

/**
 * Income of a trust counts once it is confirmed to continue for three years (Fannie Mae B3-3.1-09, Trust Income),
 * except entries that a reviewer refuses.
 */
function isContinuing({ entry, verdict, year }: SourcedEntry, { key, latestYear }: Source, said: Said): boolean {
  const waits = verdict.rule === 'trust_income' && year >= latestYear - 1
  return waits && said.confirmed('continuance', key) && said.override(entry.id) !== false
}

function isOfOwner({ document }: SourcedEntry): boolean {
  return !isBusinessReturn(document)
}

function refusedYear(year: number, refused: readonly SourcedEntry[]): YearFigure {
  const documents = [...new Set(refused.map(({ document }) => document))]
  return {
    year,
    cashFlow: amount(0n, `${year}, refused`),
    untaxed: 0n,
    documents,
    entries: [],
    adjustments: null,
    notes: [],
  }
}

interface YearOfSource {
  source: Source
  year: number
  entries: readonly SourcedEntry[]
}

function yearFigure(
  { source: { kind, key }, year, entries }: YearOfSource,
  decisions: Said,
  guideline: Guideline,
): YearFigure {
  const documents = [...new Set(entries.map(({ document }) => document))]
  const untaxed = entries.reduce((all, own) => all + untaxedPart(own), 0n)
  const base = { year, documents, entries, untaxed, adjustments: null }
  if (kind === 'partnership') {
    const isLiquid = decisions.confirmed('liquidity', key)
    const limited = limitedToDistributions({ year, documents, entries }, guideline, isLiquid)
    return { ...base, ...limited, cashFlow: subtotal(String(year), limited.cashFlow) }
  }
  if (kind === 'corporation') {
    const isShown = decisions.confirmed('sole_ownership', key) && decisions.confirmed('liquidity', key)
    const { cashFlow, notes } = ofSoleOwner(year, sum(entries.flatMap(termsOf)), isShown)
    return { ...base, cashFlow: subtotal(String(year), cashFlow), notes }
  }
  const mileage = kind === 'business' ? mileageOf(documents, year) : NO_MILEAGE
  const notes: YearNote[] = [...mileage.notes]
  if (kind === 'business' && (year === 2021 || year === 2022) && entries.some(isMeals)) notes.push('meals_may_be_whole')
  const terms = [...entries.flatMap(termsOf), ...mileage.terms]
  return { ...base, cashFlow: subtotal(String(year), sum(terms)), notes }
}

function isMeals({ entry }: SourcedEntry): boolean {
  return lineOf(entry).line === '24b'
}

interface Mileage {
  terms: Arithmetic[]
  notes: YearNote[]
}

const NO_MILEAGE: Mileage = { terms: [], notes: [] }

/**
 * Business miles (line 44a) × the depreciation within the standard rate, which is not cash spent (Form 1084 line 3h).
 */
function mileageOf(documents: readonly DocumentFacts[], year: number): Mileage {
  const miles = businessMiles(documents)
  if (miles === 0n) {
    return documents.some(claimsActualExpenses) ? { terms: [], notes: ['actual_car_expenses'] } : NO_MILEAGE
  }
  const rate = mileageDepreciation(exact('1'), year)
  if (rate === null) return { terms: [], notes: ['mileage_rate_unknown'] }
  const driven = count(exact(miles, 100n), 'business miles, line 44a')
  const depreciation = product(driven, amount(rate, `depreciation a mile in ${year}`))
  return { terms: [formLine(`${year} mileage depreciation`, depreciation)], notes: [] }
}
