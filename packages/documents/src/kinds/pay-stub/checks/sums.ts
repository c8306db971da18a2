import type { Cents, Check, TextSource } from '@income/shared'
import { checkOf } from '../../../equations/checks.ts'
import { evaluate } from '../../../equations/equation.ts'
import { amount, check } from '../../../model/check.ts'
import type { ColumnSums } from '../proof/column-sums.ts'
import { isExplained } from '../proof/explained.ts'
import { sumOf, type MoneyLine } from '../lines/money-line.ts'
import type { Proofs } from '../proof/proof.ts'
import { DEDUCTIONS, DEDUCTIONS_ALONE, EARNINGS, YTD_DEDUCTIONS, YTD_EARNINGS, type SumOfLines } from './equations.ts'

/** The lines of a section add up to its printed total, for this period and for the year. */
export function sumChecks({ current, ytd }: Proofs, lines: readonly MoneyLine[], source: TextSource): Check[] {
  const withheldOfYear = ytd.withheld ?? (ytd.lines === true ? true : null)
  return [
    earningsUnread(current.sums, lines) ?? checkSum(EARNINGS, current.sums, current.earned),
    deductionsSum(current.sums, lines),
    checkYear(YTD_EARNINGS, ytd.sums, ytd.earned, source),
    takenFromMore(ytd.sums) ?? checkYear(YTD_DEDUCTIONS, ytd.sums, withheldOfYear, source),
  ]
}

/** `proven` is whether the stub's arithmetic bears the sum out, imputed pay considered; null where it cannot tell. */
function checkSum(equation: SumOfLines, sums: ColumnSums, proven: boolean | null): Check {
  const found = evaluate(equation, (name) => sums[name])
  return checkOf(equation, found && proven !== null ? { ...found, holds: proven } : null)
}

/**
 * The year's amounts need not add up: lines that had nothing this period are often left out. On a scan, though, a difference
 * of a single digit is most likely a digit misread.
 */
function checkYear(equation: SumOfLines, sums: ColumnSums, proven: boolean | null, source: TextSource): Check {
  const found = evaluate(equation, (name) => sums[name])
  const isMisread = source !== 'text_layer' && found !== null && isSingleDigit(found.total - found.sum)
  return checkSum({ ...equation, severity: isMisread ? 'failed' : 'warning' }, sums, proven)
}

/** No year takes more than it pays: another column, the year's taxable wages perhaps, was taken for the year's taxes. */
function takenFromMore({ gross, withheld }: ColumnSums): Check | null {
  if (gross === null || withheld === null || gross <= 0n || withheld <= gross) return null
  const message = `Year-to-date taxes and deductions of ${amount(withheld)} exceed year-to-date gross pay of ${amount(gross)}.`
  return check('ytd_deductions_sum', 'failed', message, { expected: gross, actual: withheld })
}

/** Gross pay is printed, but no line says what for. */
function earningsUnread({ gross, earned }: ColumnSums, lines: readonly MoneyLine[]): Check | null {
  if (earned !== null || gross === null || gross <= 0n || lines.length === 0) return null
  const message = `Gross pay is ${amount(gross)}, but this period's earnings could not be read.`
  return check(EARNINGS.name, 'failed', message, { expected: gross })
}

function deductionsSum(sums: ColumnSums, lines: readonly MoneyLine[]): Check {
  const { deductions, withheld, gross, net } = sums
  if (withheld === null && gross !== null && net !== null && gross > net && lines.length > 0) {
    const message = `Gross pay less net pay is ${amount(gross - net)}, but this period's taxes and deductions could not be read.`
    return check(DEDUCTIONS.name, 'failed', message, { expected: gross - net })
  }
  if (deductions === null || withheld === null) return checkSum(DEDUCTIONS, sums, null)
  if (deductions === (sumOf(onlyDeductions(lines), 'current') ?? 0n)) return checkSum(DEDUCTIONS_ALONE, sums, true)
  return checkSum(DEDUCTIONS, sums, isExplained(withheld - deductions, lines, 'current'))
}

function onlyDeductions(lines: readonly MoneyLine[]): MoneyLine[] {
  return lines.filter((line) => line.kind === 'deduction')
}

function isSingleDigit(difference: Cents): boolean {
  return /^-?[1-9]0*$/.test(difference.toString())
}
