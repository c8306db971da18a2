import type { AddressInfo } from 'node:net'
import { Registry } from '@income/platform'
import { API_ERRORS, errorObject, type ApiErrorCode } from '@income/shared'
import { createApp } from '../../app.ts'
import { drain, listen } from '../../server.ts'
import { ask, type Answered } from '../../testing/answer.ts'
import { newAccount, startApi, type TestApi } from '../../testing/api.ts'
import { Browser } from '../../testing/browser.ts'
import { newPackage, pdfBytes, register, upload } from '../../testing/documents.ts'
import { beginReview } from '../../testing/rows.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ MAX_FILE_SIZE: '1024' })
})
afterAll(() => api.close())

/** Tested with reviews, and with malformed requests. */
type TestedElsewhere = 'precondition_failed' | 'request_timeout' | 'headers_too_large'

/** How to provoke each code of the contract. A missing code does not compile. */
const PROVOCATIONS: Record<Exclude<ApiErrorCode, TestedElsewhere>, () => Promise<Answered>> = {
  invalid_request: () => api.send('post', '/packages', { body: {} }),
  unauthorized: () => api.send('get', '/packages', { as: 'idp_no_key' }),
  forbidden: async () => {
    const reader = await newAccount(api.deps, 'Reader', ['read'])
    return api.send('post', '/packages', { as: reader, body: { title: 'A' } })
  },
  csrf_token_invalid: async () => {
    const browser = await Browser.signedIn(api)
    return browser.send('post', '/packages', { body: { title: 'A' }, headers: { 'x-csrf-token': 'guessed' } })
  },
  invalid_package: () => api.send('get', '/packages/PKG-00000000'),
  not_found: () => api.send('get', '/nothing/here'),
  upload_not_found: async () => register(api, (await newPackage(api)).id, 's3://income-documents/uploads/none'),
  upload_incomplete: async () => {
    const { body } = await api.send('post', '/files', { body: { file_name: 'a.pdf' } })
    return register(api, (await newPackage(api)).id, body.uri)
  },
  conflict: async () => {
    const { id } = await newPackage(api)
    await beginReview(api, id)
    return api.send('delete', `/packages/${id}`)
  },
  file_too_large: async () => {
    const { uri } = await upload(api, Buffer.concat([pdfBytes(), Buffer.alloc(2000)]))
    return register(api, (await newPackage(api)).id, uri)
  },
  payload_too_large: () => api.send('post', '/packages', { body: { title: 'x'.repeat(257 * 1024) } }),
  invalid_file_type: () => api.send('post', '/files', { body: { file_name: 'a.docx' } }),
  idempotency_key_reused: async () => {
    const headers = { 'idempotency-key': 'twice' }
    await api.send('post', '/packages', { body: { title: 'One' }, headers })
    return api.send('post', '/packages', { body: { title: 'Other' }, headers })
  },
  rate_limit_exceeded: () =>
    sendWith({ requestLimits: { ...api.deps.requestLimits, takeRequest: async () => nothingLeft } }),
  package_busy: async () => {
    const { id } = await newPackage(api)
    const { tenantId } = api.owner
    return api.deps.database.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM packages WHERE id = ${id}::uuid AND tenant_id = ${tenantId}::uuid FOR UPDATE`
      return api.send('delete', `/packages/${id}`)
    })
  },
  too_many_uploads: async () => {
    const full = createApp({
      ...api.deps,
      limits: { ...api.deps.limits, unregisteredUploads: 0 },
      metrics: new Registry(),
    })
    return ask(full, 'post', '/api/v1/files', { key: api.owner.key, body: { file_name: 'a.pdf' } })
  },
  internal_error: () => sendWith({ keyring: { identify: () => Promise.reject(new Error('secret of the inside')) } }),
  service_unavailable: () => sendWith({ keyring: { identify: () => Promise.reject(connectionRefused) } }),
}

const nothingLeft = { allowed: false, limit: 5, remaining: 0, resetSeconds: 3, windowSeconds: 5 }
const connectionRefused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' })

async function sendWith(deps: Partial<TestApi['deps']>): Promise<Answered> {
  const app = createApp({ ...api.deps, ...deps, metrics: new Registry() })
  return ask(app, 'get', '/api/v1/packages', { key: api.owner.key })
}

test.each(Object.entries(PROVOCATIONS))('%s', async (code, provoke) => {
  const { status, body, headers, text } = await provoke()
  expect(body).toEqual({
    error: {
      code,
      message: expect.stringMatching(/^[A-Za-z_]/),
      request_id: headers['x-request-id'],
      docs: `/docs/errors#${code}`,
    },
  })
  expect(status).toBe(API_ERRORS[code as ApiErrorCode])
  expect(headers['content-type']).toMatch(/^application\/json/)
  if (status === 429 || status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  for (const inside of ['secret', 'ECONN', '10.0.0.5', 'prisma', 'node_modules']) expect(text).not.toContain(inside)
})

describe('an unreadable body', () => {
  const send = (body: string, type = 'application/json', headers: Record<string, string> = {}) =>
    ask(api.app, 'post', '/api/v1/packages', {
      key: api.owner.key,
      body,
      headers: { 'content-type': type, ...headers },
    })

  test.each([
    ['malformed JSON', '{"title": ', 'application/json'],
    ['a bare value', '"title"', 'application/json'],
    ['a list', '[]', 'application/json'],
    ['null', 'null', 'application/json'],
    ['nothing', '', 'application/json'],
    ['a form', 'title=A', 'application/x-www-form-urlencoded'],
    ['text', '{"title":"A"}', 'text/plain'],
    ['an unknown character set', '{"title":"A"}', 'application/json; charset=ebcdic'],
  ])('%s', async (_, body, type) => {
    const { status, body: answer } = await send(body, type)
    expect([status, answer.error.code]).toEqual([400, 'invalid_request'])
    expect(answer.error.message).not.toContain('title=A')
  })

  test('a body that is nested too deeply for the threads that compute', async () => {
    const { body: loanPackage } = await api.send('post', '/packages', { body: { title: 'Deep' } })
    const deep = `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`
    const { status, body } = await ask(api.app, 'post', `/api/v1/packages/${loanPackage.id}/recompute`, {
      ...{ key: api.owner.key, body: deep, headers: { 'content-type': 'application/json' } },
    })
    expect([status, body.error.code, body.error.message]).toEqual([
      ...[400, 'invalid_request', 'The body is nested more than 100 levels deep'],
    ])
  })

  test('bytes that are not UTF-8', async () => {
    const server = await listen(api.app, { host: '127.0.0.1', port: 0 })
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/packages`, {
      method: 'POST',
      headers: { 'x-api-key': api.owner.key, 'content-type': 'application/json' },
      body: Buffer.from('{"title":"José"}', 'latin1'),
    })
    await drain(server, 100)
    expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'invalid_request' } }])
  })

  test('a body that falsely claims to be compressed', async () => {
    expect((await send('{"title":"A"}', 'application/json', { 'content-encoding': 'gzip' })).status).toBe(400)
  })
})

test.each(['/api/v1/packages/%E0%A4%A', '/api/v1/packages/%FF'])(
  'the path %s is answered in the common error shape',
  async (path) => {
    const { status, body } = await ask(api.app, 'get', path, { key: api.owner.key })
    expect(status).toBeLessThan(500)
    expect(errorObject.safeParse(body).error).toBeUndefined()
  },
)

test('a known path with the wrong method lists the right ones', async () => {
  const { status, body, headers } = await api.send('put', '/packages')
  expect([status, body.error.code]).toEqual([404, 'not_found'])
  expect(headers['allow']).toBe('POST, GET')
})

test.each(['/api/v1', '/api/v2/packages', '/packages', '/api/v1/packages/x/y/z'])(
  'there is nothing at %s',
  async (path) => {
    const { status, body } = await ask(api.app, 'get', path)
    expect([status, body.error.code]).toEqual([404, 'not_found'])
  },
)
