import { overriddenEntry } from '@income/shared'
import { noBody, noQuery, route } from '../http/route.ts'
import { exampleOverriddenEntry } from '../openapi/examples.ts'
import { newOverride, overrideParams } from './schema.ts'
import { overrideEntry, undoOverride } from './service.ts'

const tag = 'Review'
const path = '/packages/{package_id}/models/{model_id}/overrides/{entry_id}'

export const overrideRoutes = [
  route({
    method: 'put',
    path,
    name: 'overrideEntry',
    tag,
    summary: 'Decide whether an entry counts in one model',
    description: 'Under review only. The models are recomputed immediately. A new decision replaces the previous one.',
    scope: 'review',
    params: overrideParams,
    query: noQuery,
    body: newOverride,
    outcomes: {
      200: {
        description: 'The entry with the decision, and its effect on the figure',
        schema: overriddenEntry,
        example: exampleOverriddenEntry,
      },
    },
    errors: ['invalid_package', 'not_found', 'conflict', 'package_busy'],
    idempotent: false,
    conditional: true,
    computes: true,
    handler: ({ params, body, caller, deps, work, asked }) => overrideEntry(deps, work, caller, params, body, asked),
  }),
  route({
    method: 'delete',
    path,
    name: 'undoOverride',
    tag,
    summary: 'Undo a decision on an entry',
    description: 'Under review only. The rules decide again, and every figure is as if the decision had not been made.',
    scope: 'review',
    params: overrideParams,
    query: noQuery,
    body: noBody,
    outcomes: { 204: { description: 'The decision is undone', schema: null } },
    errors: ['invalid_package', 'not_found', 'conflict', 'package_busy'],
    idempotent: false,
    conditional: true,
    computes: true,
    handler: ({ params, caller, deps, work, asked }) => undoOverride(deps, work, caller, params, asked),
  }),
]
