import type { Check, TextSource } from '@income/shared'
import { amount, check } from '../../../model/check.ts'
import type { Proofs } from '../proof/proof.ts'
import type { StubReading } from '../read-stub.ts'
import { chequeAgrees } from './cheque.ts'
import { payDates } from './dates.ts'
import { ficaRates } from './fica.ts'
import { rateTimesHours, ytdNotBelowCurrent } from './lines.ts'
import { sumChecks } from './sums.ts'
import { netChecks } from './totals.ts'

/** The relations a pay stub should keep. `failed` where a figure cannot be relied on, `warning` where payrolls may differ. */
export function checksOf(reading: StubReading, proofs: Proofs, source: TextSource): Check[] {
  return [...figureChecks(reading, proofs, source), figuresRead(reading), chequeAgrees(reading.names, reading.dates)]
}

function figuresRead({ unread }: StubReading): Check {
  return unread
    ? check('figures_read', 'failed', 'An amount in the columns of pay could not be read.')
    : check('figures_read', 'passed', 'Every amount in the columns of pay was read.')
}

/** Those that rest on amounts and dates alone. */
export function figureChecks(
  { lines, dates }: Pick<StubReading, 'lines' | 'dates'>,
  proofs: Proofs,
  source: TextSource,
): Check[] {
  return [
    payRead(proofs, source),
    ...netChecks(proofs),
    ...sumChecks(proofs, lines, source),
    rateTimesHours(lines),
    ytdNotBelowCurrent(proofs, lines),
    payDates(dates),
    ficaRates(proofs, lines, dates),
  ]
}

/**
 * A stub whose pay could not be read must not look as if it had none. Some print no gross; on a scan it is likelier that one
 * of the two was not made out.
 */
function payRead({ current }: Proofs, source: TextSource): Check {
  const { gross, net, earned } = current.sums
  const read = [gross, net].filter((cents) => cents !== null).length
  const nothingEarned = gross === null && earned === null
  const hasFailed = read === 0 || nothingEarned || source !== 'text_layer'
  const status = read === 2 ? 'passed' : hasFailed ? 'failed' : 'warning'
  return check('pay_read', status, payFound(current.sums), { actual: gross ?? net })
}

function payFound({ gross, net }: Proofs['current']['sums']): string {
  if (gross !== null && net !== null) return `Gross pay is ${amount(gross)} and net pay is ${amount(net)}.`
  if (gross !== null) return `Gross pay is ${amount(gross)}, but no net pay was found.`
  return net === null
    ? 'Neither gross nor net pay was found.'
    : `Net pay is ${amount(net)}, but no gross pay was found.`
}
