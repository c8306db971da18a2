import { databaseClock, giveUpAfter, type Database, type Prisma, type Transaction } from '@income/platform'
import { ApiError } from '@income/shared'
import { isUuid } from '../http/requests/identifiers.ts'
import type { Range } from '../http/requests/paging.ts'

/** An endpoint without its secrets, which are read only where needed. */
const withoutSecrets = {
  id: true,
  url: true,
  eventTypes: true,
  createdAt: true,
  updatedAt: true,
  disabledAt: true,
  disabledReason: true,
  previousSecretUntil: true,
} satisfies Prisma.WebhookEndpointSelect

export type EndpointRow = Prisma.WebhookEndpointGetPayload<{ select: typeof withoutSecrets }>
export type DeliveryRow = Prisma.DeliveryGetPayload<{ include: { event: true } }>

/** Counts a tenant's endpoints; no other can be added until the transaction ends. */
export async function countForAdding(tx: Transaction, tenantId: string): Promise<number> {
  await tx.$queryRaw`SELECT id FROM tenants WHERE id = ${tenantId}::uuid FOR NO KEY UPDATE`
  return tx.webhookEndpoint.count({ where: { tenantId } })
}

export function createEndpoint(
  tx: Transaction,
  data: Prisma.WebhookEndpointUncheckedCreateInput,
): Promise<EndpointRow> {
  return tx.webhookEndpoint.create({ data, select: withoutSecrets })
}

export function countEndpoints(database: Database, tenantId: string): Promise<number> {
  return database.webhookEndpoint.count({ where: { tenantId } })
}

export function listEndpoints(database: Database, tenantId: string, range: Range): Promise<EndpointRow[]> {
  return database.webhookEndpoint.findMany({
    where: { tenantId },
    select: withoutSecrets,
    orderBy: { id: 'asc' },
    ...range,
  })
}

/** @throws ApiError `not_found` if the tenant has no such endpoint. */
export async function getEndpoint(db: Transaction, tenantId: string, id: string): Promise<EndpointRow> {
  const row = isUuid(id) && (await db.webhookEndpoint.findFirst({ where: { id, tenantId }, select: withoutSecrets }))
  if (!row) throw noSuchWebhook()
  return row
}

export async function changeEndpoint(
  tx: Transaction,
  id: string,
  data: Prisma.WebhookEndpointUpdateInput,
): Promise<EndpointRow> {
  const updatedAt = await databaseClock(tx)
  return tx.webhookEndpoint.update({ where: { id }, data: { ...data, updatedAt }, select: withoutSecrets })
}

/** The current secret becomes the previous one for this long; an older one is deleted. */
export async function replaceSecret(
  tx: Transaction,
  id: string,
  secretCiphertext: Uint8Array,
  overlapHours: number,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE webhook_endpoints
    SET previous_secret_ciphertext = secret_ciphertext, secret_ciphertext = ${secretCiphertext},
        previous_secret_until = now() + make_interval(hours => ${overlapHours}::int), updated_at = now()
    WHERE id = ${id}::uuid`
}

/** With its deliveries. @throws ApiError `not_found` */
export async function removeEndpoint(tx: Transaction, tenantId: string, id: string): Promise<void> {
  const { count } = isUuid(id) ? await tx.webhookEndpoint.deleteMany({ where: { id, tenantId } }) : { count: 0 }
  if (count === 0) throw noSuchWebhook()
}

export function countDeliveries(database: Database, where: Prisma.DeliveryWhereInput): Promise<number> {
  return database.delivery.count({ where })
}

/** Newest first. */
export function listDeliveries(
  database: Database,
  where: Prisma.DeliveryWhereInput,
  range: Range,
): Promise<DeliveryRow[]> {
  return database.delivery.findMany({ where, include: { event: true }, orderBy: { id: 'desc' }, ...range })
}

/** Makes a delivery due at once, whatever its state, for three more days. @throws ApiError `not_found` */
export async function redeliver(tx: Transaction, endpointId: string, id: string, now: string): Promise<DeliveryRow> {
  const where = { id, endpointId }
  const again = { status: 'pending', attempts: 0, nextAttemptAt: now, giveUpAt: giveUpAfter(now), deliveredAt: null }
  const { count } = isUuid(id) ? await tx.delivery.updateMany({ where, data: again }) : { count: 0 }
  if (count === 0) throw new ApiError('not_found', 'The webhook has no delivery with this identifier')
  return tx.delivery.findUniqueOrThrow({ where, include: { event: true } })
}

function noSuchWebhook(): ApiError {
  return new ApiError('not_found', 'There is no webhook with this identifier')
}
