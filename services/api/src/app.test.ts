import { Writable } from 'node:stream'
import { createLogger, Registry } from '@income/platform'
import request from 'supertest'
import { createApp } from './app.ts'
import { ask } from './testing/answer.ts'
import { startApi, type TestApi } from './testing/api.ts'
import { newPackage } from './testing/documents.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('documentation', () => {
  test('the root redirects to it, and it loads nothing from elsewhere', async () => {
    const root = await request(api.app).get('/')
    expect([root.status, root.headers['location']]).toEqual([302, '/docs'])
    const page = await request(api.app).get('/docs/')
    expect(page.status).toBe(200)
    const addresses = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(2)
    for (const address of addresses) expect((await request(api.app).get(address)).status).toBe(200)
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/)
  })

  test('the page’s sources and the rest of the library are not served', async () => {
    for (const file of ['page.ts', 'index.js', 'package.json', '..%2fapp.ts']) {
      expect((await request(api.app).get(`/docs/${file}`)).status).toBe(404)
    }
  })

  test('the OpenAPI document needs no key', async () => {
    const { status, body } = await ask(api.app, 'get', '/api/v1/openapi.json')
    expect(status).toBe(200)
    expect(body).toMatchObject({ openapi: '3.1.1' })
  })
})

describe('headers', () => {
  test('answers are not cached, and reveal nothing about the server', async () => {
    const { headers } = await api.send('get', '/packages')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('every answer states what is left of the limit', async () => {
    const { headers } = await api.send('get', '/packages/PKG-00000000')
    expect(headers).toMatchObject({
      'ratelimit-limit': String(api.config.RATE_LIMIT_BURST),
      'ratelimit-remaining': expect.stringMatching(/^\d+$/),
    })
  })
})

describe('operation', () => {
  test('live and ready', async () => {
    expect((await request(api.app).get('/health/live')).body).toEqual({ status: 'live' })
    expect((await request(api.app).get('/health/ready')).body).toEqual({
      status: 'ready',
      dependencies: { postgres: 'up', storage: 'up', queue: 'up' },
    })
  })

  test('not ready while draining', async () => {
    const draining = createApp({ ...api.deps, metrics: new Registry() }, { isDraining: () => true })
    expect((await request(draining).get('/health/ready')).status).toBe(503)
    expect((await request(draining).get('/health/live')).status).toBe(200)
  })

  test('requests are counted by route, not by path', async () => {
    const { id } = await newPackage(api)
    await api.send('get', `/packages/${id}`)
    const { text } = await request(api.app).get('/metrics')
    expect(text).toMatch(
      /http_request_duration_seconds_count\{.*method="GET",route="\/packages\/\{package_id\}",status="200"/,
    )
    expect(text).not.toContain(id)
  })

  test('logs contain ids and outcomes, but nothing that was sent', async () => {
    const lines: string[] = []
    const sink = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const log = createLogger('api', 'info', sink)
    const app = createApp({ ...api.deps, log, metrics: new Registry() })
    const created = await request(app)
      .post('/api/v1/packages')
      .set('x-api-key', api.owner.key)
      .send({ title: 'Jane Rivera' })
    const { id } = created.body as { id: string }
    await request(app).get('/api/v1/packages?external_id=Rivera').set('x-api-key', api.owner.key)
    await request(app).get('/api/v1/Rivera')
    await request(app).delete(`/api/v1/packages/${id}`).set('x-api-key', api.owner.key)
    const written = lines.map((line) => JSON.parse(line) as { route: string; status: number; msg: string })
    const requests = written.filter(({ msg }) => msg === 'request')
    expect(requests.map(({ route, status }) => [route, status])).toEqual([
      ['/packages', 201],
      ['/packages', 200],
      ['unknown', 404],
      ['/packages/{package_id}', 204],
    ])
    expect(written).toContainEqual(
      expect.objectContaining({ msg: 'package erased', package_id: id, tenant_id: api.owner.tenantId }),
    )
    expect(written[0]).toMatchObject({ method: 'POST', tenant_id: api.owner.tenantId, request_id: expect.any(String) })
    expect(lines.join()).not.toContain('Rivera')
    expect(lines.join()).not.toContain(api.owner.key.split('_')[2])
  })
})
