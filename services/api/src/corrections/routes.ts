import { entry, incomeDocument } from '@income/shared'
import { noBody, noQuery, route } from '../http/route.ts'
import { exampleCorrectedDocument, exampleCorrectedEntry } from '../openapi/examples.ts'
import { correctEntryValues } from './correct-entry.ts'
import { correctFieldValue } from './correct-field.ts'
import { undoEntryCorrection, undoFieldCorrection } from './undo-correction.ts'
import { correctedEntry, correctedEntryParams, correctedField, correctedFieldParams } from './schema.ts'

const tag = 'Review'
const RECOMPUTED = 'The checks of its document and the models are recomputed immediately.'

export const correctionRoutes = [
  route({
    method: 'patch',
    path: '/packages/{package_id}/entries/{entry_id}',
    name: 'correctEntry',
    tag,
    summary: 'Correct an entry that was misread',
    description:
      'Under review only. The value as read is kept in `original`; the checks of its document and the models are recomputed immediately.',
    scope: 'review',
    params: correctedEntryParams,
    query: noQuery,
    body: correctedEntry,
    outcomes: { 200: { description: 'The entry', schema: entry, example: exampleCorrectedEntry } },
    errors: ['invalid_package', 'not_found', 'conflict', 'package_busy'],
    idempotent: false,
    conditional: true,
    computes: true,
    handler: ({ params, body, caller, deps, work, asked }) =>
      correctEntryValues(deps, work, caller, params, body, asked),
  }),
  route({
    method: 'delete',
    path: '/packages/{package_id}/entries/{entry_id}/correction',
    name: 'undoEntryCorrection',
    tag,
    summary: 'Undo the corrections and confirmations of an entry',
    description: `Under review only. The entry is as it was read, with the confidence it had. ${RECOMPUTED}`,
    scope: 'review',
    params: correctedEntryParams,
    query: noQuery,
    body: noBody,
    outcomes: { 204: { description: 'The entry is as it was read', schema: null } },
    errors: ['invalid_package', 'not_found', 'conflict', 'package_busy'],
    idempotent: false,
    conditional: true,
    computes: true,
    handler: ({ params, caller, deps, work, asked }) => undoEntryCorrection(deps, work, caller, params, asked),
  }),
  route({
    method: 'patch',
    path: '/packages/{package_id}/documents/{document_id}/fields/{name}',
    name: 'correctField',
    tag,
    summary: 'Correct or add a field of a document',
    description:
      'Under review only. The value as read is kept in `original`; the checks of the document and the models are recomputed immediately.',
    scope: 'review',
    params: correctedFieldParams,
    query: noQuery,
    body: correctedField,
    outcomes: { 200: { description: 'The document', schema: incomeDocument, example: exampleCorrectedDocument } },
    errors: ['invalid_package', 'not_found', 'conflict', 'package_busy'],
    idempotent: false,
    conditional: true,
    computes: true,
    handler: ({ params, body, caller, deps, work, asked }) =>
      correctFieldValue(deps, work, caller, params, body, asked),
  }),
  route({
    method: 'delete',
    path: '/packages/{package_id}/documents/{document_id}/fields/{name}/correction',
    name: 'undoFieldCorrection',
    tag,
    summary: 'Undo the corrections and confirmations of a field',
    description: `Under review only. The field is as it was read, with the confidence it had. ${RECOMPUTED}`,
    scope: 'review',
    params: correctedFieldParams,
    query: noQuery,
    body: noBody,
    outcomes: { 204: { description: 'The field is as it was read', schema: null } },
    errors: ['invalid_package', 'not_found', 'conflict', 'package_busy'],
    idempotent: false,
    conditional: true,
    computes: true,
    handler: ({ params, caller, deps, work, asked }) => undoFieldCorrection(deps, work, caller, params, asked),
  }),
]
