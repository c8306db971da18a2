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
      'Chosen methods and confirmations, in the order they were made. Decisions on entries are listed with the entries.',
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
    summary: 'Choose a method, or confirm what documents cannot show',
    description:
      "Under review only. `method` chooses one of the `alternatives` of a line, or of the whole model; the other kinds confirm something about a subject that lists the kind under `confirmations`. The models are recomputed immediately. A new decision replaces the previous one. If-Match takes the model's `version`.",
    scope: 'review',
    params: decisionParams,
    query: noQuery,
    body: newDecision,
    outcomes: {
      200: {
        description: 'The decision, and its effect on the figure',
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
