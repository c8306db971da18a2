import { type Check, centsOf, type Entry, type Cents, type TextSource, absolute } from '@income/shared'
import { amount, check, count, type Finding } from '../../../model/check.ts'
import type { StubReading } from '../read-stub.ts'
import {
  ficaRates,
  columnsOf,
  type StubColumn,
  type StubFigures,
  type StubAmounts,
  type StubColumns,
  verdictIn,
} from './equations.ts'
import { parsePrintedDate } from '../../../entities/date.ts'
import type { ReadDocument } from '../../../model/document.ts'
import { signOf } from '../../../model/side.ts'
import type { DecidedDocument, DecidingFigure } from '../../kind.ts'
import { type LineKind, earnings } from '../lines/money-line.ts'
import { checksOf as checksOfEquations, decimalProduct } from '../../../equations/equation.ts'
import { chequeAgrees } from './cheque.ts'
import { payDates } from './dates.ts'
import { oneStub } from './one-stub.ts'

/** What a stub should satisfy: `failed` if an amount is unreliable, `warning` if payrolls legitimately differ. */
export function checksOf(reading: StubReading, figures: StubFigures): Check[] {
  return [...checksOfFigures(figures), figuresRead(reading), chequeAgrees(reading), oneStub(reading)]
}

function figuresRead({ unread }: StubReading): Check {
  return unread
    ? check('figures_read', 'failed', 'An amount in the columns of pay could not be read.')
    : check('figures_read', 'passed', 'Every amount in the columns of pay was read.')
}

/** The checks that need only amounts and dates. */
function checksOfFigures(figures: StubFigures): Check[] {
  const { lines, dates, source } = figures
  const columns = columnsOf(figures)
  return [
    payRead(columns.current, source),
    ...sumChecks(columns, figures),
    check('rate_times_hours', ...rateTimesHours(lines)),
    check('ytd_not_below_current', ...ytdNotBelowCurrent(columns, lines)),
    payDates(dates),
    check('fica_rates', ...ficaRates(columns.current, lines, dates)),
  ]
}

/**
 * A stub whose pay could not be read must not look like one without pay. Some stubs print no gross; on a scan it is
 * likelier that one of the two amounts was not recognised.
 */
function payRead({ amounts }: StubColumn, source: StubFigures['source']): Check {
  const { gross, net, earned } = amounts
  const read = [gross, net].filter((cents) => cents !== null).length
  const nothingEarned = gross === null && earned === null
  const hasFailed = read === 0 || nothingEarned || source !== 'text_layer'
  const status = read === 2 ? 'passed' : hasFailed ? 'failed' : 'warning'
  return check('pay_read', status, payFound(amounts), { actual: gross ?? net })
}

function payFound({ gross, net }: StubColumn['amounts']): string {
  if (gross !== null && net !== null) return `Gross pay is ${amount(gross)} and net pay is ${amount(net)}.`
  if (gross !== null) return `Gross pay is ${amount(gross)}, but no net pay was found.`
  return net === null
    ? 'Neither gross nor net pay was found.'
    : `Net pay is ${amount(net)}, but no gross pay was found.`
}

/** The relations between the amounts and dates of a pay stub. */
export function checksOfValues({ document, entries }: ReadDocument): Check[] {
  const { fields, text_source: source } = document
  const total = (name: string) => centsOf(fields[name]?.value)
  const date = (name: string) => parsePrintedDate(fields[name]?.value ?? '')
  return checksOfFigures({
    lines: entries.flatMap(amountsOf),
    totals: {
      current: { gross: total('gross_pay'), net: total('net_pay'), deductions: total('total_deductions') },
      ytd: { gross: total('gross_pay_ytd'), net: total('net_pay_ytd'), deductions: total('total_deductions_ytd') },
    },
    dates: { start: date('period_start'), end: date('period_end'), payDate: date('pay_date') },
    source,
  })
}

/** Gross pay, or net pay if the stub has no gross. */
export function decidingFigures({ fields }: DecidedDocument): DecidingFigure[] {
  const field = ['gross_pay', 'net_pay'].find((name) => fields[name]?.value)
  return field ? [{ field, verifiedBy: ['earnings_sum', 'gross_minus_deductions_is_net'] }] : []
}

const KINDS: readonly LineKind[] = ['earning', 'tax', 'deduction']

/** The amounts of an entry with the signs of its line: pay that was taken back is negative. */
function amountsOf({ category, direction, description, amount, ytd_amount, hours, rate }: Entry): StubAmounts[] {
  const kind = KINDS.find((known) => known === category)
  if (!kind) return []
  const printed = (value: string | null) => {
    const cents = centsOf(value)
    return cents === null ? null : cents * signOf({ category, direction })
  }
  return [{ kind, description, current: printed(amount), ytd: printed(ytd_amount), hours, rate }]
}

/** Net pay is gross pay less what was withheld, and both are the sums of their lines; so for the year. */
function sumChecks({ current, ytd }: StubColumns, { lines, source }: StubFigures): Check[] {
  const unread = [nothingTaken(current, ''), nothingTaken(ytd, 'ytd_'), takenFromMore(ytd)]
  if (lines.length > 0) unread.push(earningsUnread(current), deductionsUnread(current))
  const [net, ...sums] = checksIn(current)
  const [netOfYear, ...sumsOfYear] = checksIn(ytd)
  const all = [net!, netOfYear!, ...sums, ...sumsOfYear.map((sum) => misreadDigit(sum, source))]
  return all.map((sum) => unread.find((found) => found?.name === sum.name) ?? sum)
}

const checksIn = ({ equations, amounts }: StubColumn): Check[] => checksOfEquations(equations, (name) => amounts[name])

/** The year's amounts need not add up, but a difference in a single digit on a scan is most likely a misread digit. */
function misreadDigit(sum: Check, source: TextSource): Check {
  const isMisread = source !== 'text_layer' && sum.status === 'warning' && isSingleDigit(sum)
  return isMisread ? { ...sum, status: 'failed' } : sum
}

function isSingleDigit({ expected, actual }: Check): boolean {
  const [should, is] = [centsOf(expected), centsOf(actual)]
  return should !== null && is !== null && /^-?[1-9]0*$/.test((should - is).toString())
}

/** Nobody has more withheld in a year than was paid: another column was taken for the year's taxes. */
function takenFromMore({ amounts: { gross, withheld } }: StubColumn): Check | null {
  if (gross === null || withheld === null || gross <= 0n || withheld <= gross) return null
  const message = `Year-to-date taxes and deductions of ${amount(withheld)} exceed year-to-date gross pay of ${amount(gross)}.`
  return check('ytd_deductions_sum', 'failed', message, { expected: gross, actual: withheld })
}

/** Gross pay is printed, but no earnings were read. */
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

/** `prefix` starts the names of the column's checks. */
function nothingTaken({ amounts }: StubColumn, prefix: '' | 'ytd_'): Check | null {
  const { net, deductions, withheld } = amounts
  const from: Cents | null = amounts.gross ?? amounts.earned
  if (from === null || net === null || from === net || (deductions ?? withheld) !== null) return null
  const gross = prefix === '' ? 'Gross pay' : 'Year-to-date gross pay'
  const message = `${gross} is ${amount(from)} and net pay ${amount(net)}, but no taxes or deductions were found.`
  const status = prefix === '' ? 'failed' : 'warning'
  return check(`${prefix}gross_minus_deductions_is_net`, status, message, { expected: from, actual: net })
}

/** Hours at their rate make the amount, up to half a unit of either's last digit, as rates are rounded in print. */
function rateTimesHours(lines: readonly StubAmounts[]): Finding {
  let tested = 0
  for (const { hours, rate, current } of earnings(lines)) {
    if (hours === null || rate === null || current === null || current === 0n || /^[0.]+$/.test(rate)) continue
    tested++
    const { cents, tolerance } = decimalProduct(rate, hours)
    if (absolute(cents - current) <= tolerance) continue
    const message = `${hours} hours at ${rate} make ${amount(cents)}, but the line shows ${amount(current)}.`
    return ['warning', message, { expected: cents, actual: current }]
  }
  return tested === 0
    ? ['not_applicable', 'No line shows hours, rate and amount.']
    : ['passed', `Hours and rate make the amount of ${count(tested, 'line')}.`]
}

/** The year includes this period. A line may be less after a correction, unless the lines of the year do not add up either. */
function ytdNotBelowCurrent({ current, ytd }: StubColumns, lines: readonly StubAmounts[]): Finding {
  const totals = [
    { of: 'gross pay', now: current.amounts.gross, year: ytd.amounts.gross },
    { of: 'net pay', now: current.amounts.net, year: ytd.amounts.net },
    { of: 'total deductions', now: current.amounts.deductions, year: ytd.amounts.deductions },
  ].flatMap(({ of, now, year }) => (now !== null && year !== null ? [{ of, now, year }] : []))
  const total = totals.find(({ now, year }) => now > 0n && year < now)
  if (total) {
    const message = `Year-to-date ${total.of} of ${amount(total.year)} is below this period's ${amount(total.now)}.`
    return ['failed', message, { expected: total.now, actual: total.year }]
  }
  const pairs = lines.flatMap(({ kind, current: now, ytd: year }) =>
    now !== null && year !== null ? [{ kind, now, year }] : [],
  )
  const line = pairs.find(({ now, year }) => now > 0n && year < now)
  if (line) {
    const addsUp = verdictIn(ytd, line.kind === 'earning' ? 'earned' : 'withheld')
    const message = `A line shows ${amount(line.year)} for the year to date, below this period's ${amount(line.now)}.`
    return [addsUp === false ? 'failed' : 'warning', message, { expected: line.now, actual: line.year }]
  }
  return pairs.length + totals.length > 0
    ? ['passed', "No year-to-date amount is below this period's."]
    : ['not_applicable', 'No year-to-date amounts are printed.']
}
