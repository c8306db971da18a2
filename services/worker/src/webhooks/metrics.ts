import { Counter, type AttemptOutcome, type Registry } from '@income/platform'

/** Counts attempts at deliveries by what came of them. */
export function countDeliveries(registry: Registry): (outcome: AttemptOutcome) => void {
  const attempts = new Counter({
    name: 'income_webhook_attempts_total',
    help: 'Attempts at delivering an event, by outcome',
    labelNames: ['outcome'] as const,
    registers: [registry],
  })
  return (outcome) => attempts.inc({ outcome: outcome.delivered ? 'delivered' : outcome.error })
}
