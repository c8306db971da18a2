import type { Cents, Check, CheckStatus } from '@income/shared'
import type { Proof, Proofs } from '../proof/proof.ts'
import { amountCheck, notApplicable } from './check.ts'

/** What is paid out is what was earned less what was withheld, this period and this year. */
export function netChecks({ current, ytd }: Proofs): Check[] {
  return [
    netCheck('gross_minus_deductions_is_net', current, 'failed'),
    // Lines that had nothing this period are often left out, so only the year's printed totals must agree.
    netCheck('ytd_gross_minus_deductions_is_net', ytd, ytd.totals === false ? 'failed' : 'warning'),
  ]
}

function netCheck(name: string, { sums, totals, lines }: Proof, otherwise: CheckStatus): Check {
  const { gross, net, deductions, earned, withheld } = sums
  const from = gross ?? earned
  if (from !== null && net !== null && from !== net && deductions === null && withheld === null)
    return amountCheck(name, otherwise, from, net, 'what was taken from the gross could not be read')
  if (totals === null && lines === null) return notApplicable(name, 'gross, deductions or net pay are not printed')
  const message = 'gross pay less taxes and deductions is net pay'
  const expected = difference(from, deductions ?? withheld)
  if (totals === true || lines === true) return amountCheck(name, 'passed', net, net, message)
  return amountCheck(name, otherwise, expected, net, message)
}

function difference(a: Cents | null, b: Cents | null): Cents | null {
  return a === null || b === null ? null : a - b
}
