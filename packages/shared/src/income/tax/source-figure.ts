import { dollars, exact, type Exact, plainNumber } from '../exact.ts'
import type { Decisions } from '../rule-set.ts'
import { centsOf } from '../values.ts'
import { lineOf } from './line.ts'
import type { Source } from './source.ts'
import { type YearFigure, yearFigures, type YearNote } from './year-figure.ts'

export type SourceMethod = 'two_year_average' | 'latest_year' | 'rental_cash_flow'

/** A source's month, and what to know about it. */
export interface SourceFigure {
  source: Source
  method: SourceMethod
  monthly: Exact
  months: Exact
  explanation: string
  years: YearFigure[]
  declining: boolean
  notes: ReadonlySet<YearNote>
}

/**
 * The average of the latest two years; the latest alone where the source declines, where it is all there is, and for
 * rentals, whose months are those it was let (Form 1038). Null where nothing of the source counts in the latest year.
 */
export function sourceFigure(source: Source, latestYear: number, decisions: Decisions): SourceFigure | null {
  const years = yearFigures(source, decisions).filter(({ year }) => year >= latestYear - 1)
  const [last, before] = years
  if (!last || last.year !== latestYear) return null
  const declining = before !== undefined && last.cashFlow.lt(before.cashFlow)
  const notes = new Set(years.flatMap((year) => year.notes))
  if (source.kind === 'rental') return { ...rental(source, last), source, years: [last], declining, notes }
  if (!before || declining) return { ...latestOnly(last, declining), source, years, declining, notes }
  const monthly = last.cashFlow.add(before.cashFlow).div(exact('24'))
  const explanation =
    `${inWords(before)}; ${inWords(last)}; ` +
    `(${dollars(before.cashFlow)} + ${dollars(last.cashFlow)}) / 24 = ${dollars(monthly)}`
  return { method: 'two_year_average', monthly, months: exact('24'), explanation, source, years, declining, notes }
}

type Counted = Pick<SourceFigure, 'method' | 'monthly' | 'months' | 'explanation'>

function latestOnly(last: YearFigure, declining: boolean): Counted {
  const monthly = last.cashFlow.div(exact('12'))
  const why = declining ? '; it declines, so the year before is left out' : ''
  const explanation = `${inWords(last)}; ${dollars(last.cashFlow)} / 12 = ${dollars(monthly)}${why}`
  return { method: 'latest_year', monthly, months: exact('12'), explanation }
}

function rental(source: Source, last: YearFigure): Counted {
  const months = monthsLet(source, last)
  const monthly = last.cashFlow.div(months)
  const explanation = `${inWords(last)}; ${dollars(last.cashFlow)} / ${plainNumber(months)} months = ${dollars(monthly)}`
  return { method: 'rental_cash_flow', monthly, months, explanation }
}

/** Fair rental days / 30, at most 12; 12 where none are reported. */
function monthsLet({ entries }: Source, { documents }: YearFigure): Exact {
  const column = entries.map(({ entry }) => lineOf(entry).column).find((letter) => letter !== null)
  const name = column ? `line_2_${column}` : 'line_2'
  const days = documents.map(({ fields }) => centsOf(fields[name])).find((value) => value !== null)
  if (!days || days <= 0n) return exact('12')
  const months = exact(days, 3000n)
  return months.gt(exact('12')) ? exact('12') : months
}

function inWords({ year, explanation }: YearFigure): string {
  return `${year}: ${explanation}`
}
