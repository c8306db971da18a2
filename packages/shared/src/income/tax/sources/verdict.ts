import type { TaxForm } from '../../../contract/document.ts'
import type { DocumentFacts, EntryFacts } from '../../model/facts.ts'
import { centsOf } from '../../papers/values.ts'
import { informationVerdict } from './information-return.ts'
import { benefitOf, lineOf, type SourceKind } from './line.ts'
import { counted, type Reasoned, refused } from './reasoned.ts'
import type { YearEntry } from './sources-of-forms.ts'

/** The rest of the package, where it decides where a line is counted. */
export interface ReturnContext {
  /** Each Form 1040 of the household, by year. */
  returns: ReadonlyMap<number, readonly DocumentFacts[]>
  /** Whether pay stubs or W-2s of the package document the wages. */
  wagesDocumented: boolean
}

const INCOME_CATEGORIES = new Set(['income', 'loss', 'add_back', 'subtraction'])

type Judge = (own: YearEntry, kind: SourceKind, context: ReturnContext) => Reasoned

/** The rules of each form, after Form 1084 (cash flow analysis). */
const JUDGES: Partial<Record<TaxForm, Judge>> = {
  '1040': returnLineVerdict,
  '1040-sr': returnLineVerdict,
  schedule_1: ({ entry }, kind) => scheduleOneVerdict(entry, kind),
  schedule_b: ({ entry, year }, kind, { returns }) =>
    returns.has(year)
      ? refused('counted_on_return', 'Part of the interest and dividends on Form 1040')
      : counted(entry, kind),
  schedule_c: netResultVerdict,
  schedule_d: () => refused('capital_gain', 'Capital gains do not recur unless their history is shown'),
  schedule_e: ({ entry }, kind) => (kind === 'royalty' ? royaltyVerdict(entry) : rentalVerdict(entry)),
  schedule_f: netResultVerdict,
  schedule_k1: (own, kind, context) => (kind === 'trust' ? trustVerdict(own, context) : ownersShareVerdict(own.entry)),
  '1065': businessReturnVerdict,
  '1120-s': businessReturnVerdict,
  '8825': businessReturnVerdict,
  '1120': ({ entry }, kind) => counted(entry, kind),
  '1099-r': reportedVerdict,
  'ssa-1099': reportedVerdict,
  '1099-nec': reportedVerdict,
  '1099-misc': reportedVerdict,
  '1099-int': reportedVerdict,
  '1099-div': reportedVerdict,
}

/** The verdict on an entry of a tax form. */
export function verdictOf(own: YearEntry, kind: SourceKind, context: ReturnContext): Reasoned {
  if (!INCOME_CATEGORIES.has(own.entry.category))
    return refused('not_income', 'Not a line of income: taxes, payments and credits')
  const judge = own.document.form === null ? undefined : JUDGES[own.document.form]
  return (
    judge?.(own, kind, context) ?? refused('not_income', 'The form computes taxes or deductions; it shows no income')
  )
}

function returnLineVerdict({ document, entry }: YearEntry, kind: SourceKind, context: ReturnContext): Reasoned {
  return benefitVerdict(document, entry) ?? returnVerdict(entry, kind, context)
}

function reportedVerdict({ document, entry, year }: YearEntry, kind: SourceKind, { returns }: ReturnContext): Reasoned {
  return informationVerdict(document, entry, kind, returns.get(year) ?? [])
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
    return refused('counted_on_schedule', 'Sum of Schedule 1: counted on its schedules if they are in the package')
  }
  return refused('not_recurring', 'Not a line of income that recurs')
}

/**
 * Benefits count in full, taxed or not (Fannie Mae B3-3.1-01 and B3-3.1-09, Freddie Mac 5305.2, HUD 4000.1 II.A.4.c).
 * For an IRA or a pension without a taxed part, the return does not distinguish a payment from a rollover.
 */
function benefitVerdict({ fields, ...document }: DocumentFacts, entry: EntryFacts): Reasoned | null {
  const benefit = benefitOf({ ...document, fields }, entry)
  if (!benefit) return null
  const gross = centsOf(fields[`line_${benefit.gross}`]) ?? 0n
  const taxable = centsOf(fields[`line_${benefit.taxable}`]) ?? 0n
  const isGross = lineOf(entry).line === benefit.gross
  if (isGross && benefit.kind !== 'social_security' && taxable === 0n) {
    return refused('rollover_possible', 'None of it is taxed: it may have been rolled over into another plan')
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
    return refused('counted_on_schedule', 'Counted on Schedule C, E or F if it is in the package')
  }
  return refused('not_recurring', 'Refunds, unemployment, prizes and other income that does not recur')
}

/** Schedules C and F: the net result and its adjustments; receipts and expenses are part of the net result. */
function netResultVerdict({ document: { form }, entry }: YearEntry, kind: SourceKind): Reasoned {
  const { line } = lineOf(entry)
  const adjusts = entry.category === 'add_back' || entry.category === 'subtraction'
  const netLine = form === 'schedule_c' ? '31' : '34'
  if (!adjusts && line !== null && line !== netLine) {
    return refused('within_net_result', `Within the net result on line ${netLine}`)
  }
  return counted(entry, kind)
}

/** Lines of Schedule E whose expense is not cash flow of the property, or is part of the housing payment. */
const RENTAL_ADD_BACKS = new Set(['9', '12', '16', '18'])

/** Lines of Schedule E that Form 1084 line 5 uses for royalties: received, expenses, depletion. */
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

/** Boxes of Schedule K-1 with income of the business; the others are the owner's interest, dividends and gains. */
const BUSINESS_BOXES = new Set(['1', '2', '3', '4a', '4b', '4c'])

/** Boxes of Schedule K-1 (Form 1041) that Form 1040 includes in the owner's interest and dividends. */
const TRUST_PORTFOLIO = new Set(['1', '2a'])

function trustVerdict({ entry, year }: YearEntry, { returns }: ReturnContext): Reasoned {
  if (TRUST_PORTFOLIO.has(lineOf(entry).line ?? '') && returns.has(year)) {
    return refused('counted_on_return', 'Interest and dividends of a trust are on Form 1040')
  }
  return refused('trust_income', 'Income of an estate or trust counts once a reviewer confirms that it continues')
}

function ownersShareVerdict(entry: EntryFacts): Reasoned {
  const { line } = lineOf(entry)
  if (line === null || BUSINESS_BOXES.has(line) || isGuaranteedPayment(entry)) return counted(entry, 'partnership')
  if (/distribution/i.test(entry.description)) {
    return refused('distribution', 'Distributions show that income was paid out; they are not income themselves')
  }
  return refused('counted_on_return', 'Interest, dividends and gains of a Schedule K-1 are on Form 1040')
}

/** Returns of a partnership or S corporation: adjustments of the income share shown on the Schedule K-1. */
function businessReturnVerdict({ entry }: YearEntry, kind: SourceKind): Reasoned {
  if (kind === 'business_return') {
    return refused('schedule_k1_missing', 'The Schedule K-1 with the ownership share is not in the package')
  }
  const adjusts = entry.category === 'add_back' || entry.category === 'subtraction'
  return adjusts ? counted(entry, kind) : refused('counted_on_k1', 'Counted by the share on the Schedule K-1')
}

/** Schedule K-1 of Form 1065, boxes 4a to 4c (box 4 until 2018). */
export function isGuaranteedPayment(entry: Pick<EntryFacts, 'description'>): boolean {
  return /guaranteed/i.test(entry.description) || /^4[abc]$/.test(lineOf(entry).line ?? '')
}
