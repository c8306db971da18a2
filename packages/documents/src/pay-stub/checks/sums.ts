import type { Cents, Check, TextSource } from '@income/shared'
import { isExplained } from '../proof/explained.ts'
import { sumOf, type MoneyLine } from '../lines/money-line.ts'
import type { Proofs } from '../proof/proof.ts'
import { amountCheck, notApplicable } from './check.ts'

/** The lines of a section add up to its printed total. */
export function sumChecks({ current, ytd }: Proofs, lines: readonly MoneyLine[], source: TextSource): Check[] {
  return [
    earningsSum(current.sums, current.earned, lines),
    deductionsSum(current.sums, lines),
    ytdSum('ytd_earnings_sum', ytd.sums.gross, ytd.sums.earned, ytd.earned, source),
    takenFromMore(ytd.sums) ??
      ytdSum(
        'ytd_deductions_sum',
        ytd.sums.deductions,
        ytd.sums.withheld,
        ytd.withheld ?? (ytd.lines === true ? true : null),
        source,
      ),
  ]
}

/** No year takes more than it pays: another column, the year's taxable wages perhaps, was taken for the year's taxes. */
function takenFromMore({ gross, withheld }: Sums): Check | null {
  if (gross === null || withheld === null || gross <= 0n || withheld <= gross) return null
  const message = 'what the year took is no more than it paid'
  return amountCheck('ytd_deductions_sum', 'failed', gross, withheld, message)
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
  if (earned === null && gross !== null && gross > 0n && lines.length > 0)
    return amountCheck(name, 'failed', gross, null, "this period's earnings could not be read")
  if (holds === null) return notApplicable(name, 'no gross pay, or no earnings, to compare')
  return amountCheck(name, holds ? 'passed' : 'failed', gross, earned, 'the earnings add up to the gross pay')
}

function deductionsSum({ deductions, withheld, gross, net }: Sums, lines: readonly MoneyLine[]): Check {
  const name = 'deductions_sum'
  if (withheld === null && gross !== null && net !== null && gross > net && lines.length > 0)
    return amountCheck(name, 'failed', gross - net, null, "this period's taxes and deductions could not be read")
  if (deductions === null || withheld === null)
    return notApplicable(name, 'no total of deductions, or no lines, to compare')
  const withoutTaxes =
    sumOf(
      lines.filter((line) => line.kind === 'deduction'),
      'current',
    ) ?? 0n
  const holds =
    deductions === withheld || deductions === withoutTaxes || isExplained(withheld - deductions, lines, 'current')
  return amountCheck(
    name,
    holds ? 'passed' : 'failed',
    deductions,
    withheld,
    'taxes and deductions add up to their total',
  )
}

/**
 * The year's figures need not add up: lines that had nothing this period are often left out. On a scan, though, a difference
 * of a single digit is most likely a digit misread.
 */
function ytdSum(
  name: string,
  total: Cents | null,
  sum: Cents | null,
  holds: boolean | null,
  source: TextSource,
): Check {
  if (total === null || sum === null || holds === null)
    return notApplicable(name, 'the year has no total, or no lines, to compare')
  const message = "the year's lines add up to the year's total"
  if (holds) return amountCheck(name, 'passed', total, sum, message)
  const misread = source !== 'text_layer' && isSingleDigit(total - sum)
  return amountCheck(name, misread ? 'failed' : 'warning', total, sum, message)
}

function isSingleDigit(difference: Cents): boolean {
  return /^-?[1-9]0*$/.test(difference.toString())
}
