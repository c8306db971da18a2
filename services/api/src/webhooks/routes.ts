import { pageOf, webhookDelivery, webhookEndpoint, webhookEndpointWithSecret } from '@income/shared'
import { ok } from '../http/answers/answer.ts'
import { pageQuery } from '../http/requests/paging.ts'
import { emptyBody, noBody, noParams, noQuery, route } from '../http/route.ts'
import { pageExample } from '../openapi/examples.ts'
import { exampleDelivery, exampleWebhook, exampleWebhookWithSecret } from './examples.ts'
import { deliveryListQuery, deliveryParams, newWebhook, rotation, webhookChange, webhookParams } from './schema.ts'
import {
  changeWebhook,
  deliverAgain,
  eraseWebhook,
  makeWebhook,
  readDeliveries,
  readWebhook,
  readWebhooks,
  rotateSecret,
} from './service.ts'

const tag = 'Webhooks'
const scope = 'admin'

export const webhookRoutes = [
  route({
    method: 'post',
    path: '/webhooks',
    name: 'createWebhook',
    tag,
    summary: 'Subscribe a webhook to events',
    description:
      'Events are POSTed to the `url` as the Standard Webhooks specification defines, each until it is answered with 2xx, for up to ' +
      'three days. Save the `secret`: it is shown only this once. A tenant may have 20 webhooks.',
    scope,
    params: noParams,
    query: noQuery,
    body: newWebhook,
    outcomes: {
      201: {
        description: 'The webhook, with its secret',
        schema: webhookEndpointWithSecret,
        example: exampleWebhookWithSecret,
      },
    },
    errors: ['conflict'],
    idempotent: true,
    handler: ({ body, caller, deps, work }) => makeWebhook(deps, work, caller, body),
  }),
  route({
    method: 'get',
    path: '/webhooks',
    name: 'listWebhooks',
    tag,
    summary: 'List webhooks',
    scope,
    params: noParams,
    query: pageQuery,
    body: noBody,
    outcomes: {
      200: { description: 'A page of webhooks', schema: pageOf(webhookEndpoint), example: pageExample(exampleWebhook) },
    },
    errors: [],
    idempotent: false,
    handler: async ({ query, caller, deps }) => ok(await readWebhooks(deps, caller, query)),
  }),
  route({
    method: 'get',
    path: '/webhooks/{webhook_id}',
    name: 'getWebhook',
    tag,
    summary: 'Read a webhook',
    scope,
    params: webhookParams,
    query: noQuery,
    body: noBody,
    outcomes: { 200: { description: 'The webhook', schema: webhookEndpoint, example: exampleWebhook } },
    errors: ['not_found'],
    idempotent: false,
    handler: async ({ params, caller, deps }) => ok(await readWebhook(deps, caller, params.webhook_id)),
  }),
  route({
    method: 'patch',
    path: '/webhooks/{webhook_id}',
    name: 'changeWebhook',
    tag,
    summary: 'Change a webhook, or switch it on or off',
    scope,
    params: webhookParams,
    query: noQuery,
    body: webhookChange,
    outcomes: { 200: { description: 'The webhook', schema: webhookEndpoint, example: exampleWebhook } },
    errors: ['not_found'],
    idempotent: false,
    handler: ({ params, body, caller, deps, work }) => changeWebhook(deps, work, caller, params.webhook_id, body),
  }),
  route({
    method: 'delete',
    path: '/webhooks/{webhook_id}',
    name: 'deleteWebhook',
    tag,
    summary: 'Delete a webhook with its deliveries',
    scope,
    params: webhookParams,
    query: noQuery,
    body: noBody,
    outcomes: { 204: { description: 'The webhook is gone', schema: null } },
    errors: ['not_found'],
    idempotent: false,
    handler: ({ params, caller, work }) => eraseWebhook(work, caller, params.webhook_id),
  }),
  route({
    method: 'post',
    path: '/webhooks/{webhook_id}/rotate-secret',
    name: 'rotateWebhookSecret',
    tag,
    summary: 'Give a webhook a new secret',
    description:
      'Until the overlap ends, requests carry a signature with each secret, so that a receiver can change over without a gap.',
    scope,
    params: webhookParams,
    query: noQuery,
    body: rotation,
    outcomes: {
      200: {
        description: 'The webhook, with its new secret',
        schema: webhookEndpointWithSecret,
        example: exampleWebhookWithSecret,
      },
    },
    errors: ['not_found'],
    idempotent: true,
    handler: ({ params, body, caller, deps, work }) =>
      rotateSecret(deps, work, caller, params.webhook_id, body.overlap_hours),
  }),
  route({
    method: 'get',
    path: '/webhooks/{webhook_id}/deliveries',
    name: 'listDeliveries',
    tag,
    summary: 'List the deliveries of a webhook, newest first',
    description: 'Deliveries are listed for 30 days.',
    scope,
    params: webhookParams,
    query: deliveryListQuery,
    body: noBody,
    outcomes: {
      200: {
        description: 'A page of deliveries',
        schema: pageOf(webhookDelivery),
        example: pageExample(exampleDelivery),
      },
    },
    errors: ['not_found'],
    idempotent: false,
    handler: async ({ params, query, caller, deps }) =>
      ok(await readDeliveries(deps, caller, params.webhook_id, query)),
  }),
  route({
    method: 'post',
    path: '/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver',
    name: 'redeliver',
    tag,
    summary: 'Deliver an event again',
    description: 'Immediately, whether it was delivered or given up before, with the same `webhook-id`.',
    scope,
    params: deliveryParams,
    query: noQuery,
    body: emptyBody,
    outcomes: {
      200: {
        description: 'The delivery, due again',
        schema: webhookDelivery,
        example: { ...exampleDelivery, status: 'pending', delivered_at: null, attempts: 0 },
      },
    },
    errors: ['not_found', 'conflict'],
    idempotent: true,
    handler: ({ params, caller, work }) => deliverAgain(work, caller, params.webhook_id, params.delivery_id),
  }),
]
