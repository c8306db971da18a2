import { pageOf, signal } from '@income/shared'
import { ok } from '../http/answer.ts'
import { noBody, route } from '../http/route.ts'
import { exampleSignal, pageExample } from '../openapi/examples.ts'
import { packageParams } from '../packages/schema.ts'
import { signalListQuery } from './schema.ts'
import { readSignals } from './service.ts'

export const signalRoutes = [
  route({
    method: 'get',
    path: '/packages/{package_id}/signals',
    name: 'listSignals',
    tag: 'Documents',
    summary: 'List the signs of tampering in a package',
    description:
      'Each with its place and its weight: evidence, never a verdict. Where there is none, none was detected; that does not mean that a file was checked and is clean.',
    scope: 'read',
    params: packageParams,
    query: signalListQuery,
    body: noBody,
    outcomes: {
      200: { description: 'A page of signals', schema: pageOf(signal), example: pageExample(exampleSignal) },
    },
    errors: ['invalid_package', 'not_found'],
    idempotent: false,
    handler: async ({ params, query, caller, deps }) =>
      ok(await readSignals(deps.database, caller, params.package_id, query)),
  }),
]
