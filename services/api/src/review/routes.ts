import { loanPackage } from '@income/shared'
import { noQuery, route } from '../http/route.ts'
import { examplePackage } from '../openapi/examples.ts'
import { packageParams } from '../packages/schema.ts'
import { reviewBody } from './schema.ts'
import { endReview, putUnderReview } from './service.ts'

const tag = 'Review'

export const reviewRoutes = [
  route({
    method: 'post',
    path: '/packages/{package_id}/review',
    name: 'beginReview',
    tag,
    summary: 'Put a package under review',
    description:
      'Under review, entries can be overridden and what was read can be corrected, while no file is added, retried or deleted.',
    scope: 'review',
    params: packageParams,
    query: noQuery,
    body: reviewBody,
    outcomes: {
      200: {
        description: 'The package, under review',
        schema: loanPackage,
        example: { ...examplePackage, status: 'Under Review', under_review: true },
      },
    },
    errors: ['invalid_package', 'conflict', 'package_busy'],
    idempotent: true,
    handler: ({ params, body, caller, work }) => putUnderReview(work, caller, params.package_id, body),
  }),
  route({
    method: 'post',
    path: '/packages/{package_id}/review/complete',
    name: 'completeReview',
    tag,
    summary: 'Complete the review of a package',
    description: 'The decisions stay. The package becomes `Processed` again, or `Failed` if one of its files failed.',
    scope: 'review',
    params: packageParams,
    query: noQuery,
    body: reviewBody,
    outcomes: { 200: { description: 'The package', schema: loanPackage, example: examplePackage } },
    errors: ['invalid_package', 'conflict', 'package_busy'],
    idempotent: true,
    handler: ({ params, body, caller, work }) => endReview(work, caller, params.package_id, body),
  }),
]
