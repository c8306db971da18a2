import { absolute, type Cents, type Check } from '@income/shared'
import { amount, check, notApplicable, passed } from '../../../model/check.ts'
import { hasYear } from '../../../entities/date.ts'
import { sumOf } from '../lines/money-line.ts'
import type { StubColumn } from './equations.ts'
import type { StubAmounts, StubFigures } from './figures.ts'
import { isMedicareLine, isSocialSecurityLine, namesBothTaxes } from '../vocabulary/line.ts'

/**
 * Social security takes 6.2 % (4.2 % in 2011 and 2012) and Medicare 1.45 % of the gross less what is exempt (26 U.S.C. 3101).
 * Exempt pay and the yearly limit make them less, hardly anything more.
 */
export function ficaRates({ amounts }: StubColumn, lines: readonly StubAmounts[], dates: StubFigures['dates']): Check {
  const name = 'fica_rates'
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
    return notApplicable(name, 'There is no gross pay, or no social security or Medicare tax to compare it with.')
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
    return check(name, 'warning', message, { expected: most, actual: tax })
  }
  return passed(name, `Social security and Medicare taxes are within their rates of gross pay of ${amount(base)}.`)
}

/** 620 hundredths of a percent as "6.2 %". */
function percent(rate: bigint): string {
  return `${(Number(rate) / 100).toString()} %`
}

/** In hundredths of a percent. */
function securityRate({ payDate, end }: StubFigures['dates']): bigint {
  const date = payDate ?? end
  return hasYear(date) && (date.year === 2011 || date.year === 2012) ? 420n : 620n
}

function tolerance(most: Cents): Cents {
  return absolute(most) / 100n + 5n
}

function larger(a: Cents | null, b: Cents | null): Cents | null {
  if (a === null || b === null) return a ?? b
  return a > b ? a : b
}
