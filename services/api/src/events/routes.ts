import { z } from 'zod'
import { noBody, noQuery, route } from '../http/route.ts'
import { examplePackage } from '../openapi/examples.ts'
import { packageParams } from '../packages/schema.ts'
import { followPackage } from './service.ts'

export const eventRoutes = [
  route({
    method: 'get',
    path: '/packages/{package_id}/events',
    name: 'followPackage',
    tag: 'Packages',
    summary: 'Follow a package',
    description:
      'Server-sent events: `package` with the current package, immediately and after every change, such as its status or ' +
      'progress; `erased` with its `id` when it is deleted, the last event. The stream ends after 15 minutes: request it again. ' +
      'A key may follow 20 packages at a time.',
    scope: 'read',
    params: packageParams,
    query: noQuery,
    body: noBody,
    outcomes: {
      200: {
        description: 'A stream of events',
        mediaType: 'text/event-stream',
        schema: z.string(),
        example: `event: package\ndata: ${JSON.stringify(examplePackage)}\n\n`,
      },
    },
    errors: ['invalid_package'],
    idempotent: false,
    handler: ({ params, caller, deps }) => followPackage(deps, caller, params.package_id),
  }),
]
