import { fileRecord, pageOf } from '@income/shared'
import { ok, seeAt } from '../http/answers/answer.ts'
import { pageQuery } from '../http/requests/paging.ts'
import { noBody, noQuery, route } from '../http/route.ts'
import { exampleFile, exampleNewFile, pageExample } from '../openapi/examples.ts'
import { packageParams } from '../packages/schema.ts'
import { registerUpload } from './register.ts'
import { fileParams, newFile, retryBody } from './schema.ts'
import { contentAddress, eraseFile, readFile, readFiles, retryFailedFile } from './service.ts'

const tag = 'Files'

export const fileRoutes = [
  route({
    method: 'post',
    path: '/packages/{package_id}/files',
    name: 'registerFile',
    tag,
    summary: 'Register an uploaded file in a package',
    description:
      'Processing begins immediately. Registering the same upload again in the package returns the existing file.',
    scope: 'write',
    params: packageParams,
    query: noQuery,
    body: newFile,
    outcomes: {
      201: { description: 'The file, queued', schema: fileRecord, example: exampleNewFile },
      200: {
        description: 'The upload is already registered in this package',
        schema: fileRecord,
        example: exampleFile,
      },
    },
    errors: [
      'invalid_package',
      'upload_not_found',
      'upload_incomplete',
      'conflict',
      'package_busy',
      'file_too_large',
      'invalid_file_type',
    ],
    idempotent: true,
    handler: ({ params, body, caller, deps, work }) => registerUpload(deps, work, caller, params.package_id, body),
  }),
  route({
    method: 'get',
    path: '/packages/{package_id}/files',
    name: 'listFiles',
    tag,
    summary: 'List the files of a package',
    description: 'In the order of their registration, each with its own status; a failed one with its error.',
    scope: 'read',
    params: packageParams,
    query: pageQuery,
    body: noBody,
    outcomes: {
      200: { description: 'A page of files', schema: pageOf(fileRecord), example: pageExample(exampleFile) },
    },
    errors: ['invalid_package'],
    idempotent: false,
    handler: async ({ params, query, caller, deps }) => ok(await readFiles(deps, caller, params.package_id, query)),
  }),
  route({
    method: 'get',
    path: '/packages/{package_id}/files/{file_id}',
    name: 'getFile',
    tag,
    summary: 'Read a file',
    scope: 'read',
    params: fileParams,
    query: noQuery,
    body: noBody,
    outcomes: { 200: { description: 'The file', schema: fileRecord, example: exampleFile } },
    errors: ['invalid_package', 'not_found'],
    idempotent: false,
    handler: async ({ params, caller, deps }) => ok(await readFile(deps, caller, params)),
  }),
  route({
    method: 'delete',
    path: '/packages/{package_id}/files/{file_id}',
    name: 'deleteFile',
    tag,
    summary: 'Delete a file with everything read from it',
    description: 'The models of the package are recomputed without it. This cannot be undone.',
    scope: 'write',
    params: fileParams,
    query: noQuery,
    body: noBody,
    outcomes: { 204: { description: 'The file is gone', schema: null } },
    errors: ['invalid_package', 'not_found', 'conflict', 'package_busy'],
    idempotent: false,
    handler: ({ params, caller, work, deps }) => eraseFile(deps.log, work, caller, params),
  }),
  route({
    method: 'post',
    path: '/packages/{package_id}/files/{file_id}/retry',
    name: 'retryFile',
    tag,
    summary: 'Process a failed file again',
    description: 'An encrypted PDF is opened with the `password`.',
    scope: 'write',
    params: fileParams,
    query: noQuery,
    body: retryBody,
    outcomes: { 200: { description: 'The file, queued', schema: fileRecord, example: exampleNewFile } },
    errors: ['invalid_package', 'not_found', 'conflict', 'package_busy'],
    idempotent: true,
    handler: ({ params, body, caller, deps, work }) => retryFailedFile(deps, work, caller, params, body.password),
  }),
  route({
    method: 'get',
    path: '/packages/{package_id}/files/{file_id}/content',
    name: 'getFileContent',
    tag,
    summary: 'Fetch the original',
    description:
      'Redirects to a presigned storage address that is valid for a minute. Follow it without the x-api-key header.',
    scope: 'read',
    params: fileParams,
    query: noQuery,
    body: noBody,
    outcomes: { 302: { description: 'Where the bytes are, in the Location header', schema: null } },
    errors: ['invalid_package', 'not_found'],
    idempotent: false,
    handler: async ({ params, caller, deps }) => seeAt(await contentAddress(deps, caller, params)),
  }),
]
