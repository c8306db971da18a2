import { type Cents, absolute, sumCents, type TextSource } from '@income/shared'
import {
  evaluations,
  verdictOn,
  type Evaluated,
  exactly,
  type Equation,
  type Wording,
  larger,
} from '../../../equations/equation.ts'
import type { Verdict } from '../../../equations/confidence.ts'
import { earnings, sumOf, withheld, type MoneyLine } from '../lines/money-line.ts'
import {
  isImputedLine,
  isReimbursedLine,
  isMedicareLine,
  isSocialSecurityLine,
  namesBothTaxes,
} from '../vocabulary/total.ts'
import type { Period } from '../../../tables/schema.ts'
import { amount, type Finding } from '../../../model/check.ts'
import { hasYear, type PrintedDate } from '../../../entities/date.ts'

/** The amounts compared in a column: printed totals, and the sums of its lines. `deducted` excludes taxes. */
type StubAmount = 'gross' | 'net' | 'deductions' | 'earned' | 'withheld' | 'deducted'

type StubEquation = Equation<StubAmount>

/** A column of a stub, this period's or the year's: its amounts, and the results of its equations. */
export interface StubColumn {
  amounts: Record<StubAmount, Cents | null>
  equations: readonly StubEquation[]
  results: readonly Evaluated<StubAmount>[]
}

export type StubColumns = Record<Period, StubColumn>

export function columnsOf(figures: Pick<StubFigures, 'lines' | 'totals'>): StubColumns {
  return { current: columnOf(figures, 'current'), ytd: columnOf(figures, 'ytd') }
}

function columnOf({ lines, totals }: Pick<StubFigures, 'lines' | 'totals'>, period: Period): StubColumn {
  const { gross, net, deductions: total } = totals[period]
  const deductions = lines.filter(({ kind }) => kind === 'deduction')
  const taken = sumOf(withheld(lines), period)
  const amounts = {
    gross,
    net,
    deductions: total === null ? null : withheldOf(total, gross ?? 0n),
    earned: sumOf(earnings(lines), period),
    withheld: taken,
    deducted: taken === null ? null : (sumOf(deductions, period) ?? 0n),
  }
  const optional = [...uncounted(lines, period), ...paidBesideGross(lines, period, amounts)]
  const equations = equationsOf(period, optional)
  const results = equations.flatMap((equation) => evaluations([equation], (name) => amounts[name]))
  return { amounts, equations, results }
}

/** Whether the arithmetic of a column confirms one of its amounts. */
export const verdictIn = ({ results }: StubColumn, amount: StubAmount): Verdict => verdictOn(amount, results)

/** Withheld amounts may be printed with a minus; on a reversed cheque, whose gross has one too, they are refunds. */
const withheldOf = (cents: Cents, gross: Cents): Cents => (cents < 0n && gross >= 0n ? -cents : cents)

/** Combinations of more lines than this are not tried. */
const MOST = 8

/** What payrolls count differently: imputed income is taxed but not paid out, reimbursements are paid but are not wages. */
export function uncounted(lines: readonly StubAmounts[], period: Period): Cents[] {
  return lines
    .filter(({ description }) => isImputedLine(description) || isReimbursedLine(description))
    .flatMap((line) => line[period] ?? [])
    .slice(0, MOST)
}

/**
 * The last earnings, if the gross lacks their sum and the net does not: "Per diem 240.00, Scale tickets 27.50" under the
 * title "Reimbursements", whatever their names.
 */
function paidBesideGross(
  lines: readonly StubAmounts[],
  period: Period,
  { gross, net, earned, withheld: taken }: StubColumn['amounts'],
): Cents[] {
  if (gross === null || earned === null || earned > 2n * gross || earned - (taken ?? 0n) !== net) return []
  const last = earnings(lines)
    .flatMap((line) => line[period] ?? [])
    .toReversed()
  const count = last.findIndex((_, i) => sumCents(last.slice(0, i + 1)) === earned - gross) + 1
  return count < last.length ? last.slice(0, count) : []
}

const EXACT = { relation: 'equals', tolerance: exactly, minus: [] } as const

/** Lines with nothing this period are often left out of the year: for the year only the printed totals must agree. */
function equationsOf(period: Period, optional: readonly Cents[]): StubEquation[] {
  const lines = period === 'ytd' ? 'warning' : 'failed'
  const net = { ...EXACT, ...named('gross_minus_deductions_is_net', period), expected: 'sum', total: 'net' } as const
  const sum = { ...EXACT, expected: 'total', severity: lines } as const
  const deductions = { ...sum, ...named('deductions_sum', period), total: 'deductions' } as const
  return [
    { ...net, plus: ['gross'], minus: ['deductions'], severity: 'failed' },
    { ...net, plus: ['gross'], minus: ['withheld'], severity: lines, optional },
    { ...net, plus: ['earned'], minus: ['withheld'], severity: lines, optional },
    { ...sum, ...named('earnings_sum', period), total: 'gross', plus: ['earned'], optional },
    { ...deductions, plus: ['withheld'], optional },
    {
      ...deductions,
      plus: ['deducted'],
      wording: { ...deductions.wording, sum: 'Deductions without taxes add up to' },
    },
  ]
}

const UNCOUNTED = 'imputed or reimbursed pay makes the difference'
const NO_YEAR = 'There is no year-to-date total, or there are no lines to compare it with.'

const WORDINGS: Readonly<Record<string, Wording>> = {
  gross_minus_deductions_is_net: {
    sum: 'Gross pay less taxes and deductions is',
    total: 'net pay',
    because: 'what is taxed and not paid out, or paid out and not taxed, makes the difference',
    blank: 'Gross pay, deductions or net pay are not printed.',
  },
  ytd_gross_minus_deductions_is_net: {
    sum: 'Year-to-date gross pay less taxes and deductions is',
    total: 'year-to-date net pay',
    because: 'what is taxed and not paid out, or paid out and not taxed, makes the difference',
    blank: 'Year-to-date gross pay, deductions or net pay are not printed.',
  },
  earnings_sum: {
    sum: 'Earnings add up to',
    total: 'gross pay',
    because: UNCOUNTED,
    blank: 'There is no gross pay, or there are no earnings to compare it with.',
  },
  ytd_earnings_sum: {
    sum: 'Year-to-date earnings add up to',
    total: 'year-to-date gross pay',
    because: UNCOUNTED,
    blank: NO_YEAR,
  },
  deductions_sum: {
    sum: 'Taxes and deductions add up to',
    total: 'their printed total',
    because: UNCOUNTED,
    blank: 'There is no total of deductions, or there are no lines to compare it with.',
  },
  ytd_deductions_sum: {
    sum: 'Year-to-date taxes and deductions add up to',
    total: 'their printed total',
    because: UNCOUNTED,
    blank: NO_YEAR,
  },
}

/** The name of a check, and its wording. */
function named(ofPeriod: string, period: Period): Pick<Equation, 'name' | 'wording'> {
  const name = period === 'ytd' ? `ytd_${ofPeriod}` : ofPeriod
  return { name, wording: WORDINGS[name]! }
}

/**
 * Social security takes 6.2 % (4.2 % in 2011 and 2012) and Medicare 1.45 % of gross pay less exempt pay (26 U.S.C.
 * 3101). Exempt pay and the yearly limit lower the tax; hardly anything raises it.
 */
export function ficaRates(
  { amounts }: StubColumn,
  lines: readonly StubAmounts[],
  dates: StubFigures['dates'],
): Finding {
  const taxes = lines.filter((line) => line.kind === 'tax')
  const security = sumOf(
    taxes.filter((line) => isSocialSecurityLine(line.description)),
    'current',
  )
  const medicare = sumOf(
    taxes.filter((line) => isMedicareLine(line.description)),
    'current',
  )
  const base = larger(amounts.gross, amounts.earned)
  if (base === null || (security === null && medicare === null))
    return ['not_applicable', 'There is no gross pay, or no social security or Medicare tax to compare it with.']
  const both = medicare === null && taxes.some((line) => namesBothTaxes(line.description))
  const limits = [
    { of: 'Social security tax', tax: security, rate: securityRate(dates) + (both ? 145n : 0n) },
    { of: 'Medicare tax', tax: medicare, rate: 145n + 90n },
  ]
  for (const { of, tax, rate } of limits) {
    // On a reversed paycheck both have a minus sign.
    const sign = base < 0n ? -1n : 1n
    const most = (base * rate) / 10_000n
    if (tax === null || tax * sign <= most * sign + tolerance(most)) continue
    const message = `${of} is ${amount(tax)}, more than ${percent(rate)} of gross pay, ${amount(most)}.`
    return ['warning', message, { expected: most, actual: tax }]
  }
  return ['passed', `Social security and Medicare taxes are within their rates of gross pay of ${amount(base)}.`]
}

/** 620 hundredths of a percent as "6.2 %". */
const percent = (rate: bigint) => `${(Number(rate) / 100).toString()} %`

/** In hundredths of a percent. */
function securityRate({ payDate, end }: StubFigures['dates']): bigint {
  const date = payDate ?? end
  return hasYear(date) && (date.year === 2011 || date.year === 2012) ? 420n : 620n
}

const tolerance = (most: Cents): Cents => absolute(most) / 100n + 5n

/** What the checks of a stub use: its amounts and dates, as read or as corrected by a reviewer. */
export interface StubFigures {
  lines: readonly StubAmounts[]
  totals: Record<Period, PrintedTotals>
  dates: Record<'start' | 'end' | 'payDate', PrintedDate | null>
  source: TextSource
}

export type StubAmounts = Pick<MoneyLine, 'kind' | 'description' | 'current' | 'ytd' | 'hours' | 'rate'>

/** The totals of a column as printed; null if missing. */
type PrintedTotals = Record<'gross' | 'net' | 'deductions', Cents | null>
