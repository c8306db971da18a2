import { MODEL_MEDIA } from '../models/export/media.ts'
import { ROUTES } from '../routes.ts'
import { openApiDocument } from './document.ts'

interface Operation {
  operationId: string
  parameters: { name?: string; in?: string; required?: boolean; schema?: object; $ref?: string }[]
  requestBody?: { required: boolean; content: Record<string, { schema: object }> }
  responses: Record<
    string,
    { content?: Record<string, { schema: object; examples?: Record<string, { value: object }> }> }
  >
}
interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, object>>
}

const document = JSON.parse(JSON.stringify(openApiDocument(ROUTES))) as Document

function operation(method: string, path: string): Operation {
  const found = document.paths[path]?.[method]
  if (!found) throw new Error(`${method} ${path} is not documented`)
  return found
}

test('every route is documented under a unique name', () => {
  const names = ROUTES.map(({ method, path }) => operation(method, path).operationId)
  expect(new Set(names).size).toBe(ROUTES.length)
  expect(document.openapi).toBe('3.1.1')
})

test('every reference resolves', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)]
  expect(references.length).toBeGreaterThan(50)
  for (const [, kind = '', name = ''] of references) expect(document.components[kind]).toHaveProperty([name])
})

test.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s: examples are valid answers',
  (_, route) => {
    for (const { schema, example } of Object.values(route.outcomes)) {
      if (schema) expect(schema.safeParse(example).error).toBeUndefined()
    }
  },
)

test.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s: path parameters match the path, and errors are declared',
  (_, { method, path }) => {
    const { parameters, responses } = operation(method, path)
    const named = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '401', '403', '429', '500', '503']))
    if (path.includes('{package_id}')) expect(responses).toHaveProperty('404')
  },
)

/** Its answer is a cookie, which is not stored for a repetition. */
const NEVER_REPEATED = ['signIn']

test('a POST accepts an Idempotency-Key, nothing else does', () => {
  for (const { method, path, name } of ROUTES) {
    const references = operation(method, path).parameters.map(({ $ref }) => $ref)
    const isRepeatable = method === 'post' && !NEVER_REPEATED.includes(name)
    expect([name, references.includes('#/components/parameters/IdempotencyKey')]).toEqual([name, isRepeatable])
  }
})

test('optional parameters are not required', () => {
  const list = operation('get', '/packages').parameters
  expect(list.every(({ required }) => required === false)).toBe(true)
  expect(list.find(({ name }) => name === 'page_size')?.schema).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: 100,
    default: 20,
  })
  expect(operation('post', '/packages').requestBody?.required).toBe(true)
  expect(operation('post', '/packages/{package_id}/files/{file_id}/retry').requestBody?.required).toBe(false)
  expect(document.components['schemas']?.['NewPackage']).toMatchObject({ required: ['title'] })
})

test('errors have an example of each code', () => {
  const { responses } = operation('post', '/packages/{package_id}/files')
  const examples = responses['413']?.content?.['application/json']?.examples
  expect(Object.keys(examples ?? {}).sort()).toEqual(['file_too_large', 'payload_too_large'])
  expect(examples?.['file_too_large']?.value).toEqual({
    error: {
      code: 'file_too_large',
      message: 'The file exceeds the maximum size of 1 GB',
      request_id: expect.any(String),
      docs: '/docs/errors#file_too_large',
    },
  })
})

test('every object that a client sends is closed, at every depth', () => {
  const bodies = ROUTES.flatMap(({ method, path }) => operation(method, path).requestBody ?? [])
  expect(bodies.length).toBeGreaterThan(10)
  for (const body of bodies) {
    for (const sent of objectsIn(body.content['application/json']?.schema)) {
      expect(sent).toMatchObject({ additionalProperties: false })
    }
  }
})

test('every list has a named envelope', () => {
  for (const { method, path, outcomes } of ROUTES) {
    if (!outcomes[200]?.schema?.safeParse({ count: 0, page: 1, pages: 0, results: [] }).success) continue
    expect(operation(method, path).responses['200']?.content?.['application/json']?.schema).toEqual({
      $ref: expect.stringMatching(/^#\/components\/schemas\/[A-Za-z]+Page$/),
    })
  }
})

test('a position on a page has one type', () => {
  const { Box, Field, Entry } = document.components['schemas'] ?? {}
  expect(Box).toMatchObject({ type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 4 })
  const reference = { $ref: '#/components/schemas/Box' }
  expect(Field).toMatchObject({ properties: { box: { anyOf: [reference, { type: 'null' }] } } })
  expect(Entry).toMatchObject({ properties: { box: reference } })
})

test('a model is JSON; its files are a separate operation too', () => {
  const path = '/packages/{package_id}/models/{model_id}'
  expect(Object.keys(operation('get', path).responses['200']?.content ?? {})).toEqual(Object.values(MODEL_MEDIA))
  const exported = operation('get', `${path}/export`)
  expect(Object.keys(exported.responses['200']?.content ?? {})).toEqual(Object.values(MODEL_MEDIA).slice(1))
  expect(exported.parameters.find(({ name }) => name === 'format')).toMatchObject({ in: 'query', required: true })
})

test('headers describe their format', () => {
  const { headers, parameters } = document.components
  expect(headers).toMatchObject({
    ETag: { schema: { pattern: '^"\\d+"$' } },
    'Retry-After': { schema: { minimum: 0 } },
  })
  const { pattern = '' } = (parameters!['IfMatch'] as { schema: { pattern?: string } }).schema
  for (const given of ['"3"', '*', '"3", "4"']) expect(given).toMatch(new RegExp(pattern))
  for (const given of ['3', '"a"', '']) expect(given).not.toMatch(new RegExp(pattern))
})

test('an Idempotency-Key states its allowed characters', () => {
  const pattern = /"pattern":"(.*?)"/.exec(JSON.stringify(document.components['parameters']?.['IdempotencyKey']))?.[1]
  expect(new RegExp(JSON.parse(`"${pattern}"`) as string).test('a b')).toBe(false)
})

test('an answer may gain fields', () => {
  const { responses } = operation('get', '/packages/{package_id}')
  for (const answered of objectsIn(responses['200']?.content?.['application/json']?.schema)) {
    expect(answered).not.toHaveProperty('additionalProperties')
  }
})

/** All object schemas within a schema, following references. */
function objectsIn(schema: unknown): object[] {
  if (typeof schema !== 'object' || schema === null) return []
  const name = '$ref' in schema && typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
  const within = name === undefined ? Object.values(schema) : [document.components['schemas']?.[name]]
  return ['type' in schema && schema.type === 'object' ? [schema] : [], ...within.map(objectsIn)].flat()
}
