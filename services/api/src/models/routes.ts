import { loanPackage, incomeModel, incomeModelDetail, pageOf } from '@income/shared'
import { ok } from '../http/answers/answer.ts'
import { emptyBody, noBody, noQuery, route } from '../http/route.ts'
import { examplePackage, pageExample } from '../openapi/examples.ts'
import { exampleModel, exampleModelDetail } from '../openapi/model-examples.ts'
import { packageParams } from '../packages/schema.ts'
import { exportModel } from './export/export.ts'
import { EXPORT_FORMATS, formatOf, MODEL_MEDIA } from './export/media.ts'
import { recomputeModels } from './recompute.ts'
import { exportQuery, modelListQuery, modelParams, modelQuery } from './schema.ts'
import { readModel, readModels } from './service.ts'

const tag = 'Income models'

export const modelRoutes = [
  route({
    method: 'get',
    path: '/packages/{package_id}/models',
    name: 'listModels',
    tag,
    summary: 'List the income models of a package',
    description: 'Complete once the package is `Processed`, `Failed` or `Under Review`.',
    scope: 'read',
    params: packageParams,
    query: modelListQuery,
    body: noBody,
    outcomes: {
      200: { description: 'A page of models', schema: pageOf(incomeModel), example: pageExample(exampleModel) },
    },
    errors: ['invalid_package'],
    idempotent: false,
    handler: async ({ params, query, caller, deps }) =>
      ok(await readModels(deps.database, caller, params.package_id, query)),
  }),
  route({
    method: 'get',
    path: '/packages/{package_id}/models/{model_id}',
    name: 'getModel',
    tag,
    summary: 'Read an income model with the income it qualifies',
    description: 'Adds how the monthly figure was calculated, the rule set used, and the reason if the model failed.',
    scope: 'read',
    params: modelParams,
    query: modelQuery,
    body: noBody,
    outcomes: {
      200: {
        description: 'The model; a file if the deprecated `format` or the Accept header asks for one',
        schema: incomeModelDetail,
        example: exampleModelDetail,
        media: EXPORT_FORMATS.map((format) => MODEL_MEDIA[format]),
      },
    },
    errors: ['invalid_package', 'not_found'],
    idempotent: false,
    handler: async ({ params, query, caller, deps, asked }) => {
      const format = query.format ?? formatOf(asked.preferred(Object.values(MODEL_MEDIA)))
      if (format !== 'json') return exportModel(deps.database, caller, params, format)
      return ok(await readModel(deps.database, caller, params))
    },
  }),
  route({
    method: 'get',
    path: '/packages/{package_id}/models/{model_id}/export',
    name: 'exportModel',
    tag,
    summary: 'Export an income model as a file',
    description:
      'CSV or a workbook (`xlsx`) with the worksheet of the calculation, every entry, and every field of the documents, each ' +
      'with its file, page and box, or a PDF summary of one page.',
    scope: 'read',
    params: modelParams,
    query: exportQuery,
    body: noBody,
    outcomes: {
      200: {
        description: 'The file, under the name that Content-Disposition gives it',
        schema: null,
        media: EXPORT_FORMATS.map((format) => MODEL_MEDIA[format]),
      },
    },
    errors: ['invalid_package', 'not_found'],
    idempotent: false,
    handler: ({ params, query, caller, deps }) => exportModel(deps.database, caller, params, query.format),
  }),
  route({
    method: 'post',
    path: '/packages/{package_id}/recompute',
    name: 'recomputeModels',
    tag,
    summary: 'Recompute the models of a package',
    description: 'With the current rule sets and settings. Decisions of reviewers stay.',
    scope: 'write',
    params: packageParams,
    query: noQuery,
    body: emptyBody,
    outcomes: { 200: { description: 'The package', schema: loanPackage, example: examplePackage } },
    errors: ['invalid_package', 'conflict', 'package_busy'],
    idempotent: true,
    computes: true,
    cost: 10,
    handler: ({ params, caller, deps, work }) => recomputeModels(deps, work, caller, params.package_id),
  }),
]
