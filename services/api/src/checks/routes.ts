import { check, pageOf } from '@income/shared'
import { ok } from '../http/answers/answer.ts'
import { noBody, route } from '../http/route.ts'
import { exampleCheck, pageExample } from '../openapi/examples.ts'
import { packageParams } from '../packages/schema.ts'
import { checkListQuery } from './schema.ts'
import { readChecks } from './service.ts'

export const checkRoutes = [
  route({
    method: 'get',
    path: '/packages/{package_id}/checks',
    name: 'listChecks',
    tag: 'Documents',
    summary: 'List the checks across the documents of a package',
    description:
      'What must agree between documents: names, employers, net pay and deposits. The checks within a document are listed with the document.',
    scope: 'read',
    params: packageParams,
    query: checkListQuery,
    body: noBody,
    outcomes: { 200: { description: 'A page of checks', schema: pageOf(check), example: pageExample(exampleCheck) } },
    errors: ['invalid_package'],
    idempotent: false,
    handler: async ({ params, query, caller, deps }) =>
      ok(await readChecks(deps.database, caller, params.package_id, query)),
  }),
]
