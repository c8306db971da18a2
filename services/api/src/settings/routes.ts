import { settings } from '@income/shared'
import { ok } from '../http/answers/answer.ts'
import { noBody, noParams, noQuery, route } from '../http/route.ts'
import { exampleSettings } from '../openapi/model-examples.ts'
import { settingsChange } from './schema.ts'
import { changeSettings, readSettings } from './service.ts'

const tag = 'Settings'

export const settingsRoutes = [
  route({
    method: 'get',
    path: '/settings',
    name: 'getSettings',
    tag,
    summary: 'Read the settings of your tenant',
    scope: 'read',
    params: noParams,
    query: noQuery,
    body: noBody,
    outcomes: { 200: { description: 'The settings', schema: settings, example: exampleSettings } },
    errors: [],
    idempotent: false,
    handler: async ({ caller, deps }) => ok(await readSettings(deps.database, caller)),
  }),
  route({
    method: 'patch',
    path: '/settings',
    name: 'changeSettings',
    tag,
    summary: 'Change settings of your tenant',
    description:
      'Omitted values stay. Packages keep the figures they have until they are recomputed, or a file is added or deleted.',
    scope: 'admin',
    params: noParams,
    query: noQuery,
    body: settingsChange,
    outcomes: { 200: { description: 'The settings', schema: settings, example: exampleSettings } },
    errors: [],
    idempotent: false,
    handler: ({ body, caller, work }) => changeSettings(work, caller, body),
  }),
]
