import type { BusinessIncome, FilingStatus, Income, Itemized, Property, Rental } from './income.ts'
import { mainForm } from './main-form.ts'
import { farmOf } from './schedules/farm.ts'
import { gainsOf } from './schedules/gains.ts'
import { amountOn, round, sum, withoutZeros, type Dollars, type Lines } from './lines.ts'

export interface Return {
  year: number
  status: FilingStatus
  form1040: Lines
  schedule1: Lines | null
  schedule2: Lines | null
  schedule3: Lines | null
  scheduleA: Lines | null
  scheduleB: Lines | null
  scheduleC: Lines | null
  scheduleD: Lines | null
  scheduleE: Lines | null
  /** In the order of Schedule E. */
  properties: readonly Property[]
  scheduleF: Lines | null
  scheduleSe: Lines | null
}

/** Fills in the forms so that every sum on them holds. */
export function calculateReturn(year: number, status: FilingStatus, income: Income): Return {
  const scheduleC = income.business ? profitOf(income.business) : null
  const scheduleD = income.gains ? gainsOf(income.gains) : null
  const scheduleE = income.rentals.length > 0 ? rentOf(income.rentals) : null
  const scheduleF = income.farm ? farmOf(income.farm) : null
  const profit = amountOn(scheduleC, '31')
  const scheduleSe = profit >= 433n ? selfEmploymentTax(profit) : null
  const results = { profit, rent: amountOn(scheduleE, '26'), farm: amountOn(scheduleF, '34') }
  const schedule1 = scheduleC || scheduleE || scheduleF ? additional(year, results, amountOn(scheduleSe, '13')) : null
  const schedule2 = scheduleSe ? otherTaxes(year, amountOn(scheduleSe, '12')) : null
  const schedule3 = income.educationCredit > 0n ? creditsOf(year, income.educationCredit) : null
  const scheduleB = interestAndDividends(income)
  const scheduleA = income.itemized ? itemizedDeductions(income.itemized) : null
  const form1040 = mainForm({
    year,
    status,
    income,
    ...{ schedule1, schedule2, schedule3 },
    gain: amountOn(scheduleD, '16'),
    itemized: scheduleA?.['17'] ?? null,
  })
  const schedules = { scheduleA, scheduleB, scheduleC, scheduleD, scheduleE, scheduleF, scheduleSe }
  const properties = income.rentals.map(({ property }) => property)
  return { year, status, form1040, schedule1, schedule2, schedule3, ...schedules, properties }
}

function additional(year: number, results: Record<'profit' | 'rent' | 'farm', Dollars>, halfOfTax: Dollars): Lines {
  const { profit, rent, farm } = results
  const own = { 3: profit, 5: rent, 6: farm }
  const total = profit + rent + farm
  if (year < 2021) return withoutZeros({ ...own, 9: total, 14: halfOfTax, 22: halfOfTax })
  return withoutZeros({ ...own, 10: total, 15: halfOfTax, 26: halfOfTax })
}

function otherTaxes(year: number, selfEmployment: Dollars): Lines {
  return { 4: selfEmployment, [year < 2021 ? '10' : '21']: selfEmployment }
}

/** Schedule B is required from this much interest or dividends. */
const SCHEDULE_B_FROM = 1_500n

function interestAndDividends({ interest, dividends }: Income): Lines | null {
  const isAskedFor = interest > SCHEDULE_B_FROM || dividends > SCHEDULE_B_FROM
  return isAskedFor ? withoutZeros({ 2: interest, 4: interest, 6: dividends }) : null
}

function creditsOf(year: number, education: Dollars): Lines {
  return { 3: education, [year < 2021 ? '7' : '8']: education }
}

function profitOf({ receipts, returns, expenses, homeOffice }: BusinessIncome): Lines {
  const gross = receipts - returns
  const total = sum(Object.values(expenses))
  const tentative = gross - total
  return withoutZeros({
    1: receipts,
    2: returns,
    3: gross,
    5: gross,
    7: gross,
    ...expenses,
    28: total,
    29: tentative,
    30: homeOffice,
    31: tentative - homeOffice,
  })
}

/** Each property in its own column, with the column's letter: 3_a, 3_b. */
function rentOf(rentals: readonly Rental[]): Lines {
  const columns = rentals.map(({ rents, expenses }): Lines => {
    const total = sum(Object.values(expenses))
    return { 3: rents, ...expenses, 20: total, 21: rents - total }
  })
  const lines = columns.flatMap((column, i) =>
    Object.entries(column).map(([line, amount]): [string, Dollars] => [`${line}_${'abc'[i]!}`, amount]),
  )
  const all = (line: string) => sum(columns.map((column) => amountOn(column, line)))
  const net = all('21')
  const totals = { '23a': all('3'), '23c': all('12'), '23d': all('18'), '23e': all('20'), 24: net, 26: net }
  return withoutZeros({ ...Object.fromEntries(lines), ...totals })
}

/** Taxes count up to this amount. */
const MOST_TAXES = 10_000n

function itemizedDeductions({ stateIncomeTax, realEstateTax, mortgageInterest, gifts }: Itemized): Lines {
  const paid = stateIncomeTax + realEstateTax
  const taxes = paid < MOST_TAXES ? paid : MOST_TAXES
  return withoutZeros({
    '5a': stateIncomeTax,
    '5b': realEstateTax,
    '5d': paid,
    '5e': taxes,
    7: taxes,
    '8a': mortgageInterest,
    '8e': mortgageInterest,
    10: mortgageInterest,
    11: gifts,
    14: gifts,
    17: taxes + mortgageInterest + gifts,
  })
}

/** Schedule SE, below the wage base. */
function selfEmploymentTax(profit: Dollars): Lines {
  const base = round(profit * 9235n, 10_000n)
  const socialSecurity = round(base * 124n, 1_000n)
  const medicare = round(base * 29n, 1_000n)
  const tax = socialSecurity + medicare
  return {
    2: profit,
    3: profit,
    '4a': base,
    '4c': base,
    6: base,
    10: socialSecurity,
    11: medicare,
    12: tax,
    13: round(tax, 2n),
  }
}
