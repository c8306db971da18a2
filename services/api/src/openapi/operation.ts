import { API_ERRORS, ApiError, errorObject, type ApiErrorCode, type ErrorObject } from '@income/shared'
import type { z } from 'zod'
import type { Outcome, Route } from '../http/route.ts'
import { errorBody } from '../http/answers/error-answer.ts'
import { ERROR_CATALOG } from './error-catalog.ts'
import type { Schemas } from './schemas.ts'

/** The OpenAPI operation of a route. */
export function operationOf(route: Route, schemas: Schemas): object {
  return {
    operationId: route.name,
    tags: [route.tag],
    summary: route.summary,
    description: [route.description, needs(route)].filter(Boolean).join('\n\n'),
    ...(isWrite(route) && { security: WRITE_SECURITY }),
    parameters: [
      ...parameters(route.params, 'path', schemas),
      ...parameters(route.query, 'query', schemas),
      ...headers(route),
    ],
    ...(hasBody(route) && {
      requestBody: {
        required: !route.body.safeParse(undefined).success,
        content: { 'application/json': { schema: schemas.ofRequest(route.body) } },
      },
    }),
    responses: { ...outcomes(route, schemas), ...errors(route, schemas) },
  }
}

function needs({ scope }: Route): string {
  return scope === null ? 'Any valid key will do.' : `Needs a key with the scope \`${scope}\`.`
}

/** A write with the session's cookie also needs its CSRF token. */
const WRITE_SECURITY = [{ apiKey: [] }, { session: [], csrfToken: [] }]

function isWrite({ method }: Route): boolean {
  return method !== 'get'
}

function hasBody({ method }: Route): boolean {
  return method === 'post' || method === 'put' || method === 'patch'
}

function parameters(shape: z.ZodObject, place: 'path' | 'query', schemas: Schemas): object[] {
  return Object.entries<z.ZodType>(shape.shape).map(([name, schema]) => {
    const { description, deprecated, ...rest } = schemas.ofAnswer(schema)
    return {
      name,
      in: place,
      required: !schema.safeParse(undefined).success,
      ...(description !== undefined && { description }),
      ...(deprecated === true && { deprecated }),
      schema: rest,
    }
  })
}

function headers({ idempotent, conditional }: Route): object[] {
  return [
    ...(idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(conditional ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
  ]
}

function outcomes({ outcomes, conditional }: Route, schemas: Schemas): Record<string, object> {
  return Object.fromEntries(
    Object.entries(outcomes).map(([status, outcome]) => {
      const extraHeaders = conditional ? ['ETag'] : []
      return [status, answerOf(status, outcome, schemas, extraHeaders)]
    }),
  )
}

function answerOf(
  status: string,
  { description, schema, example, mediaType = 'application/json', media = [] }: Outcome,
  schemas: Schemas,
  extraHeaders: readonly string[],
): object {
  const content = {
    ...(schema && { [mediaType]: { schema: schemas.ofAnswer(schema), ...(example !== undefined && { example }) } }),
    ...Object.fromEntries(media.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
  }
  return {
    description,
    headers: {
      ...headerRefs(['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', ...extraHeaders]),
      ...(status === '302' && {
        Location: { description: 'A presigned address', schema: { type: 'string', format: 'uri' } },
      }),
    },
    ...(Object.keys(content).length > 0 && { content }),
  }
}

function errors(route: Route, schemas: Schemas): Record<string, object> {
  const byStatus = Map.groupBy(codesOf(route), (code) => API_ERRORS[code])
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [String(status), errorAnswer(status, codes, schemas)]),
  )
}

function errorAnswer(status: number, codes: readonly ApiErrorCode[], schemas: Schemas): object {
  const examples = codes.map((code) => [code, { value: exampleOf(code) }] as const)
  const mayBeRepeated = status === 429 || status === 503
  return {
    description: codes.map((code) => `\`${code}\``).join(' or '),
    headers: headerRefs(mayBeRepeated ? ['X-Request-Id', 'Retry-After'] : ['X-Request-Id']),
    content: { 'application/json': { schema: schemas.ofAnswer(errorObject), examples: Object.fromEntries(examples) } },
  }
}

const EXAMPLE_REQUEST_ID = '2f1c7f0e-5d0a-4c8e-9f57-0d6c2b1a9e34'

function exampleOf(code: ApiErrorCode): ErrorObject {
  return errorBody(new ApiError(code, ERROR_CATALOG[code].example), EXAMPLE_REQUEST_ID)
}

/** The codes of a route: its own, and those of any route. */
function codesOf(route: Route): ApiErrorCode[] {
  const input: ApiErrorCode[] = hasBody(route) ? ['invalid_request', 'payload_too_large'] : ['invalid_request']
  const repeated: ApiErrorCode[] = route.idempotent ? ['idempotency_key_reused'] : []
  const stale: ApiErrorCode[] = route.conditional ? ['precondition_failed'] : []
  const written: ApiErrorCode[] = isWrite(route) ? ['csrf_token_invalid'] : []
  const any: ApiErrorCode[] = [
    'unauthorized',
    'forbidden',
    'request_timeout',
    'rate_limit_exceeded',
    'headers_too_large',
    'internal_error',
    'service_unavailable',
  ]
  return [...new Set([...input, ...route.errors, ...repeated, ...stale, ...written, ...any])].sort(
    (a, b) => API_ERRORS[a] - API_ERRORS[b],
  )
}

function headerRefs(names: readonly string[]): Record<string, object> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}
