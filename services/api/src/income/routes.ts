import { packageIncome } from '@income/shared'
import { ok } from '../http/answers/answer.ts'
import { noBody, noQuery, route } from '../http/route.ts'
import { packageParams } from '../packages/schema.ts'
import { exampleIncome } from './examples.ts'
import { readIncome } from './service.ts'

export const incomeRoutes = [
  route({
    method: 'get',
    path: '/packages/{package_id}/income',
    name: 'getIncome',
    tag: 'Income models',
    summary: 'Read the income of a package, by borrower',
    description:
      'The income of the models that may be added up, the models that show the same income in two ways and which of them counts, the total, the alerts to consider before relying on it, and the missing documents. Complete once the package is `Processed`, `Failed` or `Under Review`.',
    scope: 'read',
    params: packageParams,
    query: noQuery,
    body: noBody,
    outcomes: { 200: { description: 'The income', schema: packageIncome, example: exampleIncome } },
    errors: ['invalid_package'],
    idempotent: false,
    handler: async ({ params, caller, deps }) => ok(await readIncome(deps.database, caller, params.package_id)),
  }),
]
