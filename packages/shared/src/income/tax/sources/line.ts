import type { TaxForm } from '../../../contract/document.ts'
import type { DocumentFacts, EntryFacts } from '../../model/facts.ts'
import { centsOf } from '../../papers/values.ts'

/** The position of an entry on its form: "Line 3 a: Rents received, property A" is line 3, column a. */
export interface FormLine {
  line: string | null
  column: string | null
}

export function lineOf({ description }: Pick<EntryFacts, 'description'>): FormLine {
  const match = /^\s*(?:line|box)?\s*(\d{1,2}[a-z]?)(?:[ _]([a-c]))?\b/i.exec(description)
  return { line: match?.[1]?.toLowerCase() ?? null, column: match?.[2]?.toLowerCase() ?? null }
}

/** Kinds of income sources on a tax return. */
export type SourceKind =
  | 'wages'
  | 'interest'
  | 'tax_exempt_interest'
  | 'dividends'
  | 'ira'
  | 'pension'
  | 'social_security'
  | 'alimony'
  | 'business'
  | 'rental'
  | 'royalty'
  | 'farm'
  | 'partnership'
  | 'trust'
  | 'corporation'
  | 'business_return'
  | 'other'

const RETURN_LINES: readonly [SourceKind, RegExp][] = [
  ['wages', /^1[a-hz]?$/],
  ['tax_exempt_interest', /^2a$/],
  ['interest', /^2b$/],
  ['dividends', /^3b$/],
]

/** A benefit's lines on Form 1040: the gross amount and its taxable part. */
export interface BenefitLines {
  kind: 'ira' | 'pension' | 'social_security'
  gross: string
  taxable: string
}

/** The numbers changed in 2019 and 2020; until 2018 IRAs and pensions shared a line. */
const BENEFITS: readonly { from: number; lines: readonly BenefitLines[] }[] = [
  {
    from: 2020,
    lines: [
      { kind: 'ira', gross: '4a', taxable: '4b' },
      { kind: 'pension', gross: '5a', taxable: '5b' },
      { kind: 'social_security', gross: '6a', taxable: '6b' },
    ],
  },
  {
    from: 2019,
    lines: [
      { kind: 'ira', gross: '4a', taxable: '4b' },
      { kind: 'pension', gross: '4c', taxable: '4d' },
      { kind: 'social_security', gross: '5a', taxable: '5b' },
    ],
  },
  {
    from: 0,
    lines: [
      { kind: 'pension', gross: '4a', taxable: '4b' },
      { kind: 'social_security', gross: '5a', taxable: '5b' },
    ],
  },
]

/** The benefit lines of that year's Form 1040. */
export function benefitLines({ fields }: DocumentFacts): readonly BenefitLines[] {
  const year = Number(fields['tax_year'])
  return (BENEFITS.find(({ from }) => year >= from) ?? BENEFITS[0]!).lines
}

/** The benefit that an entry of Form 1040 belongs to; null for any other line. */
export function benefitOf(document: DocumentFacts, entry: Pick<EntryFacts, 'description'>): BenefitLines | null {
  const { line } = lineOf(entry)
  return benefitLines(document).find(({ gross, taxable }) => line === gross || line === taxable) ?? null
}

const RETURN_WORDS: readonly [SourceKind, RegExp][] = [
  ['wages', /\b(wages|salar|tip income)/i],
  ['tax_exempt_interest', /\btax-exempt interest\b/i],
  ['interest', /\binterest\b/i],
  ['dividends', /\bordinary dividends?\b/i],
  ['social_security', /\bsocial security/i],
  ['pension', /\b(pensions?|annuit)/i],
  ['ira', /\bira\b/i],
]

type KindReader = (document: DocumentFacts, entry: EntryFacts) => SourceKind

const KIND_BY_FORM: Partial<Record<TaxForm, KindReader>> = {
  '1040': kindOnReturn,
  '1040-sr': kindOnReturn,
  schedule_1: (_, entry) => (lineOf(entry).line === '2a' ? 'alimony' : 'other'),
  schedule_b: (_, { description }) => (/dividend/i.test(description) ? 'dividends' : 'interest'),
  schedule_c: () => 'business',
  schedule_e: (document, entry) => (isRoyalty(document, entry) ? 'royalty' : 'rental'),
  schedule_f: () => 'farm',
  schedule_k1: (_, entry) => (isOfTrust(entry) ? 'trust' : 'partnership'),
  '1120': () => 'corporation',
  '1065': () => 'business_return',
  '1120-s': () => 'business_return',
  '8825': () => 'business_return',
  '1099-r': ({ fields }) => (fields['box_7_ira_sep_simple'] ? 'ira' : 'pension'),
  'ssa-1099': () => 'social_security',
  '1099-int': (_, entry) => (lineOf(entry).line === '8' ? 'tax_exempt_interest' : 'interest'),
  '1099-div': (_, entry) => kindOfDividend(entry),
}

/** Schedule K-1 of Form 1041, recognised by its entries' names. */
function isOfTrust({ description }: Pick<EntryFacts, 'description'>): boolean {
  return /\bestate or trust\b/i.test(description)
}

/** The kind of income an entry belongs to. */
export function sourceKind(document: DocumentFacts, entry: EntryFacts): SourceKind {
  const read = document.form === null ? undefined : KIND_BY_FORM[document.form]
  return read?.(document, entry) ?? 'other'
}

/** Ordinary dividends (box 1a), exempt ones (box 10, 11 or 12 by year), and capital gain distributions. */
function kindOfDividend(entry: EntryFacts): SourceKind {
  const { line } = lineOf(entry)
  if (line === '1a') return 'dividends'
  return line !== null && ['10', '11', '12'].includes(line) ? 'tax_exempt_interest' : 'other'
}

/** Form 1040: by the entry's line, or by its words if it names no line. */
function kindOnReturn(document: DocumentFacts, entry: EntryFacts): SourceKind {
  const benefit = benefitOf(document, entry)
  if (benefit) return benefit.kind
  const { line } = lineOf(entry)
  const known =
    line === null
      ? RETURN_WORDS.find(([, words]) => words.test(entry.description))
      : RETURN_LINES.find(([, lines]) => lines.test(line))
  return known?.[0] ?? 'other'
}

/** Schedule E's type of property for royalties. */
const ROYALTIES = '6'

/**
 * A column of Schedule E is a property or royalties: by its type on line 1b, else by which of lines 3 and 4 is filled
 * in. Line 4 is royalties even in the column of a property.
 */
function isRoyalty({ fields }: DocumentFacts, entry: EntryFacts): boolean {
  const { line, column } = lineOf(entry)
  if (line === '4') return true
  const type = fields[`line_1b_${column}`]
  if (type) return type === ROYALTIES
  const amount = (number: string) => centsOf(fields[`line_${number}_${column}`]) ?? 0n
  return column !== null && amount('4') !== 0n && amount('3') === 0n
}
