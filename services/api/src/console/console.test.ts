import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Registry } from '@income/platform'
import type { Express } from 'express'
import request from 'supertest'
import { createApp } from '../app.ts'
import { startApi, type TestApi } from '../testing/api.ts'

/** What the API serves under /console, with a build of a few small files. */

const SCRIPT = `console.log("${'a line of a script '.repeat(200)}")`
const PAGE =
  '<!doctype html><meta property="csp-nonce" nonce="CSP_NONCE"><script type="module" src="/console/assets/a-1b2c.js"></script>'

let api: TestApi
let app: Express
let build: string
let metrics: Registry
beforeAll(async () => {
  api = await startApi()
  build = await mkdtemp(join(tmpdir(), 'income-console-'))
  await mkdir(join(build, 'assets'))
  await writeFile(join(build, 'index.html'), PAGE)
  await writeFile(join(build, 'assets/a-1b2c.js'), SCRIPT)
  await writeFile(join(build, '.built-from'), 'sources')
  metrics = new Registry()
  app = createApp({ ...api.deps, consoleBuild: build, metrics })
})
afterAll(async () => {
  await rm(build, { recursive: true })
  await api.close()
})

/** The directives of a policy, by name. */
function policyOf(headers: Record<string, string>): Record<string, string> {
  const parts = (headers['content-security-policy'] ?? '').split(';').map((part) => part.trim().split(' '))
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources.join(' ')]))
}

test.each(['/console', '/console/', '/console/packages/PKG-7F3K9QXA', '/console/sign-in?from=%2F'])(
  '%s is the page, which is never cached',
  async (path) => {
    const { status, text, headers } = await request(app).get(path)
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'no-store',
      'text/html; charset=utf-8',
    ])
    expect(text).toContain('/console/assets/a-1b2c.js')
  },
)

test('files with a hash in their name are cached for ever, and are compressed', async () => {
  const { status, text, headers } = await request(app).get('/console/assets/a-1b2c.js')
  expect([status, text]).toEqual([200, SCRIPT])
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  '/console/assets/gone-3d4e.js',
  '/console/nothing.js',
  '/console/.built-from',
  '/console/assets/..%2f..%2fsecret.json',
])('a missing file is not answered with the page: %s', async (path) => {
  const { status, headers } = await request(app).get(path)
  expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
})

test('the page runs only its own files and connects only to the API and the storage', async () => {
  const { headers } = await request(app).get('/console')
  const storage = new URL(api.config.S3_PUBLIC_ENDPOINT ?? api.config.S3_ENDPOINT).origin
  const policy = policyOf(headers)
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self' 'wasm-unsafe-eval'",
    'connect-src': `'self' ${storage}`,
    'worker-src': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'report-uri': '/console/csp-reports',
  })
  expect(JSON.stringify(policy)).not.toContain('unsafe-inline')
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
})

test('a worker’s script has the same policy, because it uses its own', async () => {
  const { headers } = await request(app).get('/console/assets/a-1b2c.js')
  expect(policyOf(headers)).toMatchObject({ 'default-src': "'none'", 'worker-src': "'self'" })
})

test('the nonce of the page’s styles differs with every answer', async () => {
  const answers = await Promise.all([request(app).get('/console'), request(app).get('/console')])
  const nonces = answers.map(({ text }) => /nonce="([^"]+)"/.exec(text)?.[1])
  for (const [index, { headers }] of answers.entries())
    expect(policyOf(headers)['style-src']).toBe(`'self' 'nonce-${nonces[index]}'`)
  expect(new Set([...nonces, 'CSP_NONCE']).size).toBe(3)
})

test('violations that browsers report are counted by directive, and nothing else is kept', async () => {
  const report = (body: string) =>
    request(app).post('/console/csp-reports').set('content-type', 'application/csp-report').send(body)
  for (const directive of ['script-src-elem', 'style-src-attr', 'Jane Rivera']) {
    const body = { 'csp-report': { 'effective-directive': directive, 'blocked-uri': 'https://evil.example/' } }
    expect((await report(JSON.stringify(body))).status).toBe(204)
  }
  expect((await report('nonsense')).status).toBe(400)
  const counted = await metrics.metrics()
  for (const directive of ['script-src-elem', 'style-src-attr', 'other'])
    expect(counted).toMatch(new RegExp(`income_console_csp_violations_total\\{directive="${directive}"\\} 1`))
  expect(counted).not.toMatch(/evil|Rivera/)
})

test('without a build, a page says how to make one', async () => {
  const bare = createApp({ ...api.deps, consoleBuild: join(build, 'nowhere'), metrics: new Registry() })
  const { status, text } = await request(bare).get('/console')
  expect(status).toBe(503)
  expect(text).toContain('<code>npm run console</code>')
})
