import { centsOf, type Cents, type Check, type TextSource } from '@income/shared'
import { checksOf } from '../../../equations/checks.ts'
import { amount, check } from '../../../model/check.ts'
import type { StubColumn, StubColumns } from './equations.ts'

/** What is paid out is what was earned less what was withheld, and both are the sums of their lines: this period and this year. */
export function sumChecks({ current, ytd }: StubColumns, hasLines: boolean, source: TextSource): Check[] {
  const unread = [nothingTaken(current, ''), nothingTaken(ytd, 'ytd_'), takenFromMore(ytd)]
  if (hasLines) unread.push(earningsUnread(current), deductionsUnread(current))
  const [net, ...sums] = checksIn(current)
  const [netOfYear, ...sumsOfYear] = checksIn(ytd)
  const all = [net!, netOfYear!, ...sums, ...sumsOfYear.map((sum) => misreadDigit(sum, source))]
  return all.map((sum) => unread.find((found) => found?.name === sum.name) ?? sum)
}

function checksIn({ equations, amounts }: StubColumn): Check[] {
  return checksOf(equations, (name) => amounts[name])
}

/** The year's amounts need not add up, but a difference of a single digit on a scan is most likely a digit misread. */
function misreadDigit(sum: Check, source: TextSource): Check {
  const isMisread = source !== 'text_layer' && sum.status === 'warning' && isSingleDigit(sum)
  return isMisread ? { ...sum, status: 'failed' } : sum
}

function isSingleDigit({ expected, actual }: Check): boolean {
  const [should, is] = [centsOf(expected), centsOf(actual)]
  return should !== null && is !== null && /^-?[1-9]0*$/.test((should - is).toString())
}

/** No year takes more than it pays: another column, the year's taxable wages perhaps, was taken for the year's taxes. */
function takenFromMore({ amounts: { gross, withheld } }: StubColumn): Check | null {
  if (gross === null || withheld === null || gross <= 0n || withheld <= gross) return null
  const message = `Year-to-date taxes and deductions of ${amount(withheld)} exceed year-to-date gross pay of ${amount(gross)}.`
  return check('ytd_deductions_sum', 'failed', message, { expected: gross, actual: withheld })
}

/** Gross pay is printed, but no line says what for. */
function earningsUnread({ amounts: { gross, earned } }: StubColumn): Check | null {
  if (earned !== null || gross === null || gross <= 0n) return null
  const message = `Gross pay is ${amount(gross)}, but this period's earnings could not be read.`
  return check('earnings_sum', 'failed', message, { expected: gross })
}

function deductionsUnread({ amounts: { gross, net, withheld } }: StubColumn): Check | null {
  if (withheld !== null || gross === null || net === null || gross <= net) return null
  const message = `Gross pay less net pay is ${amount(gross - net)}, but this period's taxes and deductions could not be read.`
  return check('deductions_sum', 'failed', message, { expected: gross - net })
}

/** `prefix` stands before the names of the column's checks. */
function nothingTaken({ amounts }: StubColumn, prefix: '' | 'ytd_'): Check | null {
  const { net, deductions, withheld } = amounts
  const from: Cents | null = amounts.gross ?? amounts.earned
  if (from === null || net === null || from === net || (deductions ?? withheld) !== null) return null
  const gross = prefix === '' ? 'Gross pay' : 'Year-to-date gross pay'
  const message = `${gross} is ${amount(from)} and net pay ${amount(net)}, but no taxes or deductions were found.`
  const status = prefix === '' ? 'failed' : 'warning'
  return check(`${prefix}gross_minus_deductions_is_net`, status, message, { expected: from, actual: net })
}
