import { CSRF_HEADER } from '../auth/csrf.ts'
import type { Route } from '../http/route.ts'
import { IDEMPOTENCY_KEY } from '../http/idempotency.ts'
import { operationOf } from './operation.ts'
import { Schemas } from './schemas.ts'

const DESCRIPTION = `Documents in, income out, with the place on the page where each amount was read.

1. Create a package.
2. Ask for an upload address, PUT the bytes to it, register the file in the package.
3. Poll the package until its \`status\` is no longer \`Processing\`.
4. Read its income models; trace any amount to the entries, documents and places on the page it came from.`

const TAGS = [
  { name: 'Packages', description: 'The documents of one applicant or loan request' },
  { name: 'Files', description: 'Uploads and the files registered in a package' },
  { name: 'Documents', description: 'What was read from the files: documents, entries, checks' },
  { name: 'Income models', description: 'What counts as income, and how much' },
  { name: 'Webhooks', description: 'Notifications of what happens' },
  { name: 'Review', description: 'Decisions and corrections by people, and who made them' },
  { name: 'Settings', description: 'Settings of a tenant' },
  { name: 'Keys', description: 'Keys that programs and people sign in with' },
  { name: 'Sessions', description: 'Who you are, and signing in from a browser' },
]

const count = { type: 'integer', minimum: 0 }
const ENTITY_TAG = '"\\d+"'
/** Proxies weaken the tags of answers that they compress. */
const SENT_TAG = `(W/)?${ENTITY_TAG}`

const HEADERS = {
  'X-Request-Id': { description: 'Quote it when you ask for support', schema: { type: 'string', format: 'uuid' } },
  'RateLimit-Limit': { description: 'Requests allowed in the window', schema: count },
  'RateLimit-Remaining': { description: 'Requests left in the window', schema: count },
  'RateLimit-Reset': { description: 'Seconds until the window ends', schema: count },
  ETag: {
    description: 'The version of the changed object, for If-Match',
    schema: { type: 'string', pattern: `^${ENTITY_TAG}$` },
  },
  'Retry-After': { description: 'Seconds to wait before trying again', schema: count },
}

const IDEMPOTENCY_KEY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Makes the request safe to repeat for 24 hours: one effect, and the same answer to each repetition',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
}

const SECURITY_SCHEMES = {
  apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-income_session',
    description: 'The cookie of a signed-in browser; `income_session` on localhost, without TLS',
  },
  csrfToken: {
    type: 'apiKey',
    in: 'header',
    name: CSRF_HEADER,
    description: 'The `csrf_token` of `GET /session`, with every write that carries the cookie',
  },
}

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The `version` you saw, in quotes: `412 precondition_failed` if it has changed since',
  schema: { type: 'string', pattern: `^(\\*|${SENT_TAG}( *, *${SENT_TAG})*)$`, examples: ['"3"'] },
}

/** The OpenAPI 3.1 document of these routes. */
export function openApiDocument(routes: readonly Route[]): object {
  const schemas = new Schemas()
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) (paths[route.path] ??= {})[route.method] = operationOf(route, schemas)
  return {
    openapi: '3.1.1',
    info: { title: 'Income Document Processing Service', version: '1.0.0', description: DESCRIPTION },
    servers: [{ url: '/api/v1' }],
    security: [{ apiKey: [] }, { session: [] }],
    tags: TAGS,
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY_HEADER, IfMatch: IF_MATCH },
      headers: HEADERS,
      schemas: schemas.components,
    },
  }
}
