import { decision, decisionMade, pageOf } from '@income/shared'
import { ok } from '../http/answers/answer.ts'
import { noBody, noQuery, route } from '../http/route.ts'
import { modelParams } from '../models/schema.ts'
import { pageExample } from '../openapi/examples.ts'
import { exampleDecision, exampleDecisionMade } from './examples.ts'
import { decisionListQuery, decisionParams, newDecision } from './schema.ts'
import { decide, readDecisions, undoDecision } from './service.ts'

const tag = 'Review'
const path = '/packages/{package_id}/models/{model_id}/decisions'

export const decisionRoutes = [
  route({
    method: 'get',
    path,
    name: 'listDecisions',
    tag,
    summary: 'List the decisions about a model',
    description:
      'Methods chosen and what was confirmed, in the order it was decided. Decisions on entries are with the entries.',
    scope: 'read',
    params: modelParams,
    query: decisionListQuery,
    body: noBody,
    outcomes: {
      200: { description: 'A page of decisions', schema: pageOf(decision), example: pageExample(exampleDecision) },
    },
    errors: ['invalid_package', 'not_found'],
    idempotent: false,
    handler: async ({ params, query, caller, deps }) => ok(await readDecisions(deps.database, caller, params, query)),
  }),
  route({
    method: 'put',
    path: `${path}/{kind}/{subject}`,
    name: 'decide',
    tag,
    summary: 'Choose a method, or confirm what papers cannot show',
    description:
      "Under review only. `method` chooses one of the `alternatives` of a line, or of the whole model; the other kinds confirm something of a subject that lists it under `confirmations`. The models are computed anew at once. It takes the place of a decision made before. If-Match takes the model's `version`.",
    scope: 'review',
    params: decisionParams,
    query: noQuery,
    body: newDecision,
    outcomes: {
      200: {
        description: 'The decision, and what it did to the figure',
        schema: decisionMade,
        example: exampleDecisionMade,
      },
    },
    errors: ['invalid_package', 'not_found', 'conflict', 'package_busy'],
    idempotent: false,
    conditional: true,
    computes: true,
    handler: ({ params, body, caller, deps, work, asked }) => decide(deps, work, caller, params, body, asked),
  }),
  route({
    method: 'delete',
    path: `${path}/{kind}/{subject}`,
    name: 'undoDecision',
    tag,
    summary: 'Undo a decision about a model',
    description: 'Under review only. Every figure is as if the decision had not been made.',
    scope: 'review',
    params: decisionParams,
    query: noQuery,
    body: noBody,
    outcomes: { 204: { description: 'The decision is undone', schema: null } },
    errors: ['invalid_package', 'not_found', 'conflict', 'package_busy'],
    idempotent: false,
    conditional: true,
    computes: true,
    handler: ({ params, caller, deps, work, asked }) => undoDecision(deps, work, caller, params, asked),
  }),
]
