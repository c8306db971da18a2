import {
  amount,
  type Arithmetic,
  count,
  explained,
  formLine,
  product,
  quotient,
  share,
  subtotal,
  sum,
} from '../../arithmetic/index.ts'
import { decimalOf, exact } from '../../arithmetic/exact.ts'
import { GUIDELINES, type YearsRule } from '../../settings/guideline.ts'
import type { Decisions, FigureLine } from '../../model/rule-set.ts'
import type { IncomeSettings } from '../../settings/settings.ts'
import { rentalUse } from './rental-use.ts'
import type { SourceKind } from '../sources/line.ts'
import type { Source, SourcedEntry } from '../sources/sourced.ts'
import { type YearFigure, yearFigures } from './year-figure.ts'
import type { YearNote } from './year-note.ts'

type SourceMethod = 'two_year_average' | 'latest_year' | 'rental_cash_flow' | 'grossed_up'

/** Sources for whose years the guideline has a separate rule. */
const SELF_EMPLOYMENT: ReadonlySet<SourceKind> = new Set<SourceKind>(['business', 'farm', 'partnership', 'corporation'])

/** A source's monthly income, with notes for the reviewer. */
export interface SourceFigure {
  source: Source
  method: SourceMethod
  monthly: Arithmetic
  months: Arithmetic
  explanation: string
  alternatives: NonNullable<FigureLine['alternatives']>
  years: YearFigure[]
  declining: boolean
  notes: ReadonlySet<YearNote>
}

/**
 * The average of the latest two years. The latest year alone if the source declines (Form 1084, B3-3.1-01) or has no
 * other year; if the guideline takes the lesser of the two for a business (HUD 4000.1 II.A.4.c, Self-Employment
 * Income); and for rentals, whose months are those they were let (Form 1038), unless the guideline averages them. Null
 * if nothing of the source counts in the latest year, unless a reviewer accepted income of a source that the rules
 * considered ended.
 */
export function sourceFigure(source: Source, settings: IncomeSettings, decisions: Decisions): SourceFigure | null {
  const { latestYear } = source
  const years = yearFigures(source, decisions, settings.guideline).filter(({ year }) => year >= latestYear - 1)
  const [last, before] = years
  if (!last || (last.year !== latestYear && !last.entries.some(isReopened))) return null
  const declining = before !== undefined && source.identified && declines(before, last)
  const notes = new Set(years.flatMap((year) => year.notes))
  const base = { source, declining, notes }
  if (source.kind === 'rental') return { ...base, ...rental(base, rentalYears(base, years, settings)) }
  const grossed = years.some(({ untaxed }) => untaxed > 0n) ? years.map((year) => grossedUp(year, settings)) : null
  const rule = SELF_EMPLOYMENT.has(source.kind) ? yearsRuleOf(settings) : 'average_unless_declining'
  const [plain, ...others] = methodsOf(years, declining, rule)
  const [up] = grossed ? methodsOf(grossed, declining, rule) : []
  const withGrossUp = up && { ...up, method: 'grossed_up' as const }
  const chosen = withGrossUp && settings.grossUp ? withGrossUp : plain!
  const methods: Method[] = [plain!, ...others, ...(withGrossUp ? [withGrossUp] : [])]
  const alternatives = methods.filter((method) => method !== chosen)
  return { ...chosen, ...base, years, alternatives: alternatives.map(alternative) }
}

function isReopened({ verdict }: SourcedEntry): boolean {
  return verdict.rule === 'source_ended'
}

/** A difference of a dollar is not a decline: returns and their amounts are rounded. */
const STEADY_SHARE = exact('0.01')

function declines({ cashFlow: before }: YearFigure, { cashFlow: last }: YearFigure): boolean {
  return last.value.lt(before.value.sub(before.value.abs().mul(STEADY_SHARE)))
}

interface Method {
  method: SourceMethod
  monthly: Arithmetic
  months: Arithmetic
  explanation: string
}

function yearsRuleOf({ guideline }: IncomeSettings): YearsRule {
  return GUIDELINES[guideline].selfEmploymentYearsRule.value
}

/** The years of a property that count: both if the guideline averages them and they are of one property. */
function rentalYears(
  { source, declining }: Pick<SourceFigure, 'source' | 'declining'>,
  years: YearFigure[],
  { guideline }: IncomeSettings,
): YearFigure[] {
  const averages = GUIDELINES[guideline].rentalYears.value === 'average_unless_declining'
  return averages && source.identified && !declining ? years : years.slice(0, 1)
}

/** The methods for a source's monthly income, that of the rules first. */
function methodsOf([last, before]: readonly YearFigure[], declining: boolean, rule: YearsRule): Method[] {
  const latest = latestOnly(last!, declining)
  if (!before) return [latest]
  const months = count(24n)
  const monthly = quotient(sum([before.cashFlow, last!.cashFlow]), months)
  const average: Method = { method: 'two_year_average', monthly, months, explanation: explained(monthly) }
  const isLess = rule === 'lesser_of_two_years_and_one' && latest.monthly.value.lt(average.monthly.value)
  return declining || isLess ? [latest, average] : [average, latest]
}

function latestOnly({ cashFlow }: YearFigure, declining: boolean): Method {
  const months = count(12n)
  const monthly = quotient(cashFlow, months)
  const why = declining ? '; it declines, so the year before is left out' : ''
  return { method: 'latest_year', monthly, months, explanation: `${explained(monthly)}${why}` }
}

/** Non-taxable income with the guideline's gross-up (Fannie Mae B3-3.1-01: 25 %). */
function grossedUp(year: YearFigure, { guideline }: IncomeSettings): YearFigure {
  const rate = share(exact(GUIDELINES[guideline].grossUpRate.value))
  const added = formLine(`${year.year} gross-up`, product(amount(year.untaxed, `${year.year}, not taxed`), rate))
  return { ...year, cashFlow: subtotal(`${year.year} grossed up`, sum([year.cashFlow, added])) }
}

function alternative({ method, monthly, explanation }: Method) {
  return { method, monthly: decimalOf(monthly.value), explanation }
}

/** The latest year; the average of two if the guideline uses it, over the months let in both. */
function rental({ source, notes }: Pick<SourceFigure, 'source' | 'notes'>, years: YearFigure[]) {
  const uses = years.map((year) => rentalUse(source, year))
  const cashFlows = years.map(({ cashFlow }) => cashFlow)
  const whole = uses.every(({ months }) => months.value.equals(12))
  const months = uses.length === 1 ? uses[0]!.months : whole ? count(24n) : sum(uses.map((use) => use.months))
  const monthly = quotient(cashFlows.length === 1 ? cashFlows[0]! : sum(cashFlows.toReversed()), months)
  const method = { method: 'rental_cash_flow' as const, monthly, months, explanation: explained(monthly) }
  return { ...method, years, alternatives: [], notes: new Set([...notes, ...uses.flatMap((use) => use.notes)]) }
}
