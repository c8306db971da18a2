import { centsFromDecimal, type Cents, centsOf, sumCents } from '@income/shared'
import { exactly, type AmountOf, type Equation, larger } from '../../../equations/equation.ts'

/** The amounts that are compared on a W-2: its boxes, by field name, and sums computed from them. */
type Derived =
  | 'social_security_wages'
  | 'social_security_tax'
  | 'social_security_wage_base'
  | 'medicare_tax'
  | 'highest_federal_wages'
  | 'wages_before_deferrals'

export type W2Amount = `box_${string}` | Derived

type W2Equation = Equation<W2Amount>

const LAW = { minus: [], expected: 'sum', severity: 'warning' } as const

/** The taxes withheld match the wages. */
export const TAX_RATES: readonly W2Equation[] = [
  rate('social_security_rate', 'box_4', ['Social security tax on boxes 3 and 7', 'social_security_tax']),
  rate('medicare_rate', 'box_6', ['Medicare tax on box 5', 'medicare_tax']),
]

const SOCIAL_SECURITY_WAGES = ['The sum of boxes 3 and 7', 'social_security_wages'] as const

/** Upper limits of boxes, up to rounding to a dollar. */
const LIMITS: readonly W2Equation[] = [
  limit('federal_tax_below_wages', ['Box 2', 'box_2'], ['box 1', 'box_1']),
  limit('social_security_wages_within_medicare_wages', SOCIAL_SECURITY_WAGES, ['box 5', 'box_5']),
  limit(
    'deferrals_within_medicare_wages',
    ['The sum of box 1 and the deferred pay in box 12', 'wages_before_deferrals'],
    ['box 5', 'box_5'],
  ),
]

/** Codes of box 12 for elective deferrals, which are in box 5 but not in box 1 (General Instructions, box 12). */
const ELECTIVE = /^[DEFS] (.*)$/

function wageBaseLimit(year: number | null): W2Equation {
  const most = [`the wage base of ${year}`, 'social_security_wage_base'] as const
  const equation = limit('social_security_wage_base', SOCIAL_SECURITY_WAGES, most)
  const blank = 'Boxes 3 and 7 are blank, or the wage base of the year is not known.'
  return { ...equation, tolerance: exactly, wording: { ...equation.wording, blank } }
}

function limitsOfState(state: number): W2Equation[] {
  const wages = `box_16_${state}` as const
  const highest = ['the highest federal wages', 'highest_federal_wages'] as const
  return [
    limit(`state_wages_${state}`, [`Box 16 of state ${state}`, wages], highest),
    limit(`state_tax_${state}`, [`Box 17 of state ${state}`, `box_17_${state}`], ['box 16', wages]),
  ]
}

/** An amount and its name in a sentence. */
type Named = readonly [clause: string, amount: W2Amount]

function rate(name: string, total: W2Amount, [clause, tax]: Named): W2Equation {
  const box = total.replace('_', ' ')
  const blank = `There is no ${box}, or there are no wages to compare it with.`
  const wording = { sum: `${clause} comes to`, total: box, because: 'the difference is within rounding', blank }
  return { ...LAW, name, relation: 'equals', total, plus: [tax], tolerance: thousandth, wording }
}

function limit(name: string, [clause, total]: Named, [mostClause, most]: Named): W2Equation {
  const blank = `${clause} is blank, or there is nothing to compare it with.`
  const wording = { sum: mostClause, total: clause, because: '', blank }
  return { ...LAW, name, relation: 'at_most', total, plus: [most], tolerance: () => 100n, wording }
}

/** The values of a W-2 by field name. */
export type W2Values = ReadonlyMap<string, { value: string }>

export function equationsOf(values: W2Values): W2Equation[] {
  return [...TAX_RATES, wageBaseLimit(taxYear(values)), ...LIMITS, ...statesIn(values).flatMap(limitsOfState)]
}

function statesIn(values: W2Values): number[] {
  const numbers = [...values.keys()].flatMap((name) => /^box_16_(\d+)$/.exec(name)?.[1] ?? [])
  return numbers.map(Number).toSorted((a, b) => a - b)
}

/** The amounts in the boxes, and the sums computed from them. */
export function amountsOf(values: W2Values): AmountOf<W2Amount> {
  const year = taxYear(values)
  const box = (name: string) => {
    const read = values.get(name)
    return read ? centsFromDecimal(read.value) : null
  }
  const [wages, tips, medicareWages] = [box('box_3'), box('box_7'), box('box_5')]
  const socialSecurityWages = wages === null && tips === null ? null : (wages ?? 0n) + (tips ?? 0n)
  const derived: Record<Derived, Cents | null> = {
    social_security_wages: socialSecurityWages,
    social_security_tax: socialSecurityWages === null ? null : socialSecurityTax(socialSecurityWages, year),
    social_security_wage_base: year === null ? null : wageBase(year),
    medicare_tax: medicareWages === null ? null : medicareTax(medicareWages, year),
    highest_federal_wages: [box('box_1'), medicareWages, socialSecurityWages].reduce(larger),
    wages_before_deferrals: wagesBeforeDeferrals(values, box('box_1')),
  }
  return (name) => (name in derived ? derived[name as Derived] : box(name))
}

/** Box 1 and the elective deferrals; null without either. */
function wagesBeforeDeferrals(values: W2Values, wages: Cents | null): Cents | null {
  const deferred = electiveDeferrals(values)
  return wages === null || deferred === null ? null : wages + deferred
}

/** The elective deferrals in box 12; null if there are none. */
export function electiveDeferrals(values: W2Values): Cents | null {
  const deferred = ['a', 'b', 'c', 'd'].flatMap(
    (letter) => centsOf(ELECTIVE.exec(values.get(`box_12${letter}`)?.value ?? '')?.[1]) ?? [],
  )
  return deferred.length === 0 ? null : sumCents(deferred)
}

function taxYear(values: W2Values): number | null {
  const year = values.get('tax_year')
  return year ? Number(year.value) : null
}

/** A dollar, or a thousandth of the tax if that is more. */
function thousandth(tax: Cents): Cents {
  return tax / 1000n > 100n ? tax / 1000n : 100n
}

const ADDITIONAL_MEDICARE_THRESHOLD = 200_000_00n

/** Social security wage bases (Social Security Administration, contribution and benefit base). */
const WAGE_BASES: ReadonlyMap<number, Cents> = new Map([
  [2010, 106_800_00n],
  [2011, 106_800_00n],
  [2012, 110_100_00n],
  [2013, 113_700_00n],
  [2014, 117_000_00n],
  [2015, 118_500_00n],
  [2016, 118_500_00n],
  [2017, 127_200_00n],
  [2018, 128_400_00n],
  [2019, 132_900_00n],
  [2020, 137_700_00n],
  [2021, 142_800_00n],
  [2022, 147_000_00n],
  [2023, 160_200_00n],
  [2024, 168_600_00n],
  [2025, 176_100_00n],
  [2026, 184_500_00n],
])

const wageBase = (year: number): Cents | null => WAGE_BASES.get(year) ?? null

/** 6.2 % of boxes 3 and 7; the employee's rate was 4.2 % in 2011 and 2012 (Public Laws 111-312 and 112-96). */
const socialSecurityTax = (wagesAndTips: Cents, year: number | null): Cents =>
  share(wagesAndTips, year === 2011 || year === 2012 ? 420n : 620n)

/** 1.45 % of box 5, and since 2013 another 0.9 % of the amount above 200,000. */
function medicareTax(wages: Cents, year: number | null): Cents {
  const above = wages > ADDITIONAL_MEDICARE_THRESHOLD ? wages - ADDITIONAL_MEDICARE_THRESHOLD : 0n
  return share(wages, 145n) + (year !== null && year < 2013 ? 0n : share(above, 90n))
}

/** A share in hundredths of a percent, rounded to the cent. */
const share = (amount: Cents, rate: bigint): Cents => (amount * rate + 5_000n) / 10_000n
