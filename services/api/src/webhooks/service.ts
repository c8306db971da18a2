import { databaseClock, newId, newWebhookSecret, parseWebhookUrl, WebhookUrlRefused } from '@income/platform'
import {
  ApiError,
  type PageOf,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEndpointWithSecret,
} from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import type { Dependencies } from '../dependencies.ts'
import { created, noContent, ok, type Answer } from '../http/answers/answer.ts'
import { listPage, type PageQuery } from '../http/requests/paging.ts'
import { showingOnce } from '../http/answers/shown-once.ts'
import type { UnitOfWork } from '../http/unit-of-work.ts'
import { presentDelivery, presentEndpoint } from './present.ts'
import {
  changeEndpoint,
  countDeliveries,
  countEndpoints,
  countForAdding,
  createEndpoint,
  getEndpoint,
  listDeliveries,
  listEndpoints,
  redeliver,
  removeEndpoint,
  replaceSecret,
} from './repository.ts'
import type { DeliveryListQuery, NewWebhook, WebhookChange } from './schema.ts'

const MOST_ENDPOINTS = 20

export function makeWebhook(
  deps: Dependencies,
  work: UnitOfWork,
  { tenant }: Caller,
  { url, events }: NewWebhook,
): Promise<Answer<WebhookEndpointWithSecret>> {
  const checked = acceptedUrl(deps, url)
  const secret = newWebhookSecret()
  return showingOnce(work, { secret }, async ({ tx }) => {
    if ((await countForAdding(tx, tenant.id)) >= MOST_ENDPOINTS) {
      throw new ApiError('conflict', `There are ${MOST_ENDPOINTS} webhooks, which is the maximum; delete one first`)
    }
    const data = { id: newId(), tenantId: tenant.id, url: checked, eventTypes: events }
    return created(presentEndpoint(await createEndpoint(tx, { ...data, secretCiphertext: deps.sealing.seal(secret) })))
  })
}

export function rotateSecret(
  { sealing }: Dependencies,
  work: UnitOfWork,
  { tenant }: Caller,
  id: string,
  overlapHours: number,
): Promise<Answer<WebhookEndpointWithSecret>> {
  const secret = newWebhookSecret()
  return showingOnce(work, { secret }, async ({ tx }) => {
    await getEndpoint(tx, tenant.id, id)
    await replaceSecret(tx, id, sealing.seal(secret), overlapHours)
    return ok(presentEndpoint(await getEndpoint(tx, tenant.id, id)))
  })
}

export function readWebhooks(
  { database }: Dependencies,
  { tenant }: Caller,
  query: PageQuery,
): Promise<PageOf<WebhookEndpoint>> {
  return countEndpoints(database, tenant.id).then((count) =>
    listPage(query, count, async (range) => (await listEndpoints(database, tenant.id, range)).map(presentEndpoint)),
  )
}

export async function readWebhook(
  { database }: Dependencies,
  { tenant }: Caller,
  id: string,
): Promise<WebhookEndpoint> {
  return presentEndpoint(await getEndpoint(database, tenant.id, id))
}

export function changeWebhook(
  deps: Dependencies,
  work: UnitOfWork,
  { tenant }: Caller,
  id: string,
  { url, events, enabled }: WebhookChange,
): Promise<Answer<WebhookEndpoint>> {
  const checked = url === undefined ? undefined : acceptedUrl(deps, url)
  return work.commit(async ({ tx }) => {
    await getEndpoint(tx, tenant.id, id)
    const row = await changeEndpoint(tx, id, {
      ...(checked !== undefined && { url: checked }),
      ...(events !== undefined && { eventTypes: events }),
      ...(enabled === true && { disabledAt: null, disabledReason: null }),
      ...(enabled === false && { disabledAt: new Date(), disabledReason: 'by_request' }),
    })
    return ok(presentEndpoint(row))
  })
}

export function eraseWebhook(work: UnitOfWork, { tenant }: Caller, id: string): Promise<Answer<null>> {
  return work.commit(async ({ tx }) => {
    await removeEndpoint(tx, tenant.id, id)
    return noContent()
  })
}

export async function readDeliveries(
  { database }: Dependencies,
  { tenant }: Caller,
  id: string,
  query: DeliveryListQuery,
): Promise<PageOf<WebhookDelivery>> {
  const endpoint = await getEndpoint(database, tenant.id, id)
  const where = { endpointId: endpoint.id, ...(query.status !== undefined && { status: query.status }) }
  const count = await countDeliveries(database, where)
  return listPage(query, count, async (range) => (await listDeliveries(database, where, range)).map(presentDelivery))
}

export function deliverAgain(
  work: UnitOfWork,
  { tenant }: Caller,
  id: string,
  deliveryId: string,
): Promise<Answer<WebhookDelivery>> {
  return work.commit(async ({ tx }) => {
    const endpoint = await getEndpoint(tx, tenant.id, id)
    const row = await redeliver(tx, endpoint.id, deliveryId, await databaseClock(tx))
    if (endpoint.disabledAt) throw new ApiError('conflict', 'The webhook is switched off; enable it first')
    return ok(presentDelivery(row))
  })
}

/** @throws ApiError `invalid_request` */
function acceptedUrl({ webhookPolicy }: Dependencies, url: string): string {
  try {
    return parseWebhookUrl(url, webhookPolicy).href
  } catch (error) {
    if (error instanceof WebhookUrlRefused) throw new ApiError('invalid_request', `url: ${error.message}`)
    throw error
  }
}
