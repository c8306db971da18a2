import type { TaxForm } from '../../contract/document.ts'
import type { DocumentFacts, EntryFacts } from '../facts.ts'

/** Where an entry stands on its form: "Line 3 a: Rents received, property A" is line 3, column a. */
export interface FormLine {
  line: string | null
  column: string | null
}

export function lineOf({ description }: Pick<EntryFacts, 'description'>): FormLine {
  const match = /^\s*(?:line|box)?\s*(\d{1,2}[a-z]?)(?:[ _]([a-c]))?\b/i.exec(description)
  return { line: match?.[1]?.toLowerCase() ?? null, column: match?.[2]?.toLowerCase() ?? null }
}

/** What a source of income on a tax return is. */
export type SourceKind =
  | 'wages'
  | 'interest'
  | 'dividends'
  | 'retirement'
  | 'alimony'
  | 'business'
  | 'rental'
  | 'farm'
  | 'partnership'
  | 'other'

const RETURN_LINES: readonly [SourceKind, RegExp][] = [
  ['wages', /^1[a-hz]?$/],
  ['interest', /^2[ab]$/],
  ['dividends', /^3b$/],
  ['retirement', /^(4b|4d|5b|6b)$/],
]

const RETURN_WORDS: readonly [SourceKind, RegExp][] = [
  ['wages', /\b(wages|salar|tip income)/i],
  ['interest', /\binterest\b/i],
  ['dividends', /\bordinary dividends?\b/i],
  ['retirement', /\b(pensions?|annuit|ira\b|social security)/i],
]

const KIND_OF_FORM: Partial<Record<TaxForm, SourceKind>> = {
  schedule_c: 'business',
  schedule_e: 'rental',
  schedule_f: 'farm',
  schedule_k1: 'partnership',
}

/** The kind of income an entry belongs to, by its line, and by its words where no line is told. */
export function sourceKind({ form }: DocumentFacts, entry: EntryFacts): SourceKind {
  if (form === null) return 'other'
  const ofForm = KIND_OF_FORM[form]
  if (ofForm) return ofForm
  if (form === 'schedule_b') return /dividend/i.test(entry.description) ? 'dividends' : 'interest'
  if (form === 'schedule_1') return lineOf(entry).line === '2a' ? 'alimony' : 'other'
  if (form !== '1040' && form !== '1040-sr') return 'other'
  const { line } = lineOf(entry)
  const known = RETURN_LINES.find(([, lines]) => line !== null && lines.test(line))
  if (known || line !== null) return known?.[0] ?? 'other'
  return RETURN_WORDS.find(([, words]) => words.test(entry.description))?.[0] ?? 'other'
}
