import { ROUTES } from '../../routes.ts'
import { ask } from '../../testing/answer.ts'
import { startApi, type TestApi } from '../../testing/api.ts'
import { newPackage } from '../../testing/documents.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** Unknown names are refused before anything is looked up, so any identifiers will do. */
function pathTo(path: string): string {
  const named = path.replace('{kind}', 'method')
  return `/api/v1${named.replaceAll(/\{\w+\}/g, '0197a2c4-0000-7000-8000-000000000000')}`
}

const each = ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const)
const withBody = each.filter(([, { method }]) => method !== 'get' && method !== 'delete')

test.each(each)('%s refuses an unknown query parameter by name', async (_, { method, path }) => {
  const answer = await ask(api.app, method, `${pathTo(path)}?no_such_parameter=1`, { key: api.owner.key })
  expect([answer.status, answer.body.error]).toEqual([
    400,
    expect.objectContaining({
      code: 'invalid_request',
      message: expect.stringMatching(/^Unknown query parameter "no_such_parameter"; /),
    }),
  ])
})

test.each(withBody)('%s refuses an unknown field by name', async (_, { method, path }) => {
  const answer = await ask(api.app, method, pathTo(path), { key: api.owner.key, body: { no_such_field: 1 } })
  expect([answer.status, answer.body.error]).toEqual([
    400,
    expect.objectContaining({
      code: 'invalid_request',
      message: expect.stringMatching(/^Unknown field "no_such_field"; /),
    }),
  ])
})

test.each([
  ['patch', '/settings', { retention_day: 5 }, 'Unknown field "retention_day"; did you mean "retention_days"?'],
  ['post', '/packages', { title: 'A', externalId: 'x' }, 'Unknown field "externalId"; did you mean "external_id"?'],
  ['post', '/packages', { titel: 'A' }, 'Unknown field "titel"; did you mean "title"?'],
  [
    'post',
    '/packages',
    { title: 'A', colour: 1 },
    'Unknown field "colour"; the known names are "title", "external_id"',
  ],
  ['get', '/packages?statuss=Failed', undefined, 'Unknown query parameter "statuss"; did you mean "status"?'],
  ['get', '/settings?page=1', undefined, 'Unknown query parameter "page"; this request takes no query parameter'],
] as const)('%s %s with %j lists what is known', async (method, path, body, message) => {
  const answer = await api.send(method, path, { body })
  expect([answer.status, answer.body.error.message]).toEqual([400, message])
})

test('an unknown name is repeated only up to a limit', async () => {
  const { body } = await api.send('post', '/packages', { body: { title: 'A', ['x'.repeat(100_000)]: 1 } })
  expect(body.error.message.length).toBeLessThan(200)
})

test('a prototype property is not a field', async () => {
  const { status, body } = await ask(api.app, 'post', '/api/v1/packages', {
    key: api.owner.key,
    body: '{"title": "A", "__proto__": {"external_id": "x"}}',
    headers: { 'content-type': 'application/json' },
  })
  expect([status, body.error.message]).toEqual([400, expect.stringContaining('"__proto__"')])
})

test('everything that the specification lets a client send is accepted', async () => {
  const { id } = await newPackage(api)
  const { status, body: grant } = await api.send('post', '/files', { body: { file_name: 'a.pdf' } })
  expect(status).toBe(201)
  const registered = await api.send('post', `/packages/${id}/files`, { body: { uri: grant.uri, file_name: 'a.pdf' } })
  expect(registered.body.error.code).toBe('upload_incomplete')
})
