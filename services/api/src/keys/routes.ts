import { apiKey, apiKeyWithSecret, pageOf } from '@income/shared'
import { ok } from '../http/answers/answer.ts'
import { pageQuery } from '../http/requests/paging.ts'
import { noBody, noParams, noQuery, route } from '../http/route.ts'
import { pageExample } from '../openapi/examples.ts'
import { exampleKey, exampleKeyWithSecret } from './examples.ts'
import { keyParams, newKey } from './schema.ts'
import { makeKey, readKeys, revokeKey } from './service.ts'

const tag = 'Keys'
const scope = 'admin'

export const keyRoutes = [
  route({
    method: 'post',
    path: '/keys',
    name: 'createKey',
    tag,
    summary: 'Make a key',
    description:
      'It acts as you, with at most your scopes. Save the `key`: it is shown only this once. A tenant may have 100 keys.',
    scope,
    params: noParams,
    query: noQuery,
    body: newKey,
    outcomes: {
      201: { description: 'The key, with its secret', schema: apiKeyWithSecret, example: exampleKeyWithSecret },
    },
    errors: ['conflict'],
    idempotent: true,
    handler: ({ body, caller, work }) => makeKey(work, caller, body),
  }),
  route({
    method: 'get',
    path: '/keys',
    name: 'listKeys',
    tag,
    summary: 'List keys',
    description: 'Valid keys first, then revoked ones; each group newest first.',
    scope,
    params: noParams,
    query: pageQuery,
    body: noBody,
    outcomes: { 200: { description: 'A page of keys', schema: pageOf(apiKey), example: pageExample(exampleKey) } },
    errors: [],
    idempotent: false,
    handler: async ({ query, caller, deps }) => ok(await readKeys(deps, caller, query)),
  }),
  route({
    method: 'delete',
    path: '/keys/{key_id}',
    name: 'revokeKey',
    tag,
    summary: 'Revoke a key',
    description: 'The key is refused within five seconds, its sessions immediately. It stays in the list.',
    scope,
    params: keyParams,
    query: noQuery,
    body: noBody,
    outcomes: { 204: { description: 'The key is revoked', schema: null } },
    errors: ['not_found'],
    idempotent: false,
    handler: ({ params, caller, work }) => revokeKey(work, caller, params.key_id),
  }),
]
