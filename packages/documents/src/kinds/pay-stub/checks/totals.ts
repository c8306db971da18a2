import type { Cents, Check, CheckStatus } from '@income/shared'
import { agreement, amount, check, notApplicable } from '../../../model/check.ts'
import type { Proof, Proofs } from '../proof/proof.ts'

/** What is paid out is what was earned less what was withheld, this period and this year. */
export function netChecks({ current, ytd }: Proofs): Check[] {
  return [
    netCheck('gross_minus_deductions_is_net', '', current, 'failed'),
    // Lines that had nothing this period are often left out, so only the year's printed totals must agree.
    netCheck('ytd_gross_minus_deductions_is_net', 'year-to-date ', ytd, ytd.totals === false ? 'failed' : 'warning'),
  ]
}

/** `column` stands before the names of the totals: "year-to-date ". */
function netCheck(name: string, column: string, { sums, totals, lines }: Proof, otherwise: CheckStatus): Check {
  const { gross, net, deductions, earned, withheld } = sums
  const from = gross ?? earned
  const taken = deductions ?? withheld
  if (from !== null && net !== null && from !== net && taken === null) {
    const message = `${capital(`${column}gross pay`)} is ${amount(from)} and net pay ${amount(net)}, but no taxes or deductions were found.`
    return check(name, otherwise, message, { expected: from, actual: net })
  }
  if (net === null || (totals === null && lines === null))
    return notApplicable(name, `${capital(`${column}gross pay`)}, deductions or net pay are not printed.`)
  const holds = totals === true || lines === true
  const expected = difference(from, taken)
  const message = netSentence(column, expected, net, holds)
  return holds
    ? check(name, 'passed', message, { expected: net, actual: net })
    : check(name, otherwise, message, { expected, actual: net })
}

function netSentence(column: string, expected: Cents | null, net: Cents, holds: boolean): string {
  const named = { name: `${column}net pay`, cents: net }
  const clause = capital(`${column}gross pay less taxes and deductions is`)
  const because = 'what is taxed and not paid out, or paid out and not taxed, makes the difference'
  return agreement({ clause, cents: expected ?? net }, named, holds, because)
}

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1)
}

function difference(a: Cents | null, b: Cents | null): Cents | null {
  return a === null || b === null ? null : a - b
}
