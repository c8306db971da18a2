import type { Check, TextSource } from '@income/shared'
import type { Proofs } from '../proof/proof.ts'
import type { StubReading } from '../read-stub.ts'
import { amountCheck } from './check.ts'
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
  const message = 'every figure in the columns of pay could be made out'
  return amountCheck('figures_read', unread ? 'failed' : 'passed', null, null, message)
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
  const read = [gross, net].filter((amount) => amount !== null).length
  const nothingEarned = gross === null && earned === null
  const hasFailed = read === 0 || nothingEarned || source !== 'text_layer'
  const status = read === 2 ? 'passed' : hasFailed ? 'failed' : 'warning'
  return amountCheck('pay_read', status, null, gross ?? net, 'gross and net pay are on the stub')
}
