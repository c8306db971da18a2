import { loanPackage, pageOf } from '@income/shared'
import { ok } from '../http/answers/answer.ts'
import { noBody, noParams, noQuery, route } from '../http/route.ts'
import { examplePackage, pageExample } from '../openapi/examples.ts'
import { newPackage, packageListQuery, packageParams } from './schema.ts'
import { erasePackage, makePackage, readPackage, readPackages } from './service.ts'

const tag = 'Packages'

export const packageRoutes = [
  route({
    method: 'post',
    path: '/packages',
    name: 'createPackage',
    tag,
    summary: 'Create a package',
    description: 'A package holds the documents of one applicant or loan request.',
    scope: 'write',
    params: noParams,
    query: noQuery,
    body: newPackage,
    outcomes: {
      201: {
        description: 'The package',
        schema: loanPackage,
        example: { ...examplePackage, status: 'Processing', progress: 0 },
      },
    },
    errors: [],
    idempotent: true,
    handler: ({ body, caller, work }) => makePackage(work, caller, body),
  }),
  route({
    method: 'get',
    path: '/packages',
    name: 'listPackages',
    tag,
    summary: 'List packages, newest first',
    scope: 'read',
    params: noParams,
    query: packageListQuery,
    body: noBody,
    outcomes: {
      200: { description: 'A page of packages', schema: pageOf(loanPackage), example: pageExample(examplePackage) },
    },
    errors: [],
    idempotent: false,
    handler: async ({ query, caller, deps }) => ok(await readPackages(deps.database, caller, query)),
  }),
  route({
    method: 'get',
    path: '/packages/{package_id}',
    name: 'getPackage',
    tag,
    summary: 'Read a package',
    description: 'Poll every few seconds until `status` is no longer `Processing`.',
    scope: 'read',
    params: packageParams,
    query: noQuery,
    body: noBody,
    outcomes: { 200: { description: 'The package', schema: loanPackage, example: examplePackage } },
    errors: ['invalid_package'],
    idempotent: false,
    handler: async ({ params, caller, deps }) => ok(await readPackage(deps.pool, caller, params.package_id)),
  }),
  route({
    method: 'delete',
    path: '/packages/{package_id}',
    name: 'deletePackage',
    tag,
    summary: 'Delete a package with everything in it',
    description: 'Erases its files, documents and models, and the originals in storage. This cannot be undone.',
    scope: 'write',
    params: packageParams,
    query: noQuery,
    body: noBody,
    outcomes: { 204: { description: 'The package is gone', schema: null } },
    errors: ['invalid_package', 'conflict', 'package_busy'],
    idempotent: false,
    handler: ({ params, work, deps }) => erasePackage(deps.log, work, params.package_id),
  }),
]
