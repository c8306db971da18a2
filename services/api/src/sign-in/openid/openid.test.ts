import { createLogger, Registry } from '@income/platform'
import type { Express } from 'express'
import { linesOf } from '../../../../../tests/support/measures/lines.ts'
import { createUser, disableUser } from '../../admin/index.ts'
import { createApp } from '../../app.ts'
import { ask, type Answered } from '../../testing/answer.ts'
import { startApi, type TestApi } from '../../testing/api.ts'
import { startIssuer, type Person, type TestIssuer } from '../../testing/issuer.ts'
import { Walker } from '../../testing/walker.ts'
import { openIdSignIn } from './sign-in.ts'

/** Signing in through a real OpenID provider, with a browser that follows redirects. */

const PUBLIC_URL = 'https://income.example'

let api: TestApi
let issuer: TestIssuer
let app: Express
beforeAll(async () => {
  issuer = await startIssuer(PUBLIC_URL)
  api = await startApi(issuer.settings)
  app = createApp({ ...api.deps, openId: openIdSignIn(api.config, issuer.fetch), metrics: new Registry() })
  await createUser(api.deps.database, { tenantId: api.owner.tenantId, email: 'rita@lending.example' })
})
afterAll(async () => {
  await issuer.close()
  await api.close()
})

const RITA: Person = { email: 'Rita@Lending.example', email_verified: true, roles: ['reviewer'] }

function loggedTo({ sink }: ReturnType<typeof linesOf>) {
  return { log: createLogger('api', 'trace', sink), metrics: new Registry() }
}

/** A browser that starts at the service. */
const newWalker = () => new Walker(PUBLIC_URL, app, issuer)

async function sessionOf(walker: Walker): Promise<Answered> {
  const cookie = `__Host-income_session=${walker.cookies(PUBLIC_URL).get('__Host-income_session') ?? ''}`
  return ask(app, 'get', '/api/v1/session', { headers: { host: 'income.example', cookie } })
}

async function signInAs(
  person: Person,
  from = '/sign-in/openid',
): Promise<{ walker: Walker; at: URL; text: string; status: number }> {
  issuer.person = person
  const walker = newWalker()
  const { url, text, status } = await walker.walk(from)
  return { walker, at: url, text, status }
}

test('the page shows that there is an issuer, and its name', async () => {
  const { text } = await ask(app, 'get', '/sign-in/methods')
  expect(JSON.parse(text)).toEqual({ openid_connect: { name: 'single sign-on', url: '/sign-in/openid' } })
  const { text: none } = await ask(
    createApp({ ...api.deps, openId: null, metrics: new Registry() }),
    'get',
    '/sign-in/methods',
  )
  expect(JSON.parse(none)).toEqual({ openid_connect: null })
})

test('a user is identified by the e-mail address, and their roles decide what they may do', async () => {
  const { walker, at } = await signInAs(RITA)
  expect(at.pathname).toBe('/console')
  const { status, body } = await sessionOf(walker)
  expect([status, body.scopes, body.key_id, body.sign_out_url]).toEqual([
    200,
    ['read', 'write', 'review'],
    null,
    '/sign-out/openid',
  ])
  expect([body.user.email, body.tenant.id]).toEqual(['rita@lending.example', api.owner.tenantId])
})

test('the audit trail names the user, without a key', async () => {
  const { walker } = await signInAs({ ...RITA, roles: ['administrator'] })
  const { body: session } = await sessionOf(walker)
  const headers = {
    ...{ host: 'income.example', 'x-csrf-token': session.csrf_token ?? '' },
    cookie: `__Host-income_session=${walker.cookies(PUBLIC_URL).get('__Host-income_session')}`,
  }
  const changed = await ask(app, 'patch', '/api/v1/settings', { headers, body: { ownership_share: '0.5' } })
  expect(changed.status).toBe(200)
  const event = await api.deps.database.auditEvent.findFirst({ where: { action: 'settings_changed' } })
  expect(event).toMatchObject({ userId: session.user.id, keyId: null })
})

test('the request to the issuer has PKCE, a state and a nonce, which differ each time', async () => {
  const asked = async () => {
    const { url } = await newWalker().walk('/sign-in/openid', 'https://login.example/')
    return url.searchParams
  }
  const [first, second] = [await asked(), await asked()]
  expect(Object.fromEntries(first)).toMatchObject({
    ...{ response_type: 'code', client_id: 'income', code_challenge_method: 'S256' },
    ...{ redirect_uri: 'https://income.example/sign-in/openid/callback', scope: 'openid email profile' },
  })
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(first.get(name)).toMatch(/^[\w-]{43}$/)
    expect(first.get(name)).not.toBe(second.get(name))
  }
})

test.each([
  ['/console/packages/PKG-7F3K9QXA?tab=audit', '/console/packages/PKG-7F3K9QXA?tab=audit'],
  ['https://evil.example/console', '/console'],
  ['//evil.example/console', '/console'],
  ['/console/../admin/queues', '/console'],
  ['/consolex', '/console'],
])('a user from %s arrives at %s', async (to, expected) => {
  const { at } = await signInAs(RITA, `/sign-in/openid?to=${encodeURIComponent(to)}`)
  expect([at.origin, at.pathname + at.search]).toEqual([PUBLIC_URL, expected])
})

describe('a browser with several tabs', () => {
  const returns = `${PUBLIC_URL}/sign-in/openid/callback`

  test('signs in from each', async () => {
    issuer.person = RITA
    const walker = newWalker()
    const [first, second] = [
      await walker.walk('/sign-in/openid', returns),
      await walker.walk('/sign-in/openid', returns),
    ]
    for (const { url } of [first, second]) {
      expect((await walker.walk(url.href)).url.pathname).toBe('/console')
      expect((await sessionOf(walker)).status).toBe(200)
    }
  })

  test('keeps the five attempts that it started last', async () => {
    issuer.person = RITA
    const walker = newWalker()
    const started: URL[] = []
    for (let tab = 0; tab < 7; tab++) started.push((await walker.walk('/sign-in/openid', returns)).url)
    expect(walker.cookies(PUBLIC_URL).size).toBe(5)
    const arrived: string[] = []
    for (const { href } of started) arrived.push((await walker.walk(href)).url.pathname)
    expect(arrived.map((path) => path === '/console')).toEqual([false, false, true, true, true, true, true])
  })
})

describe('nobody is signed in', () => {
  test.each<[string, Person, RegExp]>([
    [
      'whose address is unknown here',
      { ...RITA, email: 'nobody@lending.example' },
      /No user here has your e-mail address/,
    ],
    ['whose address is not verified', { ...RITA, email_verified: false }, /has not verified your e-mail address/],
    ['without an address', { email_verified: true, roles: ['reviewer'] }, /does not send your e-mail address/],
    ['without a role', { ...RITA, roles: [] }, /You have no role here/],
    ['with roles of another service only', { ...RITA, roles: ['root', 'constructor'] }, /You have no role here/],
  ])('%s', async (_, person, sentence) => {
    const { walker, status, text } = await signInAs(person)
    expect(status).toBe(403)
    expect(text).toMatch(sentence)
    expect((await sessionOf(walker)).status).toBe(401)
  })

  test('who is disabled, whose sessions have ended', async () => {
    const leaver = { tenantId: api.owner.tenantId, email: 'leaver@lending.example' }
    await createUser(api.deps.database, leaver)
    const { walker } = await signInAs({ ...RITA, email: leaver.email })
    await disableUser(api.deps.database, leaver.tenantId, leaver.email)
    expect((await sessionOf(walker)).status).toBe(401)
    expect((await signInAs({ ...RITA, email: leaver.email })).text).toMatch(/Your access is disabled/)
  })

  test('whose address exists in two tenants, unless the issuer names the tenant', async () => {
    const email = 'both@lending.example'
    for (const { tenantId } of [api.owner, api.stranger]) await createUser(api.deps.database, { tenantId, email })
    const person = { ...RITA, email, tenant: api.stranger.tenantId }
    expect((await signInAs(person)).text).toMatch(/belongs to several tenants/)

    const before = app
    const telling = openIdSignIn({ ...api.config, OIDC_TENANT_CLAIM: 'tenant' }, issuer.fetch)
    app = createApp({ ...api.deps, openId: telling, metrics: new Registry() })
    const { walker } = await signInAs(person)
    expect((await sessionOf(walker)).body.tenant.id).toBe(api.stranger.tenantId)
    expect((await signInAs({ ...RITA, tenant: api.stranger.tenantId })).text).toMatch(/No user here/)
    app = before
  })

  test('by a return to another browser than the one that started', async () => {
    issuer.person = RITA
    const { url } = await newWalker().walk('/sign-in/openid', `${PUBLIC_URL}/sign-in/openid/callback`)
    const other = newWalker()
    const { status, text } = await other.walk(url.href)
    expect([status, text]).toEqual([400, expect.stringContaining('started in another browser')])
  })

  test('by a repeated return', async () => {
    const { walker } = await signInAs(RITA)
    const returned = walker.walked.find(({ pathname }) => pathname.endsWith('/callback'))
    expect((await walker.walk(returned!.href)).status).toBe(400)
  })

  test.each([
    ['state', 400],
    ['code', 403],
  ])('by a return with another %s', async (name, expected) => {
    issuer.person = RITA
    const walker = newWalker()
    const { url } = await walker.walk('/sign-in/openid', `${PUBLIC_URL}/sign-in/openid/callback`)
    url.searchParams.set(name, 'A'.repeat(43))
    const { status } = await walker.walk(url.href)
    expect(status).toBe(expected)
    expect((await sessionOf(walker)).status).toBe(401)
  })

  test('while the issuer is away', async () => {
    const away = openIdSignIn(api.config, () => Promise.reject(new TypeError('fetch failed')))
    const { status, text } = await ask(
      createApp({ ...api.deps, openId: away, metrics: new Registry() }),
      'get',
      '/sign-in/openid',
    )
    expect([status, text]).toEqual([503, expect.stringContaining('cannot be reached')])
  })
})

test('the log says why nobody was signed in, but not who it was', async () => {
  const log = linesOf()
  const before = app
  app = createApp({ ...api.deps, openId: api.deps.openId && openIdSignIn(api.config, issuer.fetch), ...loggedTo(log) })
  const { walker } = await signInAs({ ...RITA, roles: [] })
  await signInAs(RITA)
  app = before
  const written = log.lines.join('')
  expect(written).toContain('"reason":"no_role"')
  expect(written).toContain('"route":"/sign-in/openid/callback"')
  const codes = walker.walked
    .flatMap(({ searchParams }) => [...searchParams.values()])
    .filter(({ length }) => length > 20)
  expect(codes.length).toBeGreaterThan(2)
  for (const secret of ['rita', 'Rita', ...codes]) expect(written).not.toContain(secret)
})

test('signing out leads to the issuer, which also signs out and redirects back', async () => {
  const { url } = await newWalker().walk('/sign-out/openid', 'https://login.example/')
  expect(url.pathname).toBe('/session/end')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'income',
    post_logout_redirect_uri: 'https://income.example/console',
  })
})
