import type { Cents } from '../../money/cents.ts'
import { dollars, exact, type Exact, plainNumber } from '../exact.ts'
import type { DocumentFacts } from '../facts.ts'
import type { Decisions } from '../rule-set.ts'
import { centsOf } from '../values.ts'
import { lineOf } from './line.ts'
import { mileageDepreciation } from './mileage.ts'
import type { Source, SourcedEntry } from './source.ts'
import { isGuaranteedPayment } from './verdict.ts'

/** What a source brought in one tax year, and what to say about it. */
export interface YearFigure {
  year: number
  cashFlow: Exact
  /** How the amount came about: "line 31 $50,000.00 + line 13 $2,000.00". */
  explanation: string
  documents: DocumentFacts[]
  /** Codes of what a person should look at. */
  notes: YearNote[]
}

export type YearNote = 'mileage_rate_unknown' | 'income_above_distributions' | 'meals_may_be_whole'

/** The years in which something of a source counts, the latest first. */
export function yearFigures(source: Source, decisions: Decisions): YearFigure[] {
  const counting = source.entries.filter(({ entry }) => decisions.counts(entry.id))
  return [...Map.groupBy(counting, ({ year }) => year)]
    .sort(([a], [b]) => b - a)
    .map(([year, entries]) => yearFigure(source, year, entries))
}

function yearFigure({ kind }: Source, year: number, entries: readonly SourcedEntry[]): YearFigure {
  const documents = [...new Set(entries.map(({ document }) => document))]
  const parts = entries.map(({ entry }) => signedPart(entry.description, signed(entry)))
  const net = exact(entries.reduce((sum, { entry }) => sum + signed(entry), 0n))
  const mileage = kind === 'business' ? mileageOf(documents, year) : NO_MILEAGE
  const limit = kind === 'partnership' ? distributionLimit(documents, entries) : null
  const cashFlow = limit ?? net.add(mileage.amount)
  const notes: YearNote[] = [...mileage.notes]
  if (limit) notes.push('income_above_distributions')
  if (kind === 'business' && (year === 2021 || year === 2022) && entries.some(isMeals)) notes.push('meals_may_be_whole')
  return { year, cashFlow, explanation: [...parts, ...mileage.parts].join(' ').replace(/^\+ /, ''), documents, notes }
}

function signed({ direction, amount }: SourcedEntry['entry']): Cents {
  return direction === 'credit' ? (amount ?? 0n) : -(amount ?? 0n)
}

function signedPart(description: string, amount: Cents): string {
  const name = description.split(':')[0]!.toLowerCase()
  return amount < 0n ? `− ${name} ${dollars(-amount)}` : `+ ${name} ${dollars(amount)}`
}

function isMeals({ entry }: SourcedEntry): boolean {
  return lineOf(entry).line === '24b'
}

interface Mileage {
  amount: Exact
  parts: string[]
  notes: YearNote[]
}

const NO_MILEAGE: Mileage = { amount: exact(0n), parts: [], notes: [] }

/** Business miles (line 44a) × the depreciation within the standard rate: no cash was spent on it. */
function mileageOf(documents: readonly DocumentFacts[], year: number): Mileage {
  const miles = documents.reduce((sum, { fields }) => sum + (centsOf(fields['line_44a']) ?? 0n), 0n)
  if (miles === 0n) return NO_MILEAGE
  const driven = exact(miles, 100n)
  const amount = mileageDepreciation(driven, year)
  if (amount === null) return { ...NO_MILEAGE, notes: ['mileage_rate_unknown'] }
  return { amount, parts: [`+ ${plainNumber(driven)} miles ${dollars(amount)}`], notes: [] }
}

/**
 * Income of a partnership or corporation counts only as far as it was paid out, unless the business is shown to be
 * liquid, which its Schedule K-1 does not tell. Guaranteed payments are paid by their nature. Null where distributions are
 * not printed, or are no limit.
 */
function distributionLimit(documents: readonly DocumentFacts[], entries: readonly SourcedEntry[]): Exact | null {
  const printed = documents.flatMap(({ fields }) => distributionsOn(fields))
  if (printed.length === 0) return null
  const distributions = printed.reduce((sum, amount) => sum + amount, 0n)
  const guaranteed = entries.filter(({ entry }) => isGuaranteedPayment(entry))
  const paid = guaranteed.reduce((sum, { entry }) => sum + signed(entry), 0n)
  const income = entries.reduce((sum, { entry }) => sum + signed(entry), 0n) - paid
  return income > distributions ? exact(distributions + paid) : null
}

/** Schedule K-1 of Form 1065: box 19, cash (code A) and property (B, C); of Form 1120-S: box 16, code D. */
function distributionsOn(fields: DocumentFacts['fields']): bigint[] {
  const printedIn = (boxes: readonly string[]) => boxes.flatMap((box) => centsOf(fields[box]) ?? [])
  const ofPartnership = printedIn(['line_19', 'line_19_a', 'line_19_b', 'line_19_c'])
  return ofPartnership.length > 0 ? ofPartnership : printedIn(['line_16_d'])
}
