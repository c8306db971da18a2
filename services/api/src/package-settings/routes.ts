import { packageSettings } from '@income/shared'
import { noBody, noQuery, route } from '../http/route.ts'
import { packageParams } from '../packages/schema.ts'
import { examplePackageSettings } from './examples.ts'
import { packageSettingsChange, subjectParams, subjectSettingsChange } from './schema.ts'
import { changePackageSettings, changeSubjectSettings, readPackageSettings } from './service.ts'

const tag = 'Settings'
const outcomes = {
  200: { description: 'The settings of the package', schema: packageSettings, example: examplePackageSettings },
}

export const packageSettingsRoutes = [
  route({
    method: 'get',
    path: '/packages/{package_id}/settings',
    name: 'getPackageSettings',
    tag,
    summary: 'Read the settings of a package',
    description:
      'The settings of the package and of the accounts, employments, businesses and properties in it, and the values in force. For each value the most specific setting applies: tenant, package, subject.',
    scope: 'read',
    params: packageParams,
    query: noQuery,
    body: noBody,
    outcomes,
    errors: ['invalid_package'],
    idempotent: false,
    handler: ({ params, caller, deps }) => readPackageSettings(deps.database, caller, params.package_id),
  }),
  route({
    method: 'patch',
    path: '/packages/{package_id}/settings',
    name: 'changePackageSettings',
    tag,
    summary: 'Change the settings of a package',
    description:
      "Omitted values stay; null restores the tenant's value. Only the figures of this package are recomputed, immediately. Allowed in every state, except while models are being computed.",
    scope: 'review',
    params: packageParams,
    query: noQuery,
    body: packageSettingsChange,
    outcomes,
    errors: ['invalid_package', 'conflict', 'package_busy'],
    idempotent: false,
    conditional: true,
    computes: true,
    handler: ({ params, body, caller, deps, work, asked }) =>
      changePackageSettings({ deps, work, caller, asked }, params.package_id, body),
  }),
  route({
    method: 'patch',
    path: '/packages/{package_id}/settings/subjects/{subject}',
    name: 'changeSubjectSettings',
    tag,
    summary: 'Change the settings of one account or business in a package',
    description:
      "Omitted values stay; null restores the package's value. The keys of subjects are in the package's settings and in its models.",
    scope: 'review',
    params: subjectParams,
    query: noQuery,
    body: subjectSettingsChange,
    outcomes,
    errors: ['invalid_package', 'not_found', 'conflict', 'package_busy'],
    idempotent: false,
    conditional: true,
    computes: true,
    handler: ({ params, body, caller, deps, work, asked }) =>
      changeSubjectSettings({ deps, work, caller, asked }, params, body),
  }),
]
