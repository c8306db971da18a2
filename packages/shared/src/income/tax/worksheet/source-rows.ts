import type { QualifyingLine } from '../../../contract/income/model.ts'
import { decimalOf, exact, type Exact, roundedCents, sumExact } from '../../arithmetic/exact.ts'
import { type Guideline, GUIDELINES } from '../../settings/guideline.ts'
import { businessMiles, mileageDepreciation } from '../figure/mileage.ts'
import { daysReported } from '../figure/rental-use.ts'
import type { Source, SourcedEntry } from '../sources/sourced.ts'
import { signed } from '../figure/terms.ts'
import type { YearFigure } from '../figure/year-figure.ts'
import { businessRows, isOfBusiness } from './business-rows.ts'
import { type FormRow, orNull, type Row } from './row.ts'
import { MILEAGE_LINE, MONTHS_LINE, takes, WORKSHEET_LINES } from './form-lines.ts'

/** A line of the model with its source. */
export interface WorkedLine {
  line: QualifyingLine
  source: Source
  years: readonly YearFigure[]
  guideline: Guideline
}

/** The section of one source: its lines, their sum, the years that count, the months, and monthly income. */
export function sourceRows(worked: WorkedLine, columns: readonly number[]): FormRow[] {
  const section: Row = { kind: 'section', label: worked.line.label, of: () => null }
  const lines = [...entryRows(worked), ...adjustments(worked)].map((row) => written(row, worked, columns))
  return [
    written(section, worked, columns),
    ...lines.filter(({ amounts }) => amounts.some((amount) => amount !== null)),
    ...results(worked).map((row) => written(row, worked, columns)),
  ]
}

function written({ kind, number = '', label, of }: Row, { years }: WorkedLine, columns: readonly number[]): FormRow {
  const amounts = columns.map((column) => {
    const own = years.find(({ year }) => year === column)
    return own ? of(own) : null
  })
  return { kind, number, label, amounts }
}

/** The lines of the form, in order; then entries that a reviewer counts and the form has no line for. */
function entryRows({ source: { kind }, years }: WorkedLine): Row[] {
  const printed = WORKSHEET_LINES[kind] ?? []
  const own = ({ entries }: YearFigure) => entries.filter((entry) => !isOfBusiness(entry))
  const others = years
    .flatMap(own)
    .filter(({ entry }) => !printed.some((line) => takes(line, entry)))
    .map(({ entry }) => entry.description)
  return [
    ...printed.map((line): Row => {
      const { number, label, lines } = line
      const from = kind === 'partnership' ? 'Schedule K-1 box' : 'line'
      const place = lines.length > 0 ? ` (${from} ${lines.join(', ')})` : ''
      return {
        ...{ kind: 'line', number, label: `${label}${place}` },
        of: (year) => sumOf(own(year).filter(({ entry }) => takes(line, entry))),
      }
    }),
    ...[...new Set(others)].map((label): Row => {
      return {
        ...{ kind: 'line', label },
        of: (year) => sumOf(own(year).filter(({ entry }) => entry.description === label)),
      }
    }),
  ]
}

/** Credits less debits; null if there are none. */
function sumOf(entries: readonly SourcedEntry[]): string | null {
  return entries.length === 0 ? null : decimalOf(exact(entries.reduce((sum, own) => sum + signed(own), 0n)))
}

/** Adjustments of the form that are on no line of the tax form. */
function adjustments(worked: WorkedLine): Row[] {
  const { kind } = worked.source
  return [
    ...(kind === 'business' ? mileage() : []),
    ...(kind === 'partnership' ? businessRows(worked.years) : []),
    ...(kind === 'corporation' ? [notConfirmed()] : []),
    ...(isGrossedUp(worked) ? [grossUp(worked)] : []),
  ]
}

function mileage(): Row[] {
  const miles = ({ documents }: YearFigure) => businessMiles(documents)
  const depreciation = (year: YearFigure) =>
    miles(year) === 0n ? null : mileageDepreciation(exact(miles(year), 100n), year.year)
  const rate = (year: YearFigure) => (depreciation(year) ? mileageDepreciation(exact('1'), year.year) : null)
  return [
    {
      ...{ kind: 'input', label: 'Business miles (line 44a)' },
      of: (year) => (miles(year) === 0n ? null : decimalOf(exact(miles(year)))),
    },
    { kind: 'input', label: 'Depreciation a mile', of: (year) => orNull(rate(year)) },
    {
      kind: 'line',
      number: MILEAGE_LINE,
      label: 'Total mileage depreciation',
      of: (year) => orNull(depreciation(year)),
    },
  ]
}

/** Income of a corporation that does not count until its ownership and liquidity are confirmed. */
function notConfirmed(): Row {
  const left = ({ cashFlow, entries }: YearFigure) =>
    cashFlow.value.sub(sumExact(entries.map((own) => exact(signed(own)))))
  return {
    ...{ kind: 'line', label: 'Left out until confirmed' },
    of: (year) => (left(year).equals(0) ? null : decimalOf(left(year))),
  }
}

function isGrossedUp({ line }: WorkedLine): boolean {
  return line.method === 'grossed_up'
}

function grossUp(worked: WorkedLine): Row {
  const { value } = GUIDELINES[worked.guideline].grossUpRate
  return {
    kind: 'line',
    label: `Gross-up of what is not taxed, at ${value}`,
    of: (year) => orNull(addition(worked, year)),
  }
}

function addition({ guideline }: WorkedLine, { untaxed }: YearFigure): Exact | null {
  if (untaxed === 0n) return null
  return exact(roundedCents(exact(untaxed).mul(exact(GUIDELINES[guideline].grossUpRate.value))))
}

/** From the subtotal to monthly income: which years count, over how many months. */
function results(worked: WorkedLine): Row[] {
  const { line, years, source } = worked
  const counted = countedYears(worked)
  const total = (year: YearFigure) => {
    const added = isGrossedUp(worked) ? addition(worked, year) : null
    return decimalOf(added ? year.cashFlow.value.add(added) : year.cashFlow.value)
  }
  const latest = (value: string | null) => (year: YearFigure) => (year === years[0] ? value : null)
  const rental: Row[] =
    source.kind === 'rental'
      ? [{ kind: 'input', label: 'Fair rental days (line 2)', of: (year) => orNull(days(worked, year)) }]
      : []
  return [
    { kind: 'subtotal', label: 'Subtotal', of: total },
    { kind: 'counted', label: `Counted: ${line.method}`, of: (year) => (counted.includes(year) ? total(year) : null) },
    ...rental,
    {
      ...{ kind: 'months', label: 'Months', of: latest(line.months) },
      ...(source.kind === 'rental' && { number: MONTHS_LINE }),
    },
    { kind: 'monthly', label: 'Monthly', of: latest(line.monthly) },
  ]
}

/** A rental names the documents of the years that count; a declining source names those of both. */
function countedYears({ line, source, years }: WorkedLine): readonly YearFigure[] {
  if (source.kind !== 'rental') return line.months === '24' ? years : years.slice(0, 1)
  return years.filter(({ documents }) => documents.some(({ id }) => line.document_ids.includes(id)))
}

function days({ source }: WorkedLine, year: YearFigure): Exact | null {
  const { rented } = daysReported(source, year)
  return rented === null ? null : exact(rented)
}
