import type { Cents, Check, TextSource } from '@income/shared'
import { agreement, amount, check, notApplicable } from '../../model/check.ts'
import { isExplained } from '../proof/explained.ts'
import { sumOf, type MoneyLine } from '../lines/money-line.ts'
import type { Proofs } from '../proof/proof.ts'

/** Why a sum of lines may be another than the printed total and still be right. */
const IMPUTED = 'imputed or reimbursed pay makes the difference'

/** The lines of a section add up to its printed total. */
export function sumChecks({ current, ytd }: Proofs, lines: readonly MoneyLine[], source: TextSource): Check[] {
  const deductionsOfYear = ytd.withheld ?? (ytd.lines === true ? true : null)
  return [
    earningsSum(current.sums, current.earned, lines),
    deductionsSum(current.sums, lines),
    ytdSum(
      'ytd_earnings_sum',
      { clause: 'Year-to-date earnings add up to', cents: ytd.sums.earned },
      { name: 'year-to-date gross pay', cents: ytd.sums.gross },
      ytd.earned,
      source,
    ),
    takenFromMore(ytd.sums) ??
      ytdSum(
        'ytd_deductions_sum',
        { clause: 'Year-to-date taxes and deductions add up to', cents: ytd.sums.withheld },
        { name: 'their printed total', cents: ytd.sums.deductions },
        deductionsOfYear,
        source,
      ),
  ]
}

/** No year takes more than it pays: another column, the year's taxable wages perhaps, was taken for the year's taxes. */
function takenFromMore({ gross, withheld }: Sums): Check | null {
  if (gross === null || withheld === null || gross <= 0n || withheld <= gross) return null
  const message = `Year-to-date taxes and deductions of ${amount(withheld)} exceed year-to-date gross pay of ${amount(gross)}.`
  return check('ytd_deductions_sum', 'failed', message, { expected: gross, actual: withheld })
}

interface Sums {
  gross: Cents | null
  net: Cents | null
  earned: Cents | null
  deductions: Cents | null
  withheld: Cents | null
}

function earningsSum({ gross, earned }: Sums, holds: boolean | null, lines: readonly MoneyLine[]): Check {
  const name = 'earnings_sum'
  if (earned === null && gross !== null && gross > 0n && lines.length > 0) {
    const message = `Gross pay is ${amount(gross)}, but this period's earnings could not be read.`
    return check(name, 'failed', message, { expected: gross })
  }
  if (gross === null || earned === null || holds === null)
    return notApplicable(name, 'There is no gross pay, or there are no earnings to compare it with.')
  const sum = { clause: 'Earnings add up to', cents: earned }
  const message = agreement(sum, { name: 'gross pay', cents: gross }, holds, IMPUTED)
  return check(name, holds ? 'passed' : 'failed', message, { expected: gross, actual: earned })
}

function deductionsSum({ deductions, withheld, gross, net }: Sums, lines: readonly MoneyLine[]): Check {
  const name = 'deductions_sum'
  if (withheld === null && gross !== null && net !== null && gross > net && lines.length > 0) {
    const message = `Gross pay less net pay is ${amount(gross - net)}, but this period's taxes and deductions could not be read.`
    return check(name, 'failed', message, { expected: gross - net })
  }
  if (deductions === null || withheld === null)
    return notApplicable(name, 'There is no total of deductions, or there are no lines to compare it with.')
  const withoutTaxes = sumOf(onlyDeductions(lines), 'current') ?? 0n
  const totalsDeductionsAlone = deductions === withoutTaxes
  const holds = deductions === withheld || totalsDeductionsAlone || isExplained(withheld - deductions, lines, 'current')
  const message = agreement(
    { clause: 'Taxes and deductions add up to', cents: withheld },
    { name: 'their printed total', cents: deductions },
    holds,
    totalsDeductionsAlone ? 'the total leaves out taxes' : IMPUTED,
  )
  return check(name, holds ? 'passed' : 'failed', message, { expected: deductions, actual: withheld })
}

function onlyDeductions(lines: readonly MoneyLine[]): MoneyLine[] {
  return lines.filter((line) => line.kind === 'deduction')
}

/**
 * The year's figures need not add up: lines that had nothing this period are often left out. On a scan, though, a difference
 * of a single digit is most likely a digit misread.
 */
function ytdSum(
  name: string,
  sum: { clause: string; cents: Cents | null },
  total: { name: string; cents: Cents | null },
  holds: boolean | null,
  source: TextSource,
): Check {
  if (total.cents === null || sum.cents === null || holds === null)
    return notApplicable(name, 'There is no year-to-date total, or there are no lines to compare it with.')
  const [computed, printed] = [sum.cents, total.cents]
  const message = agreement({ ...sum, cents: computed }, { ...total, cents: printed }, holds, IMPUTED)
  const misread = source !== 'text_layer' && isSingleDigit(printed - computed)
  const status = holds ? 'passed' : misread ? 'failed' : 'warning'
  return check(name, status, message, { expected: printed, actual: computed })
}

function isSingleDigit(difference: Cents): boolean {
  return /^-?[1-9]0*$/.test(difference.toString())
}
