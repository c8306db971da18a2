import { z } from 'zod'
import { ROUTES } from '../../routes.ts'
import { ask } from '../../testing/answer.ts'
import { startApi, type TestApi } from '../../testing/api.ts'

let api: TestApi
beforeAll(async () => {
  // More requests than a key may make by default: a 429 would say nothing about the value.
  api = await startApi({ RATE_LIMIT_BURST: '10000', TENANT_RATE_LIMIT_BURST: '10000' })
})
afterAll(() => api.close())

/** Values of every type, and texts that no format, enumeration or range accepts. */
const WRONG = [{}, [], [{}], ['no such name'], -1.5, 1e300, true, null, '', 'no such name']
const NO_VALIDATOR_TEXT =
  /Invalid (input|string|option|type|number)|Too (small|big)|pattern \/|expected (one of|string|number)/

function pathTo(path: string): string {
  const named = path.replace('{kind}', 'method')
  return `/api/v1${named.replaceAll(/\{\w+\}/g, '0197a2c4-0000-7000-8000-000000000000')}`
}

function namesIn(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodPipe) return namesIn(schema.in)
  return schema instanceof z.ZodOptional ? namesIn(schema.unwrap()) : []
}

const fields = ROUTES.flatMap((route) => namesIn(route.body).map((name) => [route.method, route.path, name] as const))
const parameters = ROUTES.flatMap((route) =>
  namesIn(route.query).map((name) => [route.method, route.path, name] as const),
)

test.each(fields)('%s %s says in plain words what %s must be', async (method, path, name) => {
  for (const value of WRONG) {
    const body = { [name]: value }
    const answer = await ask(api.app, method, pathTo(path), { key: api.owner.key, body })
    expect(answer.status).not.toBe(429)
    expect(answer.text).not.toMatch(NO_VALIDATOR_TEXT)
  }
})

test.each(parameters)('%s %s says in plain words what the query parameter %s must be', async (method, path, name) => {
  for (const value of ['x y', '-1', '']) {
    const asked = `${pathTo(path)}?${name}=${encodeURIComponent(value)}`
    const answer = await ask(api.app, method, asked, { key: api.owner.key })
    expect(answer.status).not.toBe(429)
    expect(answer.text).not.toMatch(NO_VALIDATOR_TEXT)
  }
})

const entry = '/packages/PKG-00000000/entries/0197a2c4-0000-7000-8000-000000000000'
const retry = '/packages/PKG-00000000/files/0197a2c4-0000-7000-8000-000000000000/retry'

test.each([
  ['post', '/packages', { title: {} }, 'title: must be a string'],
  ['post', '/packages', [], 'Send a JSON object with Content-Type: application/json'],
  ['patch', entry, { direction: 'up', reason: 'q' }, 'direction: must be one of credit, debit'],
  ['patch', entry, { reason: 'q' }, 'Name at least one value to correct'],
  ['post', retry, { password: '' }, 'password: must not be empty'],
  ['post', '/files', { file_name: 'a.pdf', file_size: 1.5 }, 'file_size: must be a whole number of bytes'],
  ['post', '/webhooks', { url: 'https://a.example', events: 'all' }, 'events: must be a list'],
] as const)('%s %s with %j: the whole message', async (method, path, body, message) => {
  const answer = await api.send(method, path, { body })
  expect([answer.status, answer.body.error.message]).toEqual([400, message])
})
