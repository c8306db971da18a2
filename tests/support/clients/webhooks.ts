import {
  createAddressPolicy,
  createLogger,
  createRegistry,
  newId,
  newWebhookSecret,
  recordEvent,
  Sealing,
  type Database,
} from '@income/platform'
import { EVENT_TYPES, type EventType } from '@income/shared'
import { startDeliverer, type Deliverer, type DelivererOptions } from '@income/worker'

/** The operator allows receivers on this machine. */
const LOCAL = createAddressPolicy(['127.0.0.0/8'])

const sealing = new Sealing(Buffer.alloc(32, 7).toString('base64'))

/** Subscribes a receiver, as the API does. */
export async function newEndpoint(
  db: Database,
  tenantId: string,
  url: string,
  eventTypes: readonly EventType[] = EVENT_TYPES,
  sealedBy: Sealing = sealing,
): Promise<{ id: string; secret: string }> {
  const [id, secret] = [newId(), newWebhookSecret()]
  const data = { id, tenantId, url, eventTypes: [...eventTypes], secretCiphertext: sealedBy.seal(secret) }
  await db.webhookEndpoint.create({ data })
  return { id, secret }
}

/** Causes this many events of a package. */
export async function happen(db: Database, tenantId: string, packageId: string, times = 1): Promise<void> {
  const data = { package_id: packageId, status: 'Processed' }
  for (let i = 0; i < times; i++)
    await db.$transaction((tx) => recordEvent(tx, { tenantId, type: 'package.processed', data }))
}

export function deliverer(db: Database, options: Partial<DelivererOptions> = {}): Deliverer {
  const log = createLogger('test', 'silent')
  return startDeliverer({
    db,
    sealing,
    log,
    policy: LOCAL,
    registry: createRegistry('test'),
    timeoutMs: 500,
    ...options,
  })
}

/** Moves time forward past the retries' delays. */
export async function passTime(db: Database): Promise<void> {
  await db.$executeRaw`UPDATE deliveries SET next_attempt_at = now() WHERE status = 'pending' AND lease_token IS NULL`
}
