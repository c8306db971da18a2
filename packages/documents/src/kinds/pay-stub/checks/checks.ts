import type { Check } from '@income/shared'
import { amount, check } from '../../../model/check.ts'
import type { StubReading } from '../read-stub.ts'
import { chequeAgrees } from './cheque.ts'
import { payDates } from './dates.ts'
import { ficaRates } from './fica.ts'
import { rateTimesHours, ytdNotBelowCurrent } from './lines.ts'
import { sumChecks } from './sums.ts'
import { columnsOf, type StubColumn } from './equations.ts'
import type { StubFigures } from './figures.ts'

/** The relations a pay stub should keep. `failed` where a figure cannot be relied on, `warning` where payrolls may differ. */
export function checksOf(reading: StubReading, figures: StubFigures): Check[] {
  return [...checksOfFigures(figures), figuresRead(reading), chequeAgrees(reading.names, reading.dates)]
}

function figuresRead({ unread }: StubReading): Check {
  return unread
    ? check('figures_read', 'failed', 'An amount in the columns of pay could not be read.')
    : check('figures_read', 'passed', 'Every amount in the columns of pay was read.')
}

/** Those that rest on amounts and dates alone. */
export function checksOfFigures(figures: StubFigures): Check[] {
  const { lines, dates, source } = figures
  const columns = columnsOf(figures)
  return [
    payRead(columns.current, source),
    ...sumChecks(columns, lines.length > 0, source),
    rateTimesHours(lines),
    ytdNotBelowCurrent(columns, lines),
    payDates(dates),
    ficaRates(columns.current, lines, dates),
  ]
}

/**
 * A stub whose pay could not be read must not look as if it had none. Some print no gross; on a scan it is likelier that one
 * of the two was not made out.
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
