import fc from 'fast-check'
import { anything, validFor } from './arbitrary.ts'
import type { JsonSchema, OpenApi, Operation } from './open-api.ts'

/** A request without its identifiers, which the world provides (see `world.ts`). */
export interface Drawn {
  operation: Operation
  /** Whether it conforms to the document: then the world also sets identifiers in its body. */
  isRegular: boolean
  /** Selects among the available identifiers. */
  pick: number
  /** Used instead of identifiers. */
  strangeNames: Readonly<Record<string, string | undefined>>
  query: readonly (readonly [name: string, value: string])[]
  headers: Readonly<Record<string, string | undefined>>
  /** As sent; undefined if there is none. */
  body: string | undefined
}

/** Requests of every operation: three in four conform to the document, the rest have an error. */
export function requestsOf(api: OpenApi): fc.Arbitrary<Drawn> {
  return fc
    .constantFrom(...api.operations)
    .chain((operation) => fc.oneof({ weight: 3, arbitrary: regular(api, operation) }, strange(api, operation)))
}

function regular(api: OpenApi, operation: Operation): fc.Arbitrary<Drawn> {
  return fc.record({
    operation: fc.constant(operation),
    isRegular: fc.constant(true),
    pick: fc.nat(),
    strangeNames: fc.constant({}),
    query: queryOf(operation, (schema) => validFor(api, schema)),
    headers: headersOf(operation),
    body: operation.body
      ? validFor(api, bodyOf(api, operation.body)).map((body) => JSON.stringify(body))
      : fc.constant(undefined),
  })
}

function strange(api: OpenApi, operation: Operation): fc.Arbitrary<Drawn> {
  const names = operation.parameters.filter((each) => each.in === 'path').map(({ name }) => name)
  return fc.record({
    operation: fc.constant(operation),
    isRegular: fc.constant(false),
    pick: fc.nat(),
    strangeNames: fc.record(Object.fromEntries(names.map((name) => [name, strangeName])), { requiredKeys: [] }),
    query: fc.oneof(
      queryOf(operation, () => anything),
      fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 3 }),
    ),
    headers: fc.oneof(headersOf(operation), strangeHeaders),
    body: operation.body ? strangeBody(api, bodyOf(api, operation.body)) : fc.constant(undefined),
  })
}

/** Targets of webhooks: only this machine, or addresses that are refused. */
const HOOKS = [
  'https://127.0.0.1/hook',
  'https://127.0.0.1/',
  'http://127.0.0.1/',
  'https://u:p@127.0.0.1/',
  'ftp://127.0.0.1',
]

/** The body's schema; the `url` of a webhook is never random. */
function bodyOf(api: OpenApi, schema: JsonSchema): JsonSchema {
  const { properties = {}, ...rest } = api.resolve(schema)
  return { ...rest, properties: 'url' in properties ? { ...properties, url: { enum: HOOKS } } : properties }
}

const strangeName = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.uuid(),
  fc.constantFrom('PKG-00000000', 'MDL-00000000', '\0', '%00', '..', '📦', 'x'.repeat(2_000)),
)

function queryOf(
  operation: Operation,
  valueOf: (schema: JsonSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<[string, string][]> {
  const named = operation.parameters.filter((each) => each.in === 'query')
  const values = Object.fromEntries(named.map(({ name, schema }) => [name, valueOf(schema)]))
  return fc
    .record(values, { requiredKeys: [] })
    .map((query) =>
      Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    )
}

function headersOf(operation: Operation): fc.Arbitrary<Record<string, string>> {
  const taken = new Set(operation.parameters.map(({ name }) => name))
  return fc.record(
    {
      ...(taken.has('Idempotency-Key') && { 'idempotency-key': fc.uuid() }),
      ...(taken.has('If-Match') && { 'if-match': fc.nat(4).map((version) => `"${version}"`) }),
    },
    { requiredKeys: [] },
  )
}

const headerText = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) })
const strangeHeaders = fc.record(
  {
    'idempotency-key': fc.oneof(headerText, fc.constantFrom('twice', 'a b', 'x'.repeat(300))),
    'if-match': fc.oneof(headerText, fc.constantFrom('*', '"1", "2"', 'W/"1"')),
    accept: fc.constantFrom('text/csv', 'text/html', 'nonsense', '*/*;q=0'),
    'content-type': fc.constantFrom(
      'text/plain',
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
    ),
    'content-encoding': fc.constantFrom('gzip', 'nonsense'),
    'x-request-id': headerText,
  },
  { requiredKeys: [] },
)

/** A body that is nearly right, completely wrong, or not JSON. */
function strangeBody(api: OpenApi, schema: JsonSchema): fc.Arbitrary<string | undefined> {
  const { properties = {} } = api.resolve(schema)
  const known = Object.keys(properties)
  const name = known.length > 0 ? fc.oneof(fc.constantFrom(...known), fc.string()) : fc.string()
  const mended = fc
    .tuple(validFor(api, schema), name, anything)
    .map(([body, key, value]) => JSON.stringify({ ...(body as object), [key]: value }))
  return fc.oneof(
    { weight: 4, arbitrary: mended },
    anything.map((value) => JSON.stringify(value)),
    fc.constantFrom(undefined, '', '{', '{"a":1', '[[[[', '"', 'NaN', `{"a":${'['.repeat(5_000)}`),
  )
}
