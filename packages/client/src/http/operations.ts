import createHttp from 'openapi-fetch'
import { OPERATIONS } from '../contract/operations.ts'
import type { Page } from '../contract/types.ts'
import { ConnectionError, NotTheServiceError } from '../errors/failures.ts'
import { fileFrom } from './file-from.ts'
import { Listing } from './listing.ts'
import type { CallOptions, Operations } from './operation-types.ts'
import { randomKey } from './random-key.ts'
import type { Credentials, Send } from './send.ts'

/** The part of a request that is common to all operations; `Operations` has the differences. */
type AnyPaths = Record<string, Record<Method, AnyOperation>>
type Method = (typeof OPERATIONS)[keyof typeof OPERATIONS]['method']
interface AnyOperation {
  parameters: { path?: Input; query?: Input; header?: Input }
  requestBody?: { content: { 'application/json': Input } }
  responses: { 200: { content: { 'application/json': unknown } } }
}
type Input = Record<string, unknown>

interface Operation {
  method: Method
  path: string
  query: readonly string[]
  answer: string
}

/** @param base address of the API, including its version */
export function createOperations(base: string, send: Send, credentials: Credentials): Operations {
  const http = createHttp<AnyPaths>({ baseUrl: base, fetch: send, credentials })

  async function request(operation: Operation, input: Input, options: CallOptions) {
    const { method, path } = operation
    const { body, ...params } = divided(operation, input)
    const answering = http.request(method, path, {
      params,
      ...(method !== 'get' && method !== 'delete' && { body }),
      headers: headersOf(operation, options),
      parseAs: operation.answer === 'file' ? 'blob' : 'json',
      ...(options.signal && { signal: options.signal }),
    })
    const { data, response } = await answering.catch((error: unknown) => {
      throw unreadable(base, error)
    })
    return data instanceof Blob ? fileFrom(data, response, 'export') : data
  }

  function call(operation: Operation) {
    return (input: Input = {}, options: CallOptions = {}) =>
      operation.answer === 'page'
        ? new Listing((page) => request(operation, { ...input, ...page }, options) as Promise<Page<unknown>>, input)
        : request(operation, input, options)
  }

  return Object.fromEntries(
    Object.entries<Operation>(OPERATIONS).map(([name, operation]) => [name, call(operation)]),
  ) as Partial<Operations> as Operations
}

/** The error for a body that cannot be read: it is a page of something else, or the connection broke within it. */
function unreadable(base: string, error: unknown): unknown {
  if (error instanceof SyntaxError) return new NotTheServiceError(base, error)
  return error instanceof TypeError ? new ConnectionError('The connection broke', error) : error
}

/** The input by destination: path, query, or body. */
function divided({ path, query }: Operation, input: Input): { path: Input; query: Input; body: Input } {
  const places = { path: {} as Input, query: {} as Input, body: {} as Input }
  for (const [name, value] of Object.entries(input)) {
    const place = path.includes(`{${name}}`) ? 'path' : query.includes(name) ? 'query' : 'body'
    places[place][name] = value
  }
  return places
}

function headersOf({ method }: Operation, { idempotencyKey, ifMatch }: CallOptions): Record<string, string> {
  return {
    ...(method === 'post' && { 'idempotency-key': idempotencyKey ?? randomKey() }),
    ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
  }
}
