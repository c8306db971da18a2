import type { QualifyingIncome } from '../../../contract/income/model.ts'
import { withNamesWrittenOut } from '../../names/written-out.ts'
import { copiesOf, repeatsOf, withoutAccepted } from '../../papers/duplicates.ts'
import type { DocumentFacts, EntryFacts } from '../../model/facts.ts'
import type { Guideline } from '../../settings/guideline.ts'
import type { SourceKind } from '../sources/line.ts'
import { taxSources } from '../sources/source.ts'
import { yearFigures } from '../figure/year-figure.ts'
import type { FormRow } from './row.ts'
import { sourceRows, type WorkedLine } from './source-rows.ts'

/** A completed cash flow form: line by line, by business or property, with a column for each year, the latest first. */
export interface CashFlowForm {
  name: FormName
  /** The edition whose lines it uses. */
  edition: string
  years: readonly number[]
  rows: readonly FormRow[]
}

/** A tax return model with everything it was computed from. */
export interface WorkedReturns {
  documents: readonly DocumentFacts[]
  entries: readonly EntryFacts[]
  income: QualifyingIncome
  /** Whether an entry counts, with the reviewer's decision before the rules'. */
  counts: (entryId: string) => boolean
  /** Whether a reviewer refused an entry. */
  refused: (entryId: string) => boolean
}

/** Sections in the order of Form 1084; income without a section on the form is last. */
const ORDER: readonly SourceKind[] = ['business', 'royalty', 'farm', 'partnership', 'corporation']
const EDITIONS = { 'Form 1084': 'as numbered since 2015', 'Form 91': '05/01/2019', 'Form 1038': '09/30/2014' }
type FormName = keyof typeof EDITIONS

/** The form that a lender files, by guideline; Form 1038 is used for rentals under each. */
const CASH_FLOW_FORM: Record<Guideline, FormName> = {
  FNMA: 'Form 1084',
  FHLMC: 'Form 91',
  FHA: 'Form 1084',
  VA: 'Form 1084',
  NON_QM_12: 'Form 1084',
  NON_QM_24: 'Form 1084',
}

/** The forms of a tax return model; forms without lines are left out. */
export function cashFlowForms(returns: WorkedReturns): CashFlowForm[] {
  const worked = workedLines(returns)
  const { guideline } = returns.income.settings
  const isRental = ({ source }: WorkedLine) => source.kind === 'rental'
  return [
    form(CASH_FLOW_FORM[guideline], worked.filter((line) => !isRental(line)).sort(byPlace)),
    form('Form 1038', worked.filter(isRental)),
  ].filter(({ rows }) => rows.length > 0)
}

function workedLines({ documents, entries, income, counts, refused }: WorkedReturns): WorkedLine[] {
  const sortedEntries = [...entries].sort(byId)
  const sorted = withNamesWrittenOut(documents).sort(byId)
  const counted = new Set(entries.filter(({ id }) => counts(id)).map(({ documentId }) => documentId))
  const { sources } = taxSources({
    documents: sorted,
    copies: copiesOf(withoutAccepted(repeatsOf(sorted), counted)),
    entriesOf: Map.groupBy(sortedEntries, ({ documentId }) => documentId),
  })
  const confirmed = (kind: string, key: string) =>
    income.subjects.some((subject) => subject.key === key && isConfirmed(subject, kind))
  const override = (entryId: string) => (refused(entryId) ? false : null)
  return income.lines.flatMap((line) => {
    const source = sources.find(({ key }) => key === line.key)
    if (!source) return []
    const { guideline } = income.subjects.find(({ key }) => key === source.key)?.settings ?? income.settings
    const all = yearFigures(source, { counts, confirmed, override }, guideline)
    const years = all.filter(({ year }) => year >= source.latestYear - 1)
    return [{ line, source, years, guideline }]
  })
}

function isConfirmed({ confirmations }: QualifyingIncome['subjects'][number], kind: string): boolean {
  return confirmations.some((one) => one.kind === kind && one.confirmed)
}

function form(name: FormName, worked: readonly WorkedLine[]): CashFlowForm {
  const years = [...new Set(worked.flatMap((line) => line.years.map(({ year }) => year)))].sort((a, b) => b - a)
  // Form 91 numbers only its sections.
  const numbered = name !== 'Form 91'
  const rows = worked.flatMap((line) => sourceRows(line, years))
  return { name, edition: EDITIONS[name], years, rows: numbered ? rows : rows.map((row) => ({ ...row, number: '' })) }
}

function byPlace(a: WorkedLine, b: WorkedLine): number {
  const place = ({ source }: WorkedLine) => (ORDER.includes(source.kind) ? ORDER.indexOf(source.kind) : ORDER.length)
  return place(a) - place(b)
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}
