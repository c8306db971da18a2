import { uploadGrant } from '@income/shared'
import { noParams, noQuery, route } from '../http/route.ts'
import { exampleGrant } from '../openapi/examples.ts'
import { newUpload } from './schema.ts'
import { grantUpload } from './service.ts'

export const uploadRoutes = [
  route({
    method: 'post',
    path: '/files',
    name: 'requestUpload',
    tag: 'Files',
    summary: 'Ask for an upload address',
    description:
      'PUT the bytes to `upload_url` within 15 minutes, directly to storage and without the x-api-key header. ' +
      'Then register the `uri` in a package. With `file_size` the address accepts only a body of that length.',
    scope: 'write',
    params: noParams,
    query: noQuery,
    body: newUpload,
    outcomes: { 201: { description: 'Where to PUT the bytes', schema: uploadGrant, example: exampleGrant } },
    errors: ['invalid_file_type', 'file_too_large', 'too_many_uploads'],
    idempotent: true,
    handler: ({ body, caller, deps, work }) => grantUpload(deps, work, caller, body),
  }),
]
