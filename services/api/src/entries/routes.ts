import { entry, pageOf } from '@income/shared'
import { ok } from '../http/answers/answer.ts'
import { noBody, route } from '../http/route.ts'
import { exampleEntry, pageExample } from '../openapi/examples.ts'
import { packageParams } from '../packages/schema.ts'
import { entryListQuery } from './schema.ts'
import { readEntries } from './service.ts'

export const entryRoutes = [
  route({
    method: 'get',
    path: '/packages/{package_id}/entries',
    name: 'listEntries',
    tag: 'Documents',
    summary: 'List the lines of money in a package',
    description:
      'In reading order. With `model_id`, each entry says whether it counts in that model, by which rule, and why.',
    scope: 'read',
    params: packageParams,
    query: entryListQuery,
    body: noBody,
    outcomes: { 200: { description: 'A page of entries', schema: pageOf(entry), example: pageExample(exampleEntry) } },
    errors: ['invalid_package', 'not_found'],
    idempotent: false,
    handler: async ({ params, query, caller, deps }) =>
      ok(await readEntries(deps.database, caller, params.package_id, query)),
  }),
]
