import type { Classification } from '../../model/calculated-model.ts'
import type { DocumentFacts, EntryFacts } from '../../model/facts.ts'
import { centsOf } from '../../papers/values.ts'
import { benefitOf, lineOf, type SourceKind } from './line.ts'
import type { YearEntry } from './sources-of-forms.ts'

export type Reasoned = Omit<Classification, 'entryId'>

/** What else the package has, where it decides whether a line is counted here or there. */
export interface ReturnContext {
  /** Years whose Form 1040 is in the package. */
  returnYears: ReadonlySet<number>
  /** Whether pay stubs or W-2s of the package document the wages. */
  wagesDocumented: boolean
}

const SOURCE_REASONS: Record<SourceKind, string> = {
  wages: 'Wages of the return',
  interest: 'Interest',
  tax_exempt_interest: 'Tax-exempt interest, at face value',
  dividends: 'Ordinary dividends',
  ira: 'IRA distributions, taxed or not',
  pension: 'Pensions and annuities, taxed or not',
  social_security: 'Social Security benefits, taxed or not',
  alimony: 'Alimony received',
  business: 'Net result of the business',
  rental: 'Rents and the expenses against them',
  royalty: 'Royalties and the expenses against them',
  farm: 'Net result of the farm',
  partnership: 'Share of the result of a partnership or corporation',
  other: 'Other income',
}

const INCOME_CATEGORIES = new Set(['income', 'loss', 'add_back', 'subtraction'])

/** The verdict on an entry of a tax form after Form 1084 (cash flow analysis). */
export function verdictOf({ document, entry, year }: YearEntry, kind: SourceKind, context: ReturnContext): Reasoned {
  if (!INCOME_CATEGORIES.has(entry.category))
    return refused('not_income', 'Not a line of income: taxes, payments and credits')
  switch (document.form) {
    case '1040':
    case '1040-sr':
      return benefitVerdict(document, entry) ?? returnVerdict(entry, kind, context)
    case 'schedule_1':
      return scheduleOneVerdict(entry, kind)
    case 'schedule_b':
      if (context.returnYears.has(year))
        return refused('counted_on_return', 'Part of the interest and dividends on Form 1040')
      return counted(entry, kind)
    case 'schedule_c':
    case 'schedule_f':
      return netResultVerdict(document, entry, kind)
    case 'schedule_e':
      return kind === 'royalty' ? royaltyVerdict(entry) : rentalVerdict(entry)
    case 'schedule_k1':
      return ownersShareVerdict(entry)
    case 'schedule_d':
      return refused('capital_gain', 'Capital gains do not recur unless their history is shown')
    default:
      return refused('not_income', 'The form computes taxes or deductions: no income of its own')
  }
}

function counted(entry: EntryFacts, kind: SourceKind): Reasoned {
  if (entry.category === 'add_back') {
    return {
      eligible: true,
      rule: 'add_back',
      reason: 'Added back: a deduction that no cash was spent on, or that counts elsewhere',
    }
  }
  if (entry.category === 'subtraction') {
    return {
      eligible: true,
      rule: 'subtraction',
      reason: 'Taken off: income that does not recur, or cash spent without a deduction',
    }
  }
  const loss = entry.category === 'loss' ? ': a loss counts against the income' : ''
  return { eligible: true, rule: kind === 'other' ? 'other_income' : kind, reason: `${SOURCE_REASONS[kind]}${loss}` }
}

export function refused(rule: string, reason: string): Reasoned {
  return { eligible: false, rule, reason }
}

function returnVerdict(entry: EntryFacts, kind: SourceKind, { wagesDocumented }: ReturnContext): Reasoned {
  if (kind === 'wages' && wagesDocumented) {
    return refused(
      'documented_by_wages',
      'Wages that pay stubs or W-2s of the package document: counted in Wage Income',
    )
  }
  if (kind !== 'other') return counted(entry, kind)
  if (/capital gain/i.test(entry.description)) {
    return refused('capital_gain', 'Capital gains do not recur unless their history is shown')
  }
  if (/schedule 1|(additional|other) income/i.test(entry.description)) {
    return refused('counted_on_schedule', 'Sum of Schedule 1: counted by its schedules, where they are in the package')
  }
  return refused('not_recurring', 'Not a line of income that recurs')
}

/**
 * Benefits count in full, taxed or not (Fannie Mae B3-3.1-01 and B3-3.1-09, Freddie Mac 5305.2, HUD 4000.1 II.A.4.c). Of an IRA or a pension of which
 * nothing is taxed the return does not tell a payment from a rollover to another plan.
 */
function benefitVerdict({ fields, ...document }: DocumentFacts, entry: EntryFacts): Reasoned | null {
  const benefit = benefitOf({ ...document, fields }, entry)
  if (!benefit) return null
  const gross = centsOf(fields[`line_${benefit.gross}`]) ?? 0n
  const taxable = centsOf(fields[`line_${benefit.taxable}`]) ?? 0n
  const isGross = lineOf(entry).line === benefit.gross
  if (isGross && benefit.kind !== 'social_security' && taxable === 0n) {
    return refused('rollover_possible', 'Nothing of it is taxed: it may have been rolled over into another plan')
  }
  const countsInFull = gross >= taxable && gross > 0n
  if (isGross === countsInFull) return counted(entry, benefit.kind)
  return isGross
    ? refused('less_than_taxed', `Less than its taxed part on line ${benefit.taxable}, which counts`)
    : refused('within_gross', `The taxed part of line ${benefit.gross}, which counts in full`)
}

function scheduleOneVerdict(entry: EntryFacts, kind: SourceKind): Reasoned {
  if (kind === 'alimony') return counted(entry, kind)
  if (['3', '5', '6'].includes(lineOf(entry).line ?? '')) {
    return refused('counted_on_schedule', 'Counted by Schedule C, E or F, where it is in the package')
  }
  return refused('not_recurring', 'Refunds, unemployment, prizes and other income that does not recur')
}

/** Schedules C and F: the net result and what adjusts it; receipts and expenses are within the net result. */
function netResultVerdict({ form }: DocumentFacts, entry: EntryFacts, kind: SourceKind): Reasoned {
  const { line } = lineOf(entry)
  const adjusts = entry.category === 'add_back' || entry.category === 'subtraction'
  const netLine = form === 'schedule_c' ? '31' : '34'
  if (!adjusts && line !== null && line !== netLine) {
    return refused('within_net_result', `Within the net result on line ${netLine}`)
  }
  return counted(entry, kind)
}

/** Lines of Schedule E whose expense is no cash flow of the property, or is part of the housing payment. */
const RENTAL_ADD_BACKS = new Set(['9', '12', '16', '18'])

/** Lines of Schedule E that Form 1084 line 5 has for royalties: received, expenses, depletion. */
const ROYALTY_LINES = new Set(['4', '20', '18'])

function royaltyVerdict(entry: EntryFacts): Reasoned {
  const { line } = lineOf(entry)
  if (line !== null && !ROYALTY_LINES.has(line)) {
    return refused('within_expenses', 'Only depletion is added back to royalties')
  }
  return counted(entry, 'royalty')
}

function rentalVerdict(entry: EntryFacts): Reasoned {
  const { line } = lineOf(entry)
  if (line !== null && Number.parseInt(line, 10) >= 27) {
    return refused('counted_on_k1', 'Partnerships, corporations, estates and totals: counted by their Schedule K-1')
  }
  if (entry.direction === 'debit' && RENTAL_ADD_BACKS.has(line ?? '')) {
    return refused(
      'rental_add_back',
      'Insurance, mortgage interest, taxes and depreciation do not count against the rents',
    )
  }
  return counted(entry, 'rental')
}

/** Boxes of Schedule K-1 that are income of the business; the others are the owner's interest, dividends and gains. */
const BUSINESS_BOXES = new Set(['1', '2', '3', '4a', '4b', '4c'])

function ownersShareVerdict(entry: EntryFacts): Reasoned {
  const { line } = lineOf(entry)
  if (/\bestate or trust\b/i.test(entry.description)) {
    return refused('trust_income', 'Income of an estate or trust counts where its papers show that it continues')
  }
  if (line === null || BUSINESS_BOXES.has(line) || isGuaranteedPayment(entry)) return counted(entry, 'partnership')
  if (/distribution/i.test(entry.description)) {
    return refused('distribution', 'Distributions show that income was paid out; they are no income of their own')
  }
  return refused('counted_on_return', 'Interest, dividends and gains of a Schedule K-1 are on Form 1040')
}

/** Schedule K-1 of Form 1065, boxes 4a to 4c (box 4 until 2018). */
export function isGuaranteedPayment(entry: Pick<EntryFacts, 'description'>): boolean {
  return /guaranteed/i.test(entry.description) || /^4[abc]$/.test(lineOf(entry).line ?? '')
}
