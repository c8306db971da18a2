import { auditEvent, pageOf } from '@income/shared'
import { ok } from '../http/answers/answer.ts'
import { noBody, noParams, route } from '../http/route.ts'
import { pageExample } from '../openapi/examples.ts'
import { exampleAuditEvent, exampleSettingsEvent } from '../openapi/model-examples.ts'
import { packageParams } from '../packages/schema.ts'
import { auditListQuery } from './schema.ts'
import { readAudit, readSettingsAudit } from './service.ts'

export const auditRoutes = [
  route({
    method: 'get',
    path: '/packages/{package_id}/audit',
    name: 'listAudit',
    tag: 'Review',
    summary: 'List who did what with a package',
    description: 'In the order of the actions: when, who, from what to what, and why. Nothing here can be changed.',
    scope: 'read',
    params: packageParams,
    query: auditListQuery,
    body: noBody,
    outcomes: {
      200: { description: 'A page of actions', schema: pageOf(auditEvent), example: pageExample(exampleAuditEvent) },
    },
    errors: ['invalid_package'],
    idempotent: false,
    handler: async ({ params, query, caller, deps }) =>
      ok(await readAudit(deps.database, caller, params.package_id, query)),
  }),
  route({
    method: 'get',
    path: '/settings/audit',
    name: 'listSettingsAudit',
    tag: 'Settings',
    summary: 'List who changed the settings of your tenant',
    description: 'In the order of the changes: when, who, from what to what, and why. Nothing here can be changed.',
    scope: 'read',
    params: noParams,
    query: auditListQuery,
    body: noBody,
    outcomes: {
      200: { description: 'A page of changes', schema: pageOf(auditEvent), example: pageExample(exampleSettingsEvent) },
    },
    errors: [],
    idempotent: false,
    handler: async ({ query, caller, deps }) => ok(await readSettingsAudit(deps.database, caller, query)),
  }),
]
