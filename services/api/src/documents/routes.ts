import { incomeDocument, pageOf } from '@income/shared'
import { ok } from '../http/answers/answer.ts'
import { noBody, route } from '../http/route.ts'
import { exampleDocument, pageExample } from '../openapi/examples.ts'
import { packageParams } from '../packages/schema.ts'
import { documentListQuery } from './schema.ts'
import { readDocuments } from './service.ts'

export const documentRoutes = [
  route({
    method: 'get',
    path: '/packages/{package_id}/documents',
    name: 'listDocuments',
    tag: 'Documents',
    summary: 'List the documents found in a package',
    description: 'Each with its fields, the place on the page where every value was read, and its checks.',
    scope: 'read',
    params: packageParams,
    query: documentListQuery,
    body: noBody,
    outcomes: {
      200: {
        description: 'A page of documents',
        schema: pageOf(incomeDocument),
        example: pageExample(exampleDocument),
      },
    },
    errors: ['invalid_package', 'not_found'],
    idempotent: false,
    handler: async ({ params, query, caller, deps }) =>
      ok(await readDocuments(deps.database, caller, params.package_id, query)),
  }),
]
