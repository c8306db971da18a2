import {
  claimDeliveries,
  endAttempt,
  giveBackDelivery,
  goOn,
  inSpan,
  sweepEvents,
  type AddressPolicy,
  type ClaimedDelivery,
  type Database,
  type Logger,
  type Reach,
  type Registry,
  type Sealing,
} from '@income/platform'
import { startRounds } from '../dispatcher/rounds.ts'
import { attempt, type Attempting } from './attempt.ts'
import { countDeliveries } from './metrics.ts'
import { resolveName, type Resolve } from './resolve.ts'
import { retrySeconds } from './retry.ts'

export interface DelivererOptions {
  db: Database
  sealing: Sealing
  policy: AddressPolicy
  log: Logger
  registry: Registry
  resolve?: Resolve
  /** The longest time of an attempt; less than the lease of a delivery. */
  timeoutMs?: number
  reach?: Reach
}

export interface Deliverer {
  /** Takes no more deliveries, gives running ones a moment to end, and returns the rest. */
  close(): Promise<void>
}

const CLAIM_EVERY_MS = 500
const SWEEP_EVERY_MS = 60_000
const UNDER_WAY = 100
const TIMEOUT_MS = 10_000
const PATIENCE_MS = 3_000

/** Starts delivering events to their subscribed endpoints, at least once each. */
export function startDeliverer({ db, log, ...options }: DelivererOptions): Deliverer {
  const { policy, sealing, resolve = resolveName, timeoutMs = TIMEOUT_MS, reach = goOn } = options
  const on: Attempting = { reach: { policy, resolve }, sealing, log, timeoutMs }
  const count = countDeliveries(options.registry)
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()

  const claims = startRounds({ name: 'deliver', everyMs: CLAIM_EVERY_MS, log }, async () => {
    if (underWay.size >= UNDER_WAY) return
    for (const delivery of await claimDeliveries(db, UNDER_WAY - underWay.size)) begin(delivery)
  })
  const sweeps = startRounds({ name: 'sweep events', everyMs: SWEEP_EVERY_MS, log }, () => sweepEvents(db))

  function begin(delivery: ClaimedDelivery): void {
    const { traceParent: parent, eventId, attempts } = delivery
    const attributes = { 'income.event_id': eventId, 'income.attempt': attempts }
    const delivering = inSpan('deliver_webhook', { parent, kind: 'CLIENT', attributes }, () => deliver(delivery))
    const running = delivering.finally(() => {
      underWay.delete(running)
      // Its endpoint may have more waiting.
      claims.hasten()
    })
    underWay.add(running)
  }

  async function deliver(delivery: ClaimedDelivery): Promise<void> {
    try {
      reach('delivery_claimed')
      const outcome = await attempt(on, delivery, stopping.signal)
      if (!outcome) return await giveBackDelivery(db, delivery)
      reach('delivery_answered')
      count(outcome)
      await endAttempt(db, delivery, outcome, retrySeconds(delivery.attempts, Math.random()))
    } catch (error) {
      log.warn({ err: error, delivery_id: delivery.id }, 'an attempt could not be noted; it is made again')
    }
  }

  return {
    async close() {
      await Promise.all([claims.stop(), sweeps.stop()])
      const patience = setTimeout(() => stopping.abort(), PATIENCE_MS)
      await Promise.all(underWay)
      clearTimeout(patience)
    },
  }
}
