import { primedCounter, type AttemptOutcome, type Registry } from '@income/platform'
import { DELIVERY_ERRORS } from '@income/shared'

/** Counts delivery attempts by outcome. */
export function countDeliveries(registry: Registry): (outcome: AttemptOutcome) => void {
  const attempts = primedCounter(registry, {
    name: 'income_webhook_attempts_total',
    help: 'Attempts at delivering an event, by outcome',
    labelNames: ['outcome'],
    series: ['delivered', ...DELIVERY_ERRORS].map((outcome) => ({ outcome })),
  })
  return (outcome) => attempts.inc({ outcome: outcome.delivered ? 'delivered' : outcome.error })
}
