import type { Cents } from '@income/shared'

const ADDITIONAL_MEDICARE_THRESHOLD = 200_000_00n

/** The most wages social security tax is due on (Social Security Administration, contribution and benefit base). */
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

export function wageBase(year: number): Cents | null {
  return WAGE_BASES.get(year) ?? null
}

/** 6.2 % of boxes 3 and 7; the employee's rate was 4.2 % in 2011 and 2012 (Public Laws 111-312 and 112-96). */
export function socialSecurityTax(wagesAndTips: Cents, year: number | null): Cents {
  return share(wagesAndTips, year === 2011 || year === 2012 ? 420n : 620n)
}

/** 1.45 % of box 5, and 0.9 % of what is above 200,000 since 2013. */
export function medicareTax(wages: Cents, year: number | null): Cents {
  const above = wages > ADDITIONAL_MEDICARE_THRESHOLD ? wages - ADDITIONAL_MEDICARE_THRESHOLD : 0n
  return share(wages, 145n) + (year !== null && year < 2013 ? 0n : share(above, 90n))
}

/** Rates in hundredths of a percent, rounded to the cent. */
function share(amount: Cents, rate: bigint): Cents {
  return (amount * rate + 5_000n) / 10_000n
}
