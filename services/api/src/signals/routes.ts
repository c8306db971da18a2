import { pageOf, signal } from '@income/shared'
import { ok } from '../http/answers/answer.ts'
import { noBody, noQuery, route } from '../http/route.ts'
import { exampleDismissedSignal, exampleSignal, pageExample } from '../openapi/examples.ts'
import { packageParams } from '../packages/schema.ts'
import { dismissSignal, undoDismissal } from './dismissals.ts'
import { newDismissal, signalListQuery, signalParams } from './schema.ts'
import { readSignals } from './service.ts'

const dismissal = {
  path: '/packages/{package_id}/signals/{signal_id}/dismissal',
  tag: 'Review',
  scope: 'review',
  params: signalParams,
  query: noQuery,
  errors: ['invalid_package', 'not_found', 'conflict', 'package_busy'],
  idempotent: false,
} as const

export const signalRoutes = [
  route({
    method: 'get',
    path: '/packages/{package_id}/signals',
    name: 'listSignals',
    tag: 'Documents',
    summary: 'List the signs of tampering in a package',
    description:
      'Each with its place and severity: evidence, never a verdict. An empty list means that none was detected, not that a file was checked and is clean.',
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
  route({
    method: 'put',
    ...dismissal,
    errors: [...dismissal.errors],
    name: 'dismissSignal',
    summary: 'Dismiss a signal, with a reason',
    description: 'Under review only. The signal stays in the list and says who dismissed it and why.',
    body: newDismissal,
    outcomes: { 200: { description: 'The signal, dismissed', schema: signal, example: exampleDismissedSignal } },
    handler: ({ params, body, caller, work }) => dismissSignal(work, caller, params, body),
  }),
  route({
    method: 'delete',
    ...dismissal,
    errors: [...dismissal.errors],
    name: 'undoDismissal',
    summary: 'Undo the dismissal of a signal',
    description: 'Under review only.',
    body: noBody,
    outcomes: { 204: { description: 'The dismissal is undone', schema: null } },
    handler: ({ params, caller, work }) => undoDismissal(work, caller, params),
  }),
]
