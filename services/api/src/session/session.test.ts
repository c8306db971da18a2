import { createKey, revokeKey } from '../admin/index.ts'
import { ask } from '../testing/answer.ts'
import { newAccount, startApi, type TestApi } from '../testing/api.ts'
import { Browser } from '../testing/browser.ts'

/** Signing in from a browser, and what a session allows. */

let api: TestApi
beforeAll(async () => {
  api = await startApi({ FAILED_KEYS_PER_MINUTE: '1000' })
})
afterAll(() => api.close())

const HOUR_MS = 3_600_000

const statusOf = async (browser: Browser) => (await browser.send('get', '/packages')).status

function cookieOf(headers: Record<string, string | undefined>): string {
  return [headers['set-cookie'] ?? ''].flat().join()
}

/** Signs in with this Host header, as a browser that reaches the service there. */
async function signedInAt(host: string, more: Record<string, string> = {}): Promise<string> {
  const { headers } = await ask(api.app, 'post', '/api/v1/session', {
    key: api.owner.key,
    headers: { host, ...more },
  })
  return cookieOf(headers)
}

async function newKeyOfOwner(): Promise<{ id: string; key: string }> {
  const { tenantId, userId } = api.owner
  return createKey(api.deps.database, { tenantId, user: userId, scopes: ['read', 'write'] })
}

describe('signing in', () => {
  test('a key is exchanged for a session with its tenant, user and scopes', async () => {
    const reader = await newAccount(api.deps, 'Reader', ['read'])
    const browser = await Browser.signedIn(api, reader.key)
    const { body } = await browser.send('get', '/session')
    expect(body).toMatchObject({
      tenant: { id: reader.tenantId, name: 'Reader' },
      user: { id: reader.userId, email: 'reader@example.test' },
      key_id: reader.key.split('_')[1],
      scopes: ['read'],
      csrf_token: browser.csrfToken,
    })
    expect(await statusOf(browser)).toBe(200)
    expect((await browser.send('post', '/packages', { body: { title: 'A' } })).status).toBe(403)
  })

  test('the session lasts twelve hours by the database’s clock', async () => {
    const browser = await Browser.signedIn(api)
    const [{ now }] = await api.deps.database.$queryRaw<[{ now: Date }]>`SELECT now()`
    const { body } = await browser.send('get', '/session')
    const left = Date.parse(body.expires_at ?? '') - now.getTime()
    expect(left).toBeLessThanOrEqual(12 * HOUR_MS)
    expect(left).toBeGreaterThan(11.9 * HOUR_MS)
  })

  test('it ends no later than the key', async () => {
    const { tenantId, userId } = api.owner
    const expiresAt = new Date(Date.now() + HOUR_MS)
    const { key } = await createKey(api.deps.database, { tenantId, user: userId, scopes: ['read'], expiresAt })
    const { body } = await (await Browser.signedIn(api, key)).send('get', '/session')
    expect(Date.parse(body.expires_at ?? '')).toBe(expiresAt.getTime())
  })

  test('the cookie is inaccessible to scripts and other sites', async () => {
    const cookie = await signedInAt('127.0.0.1:3000')
    expect(cookie).toMatch(/^income_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)
  })

  test.each(['income.example', '192.168.1.5:3000', 'localhost.example'])(
    'except on this machine it requires TLS and is bound to its host: %s',
    async (host) => {
      expect(await signedInAt(host)).toMatch(
        /^__Host-income_session=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      )
    },
  )

  test.each(['localhost', 'localhost:3000', '[::1]:3000', '127.1.2.3'])(
    'on this machine it needs no TLS: %s',
    async (host) => {
      expect(await signedInAt(host)).not.toContain('Secure')
    },
  )

  test('only a hash of its token is stored', async () => {
    const browser = await Browser.signedIn(api)
    const token = browser.cookie?.split('=')[1] ?? ''
    const rows = await api.deps.database.$queryRaw<{ line: string }[]>`SELECT to_jsonb(s)::text AS line FROM sessions s`
    expect(rows.length).toBeGreaterThan(0)
    const kept = rows.map(({ line }) => line).join()
    for (const form of [token, Buffer.from(token).toString('hex'), browser.csrfToken ?? ''])
      expect(kept).not.toContain(form)
  })

  test('a wrong key opens no session', async () => {
    const browser = new Browser(api)
    expect((await browser.signIn('idp_wrong')).status).toBe(401)
    expect(browser.cookie).toBeNull()
  })

  test('a session cannot open another one: that needs the key', async () => {
    const browser = await Browser.signedIn(api)
    expect((await browser.send('post', '/session')).status).toBe(401)
  })

  test('a key also identifies its user, and needs no CSRF token', async () => {
    const { body } = await api.send('get', '/session')
    expect(body).toMatchObject({ tenant: { id: api.owner.tenantId }, expires_at: null, csrf_token: null })
  })
})

describe('fixation', () => {
  test('a sign-in does not adopt a planted token', async () => {
    const browser = new Browser(api)
    const planted = `income_session=${'A'.repeat(43)}`
    browser.cookie = planted
    await browser.signIn(api.owner.key)
    expect(browser.cookie).not.toBe(planted)
    const attacker = new Browser(api)
    attacker.cookie = planted
    expect(await statusOf(attacker)).toBe(401)
  })

  test("a new sign-in replaces the browser's session", async () => {
    const browser = await Browser.signedIn(api)
    const before = new Browser(api)
    before.cookie = browser.cookie
    expect(await statusOf(before)).toBe(200)
    await browser.signIn(api.stranger.key)
    expect(await statusOf(before)).toBe(401)
    const { body } = await browser.send('get', '/session')
    expect(body.tenant.id).toBe(api.stranger.tenantId)
  })

  test('except on this machine the cookie counts only under the name that no other host can set', async () => {
    const cookie = (await signedInAt('income.example')).split(';')[0] ?? ''
    const as = (name: string) =>
      ask(api.app, 'get', '/api/v1/session', { headers: { host: 'income.example', cookie: name } })
    expect((await as(cookie)).status).toBe(200)
    expect((await as(cookie.replace('__Host-', ''))).status).toBe(401)
  })
})

describe('CSRF', () => {
  test.each([
    ['without a token', ''],
    ['with a wrong one', 'A'.repeat(43)],
  ])('a write %s is refused and changes nothing', async (_, token) => {
    const browser = await Browser.signedIn(api)
    browser.csrfToken = token
    const before = await api.deps.database.package.count()
    const { status, body } = await browser.send('post', '/packages', { body: { title: 'Forged' } })
    expect([status, body.error.code]).toEqual([403, 'csrf_token_invalid'])
    expect(await api.deps.database.package.count()).toBe(before)
  })

  test('the token of another session is refused', async () => {
    const [browser, other] = [await Browser.signedIn(api), await Browser.signedIn(api)]
    browser.csrfToken = other.csrfToken
    expect((await browser.send('post', '/packages', { body: { title: 'Forged' } })).status).toBe(403)
  })

  test('another site cannot sign anybody out either', async () => {
    const browser = await Browser.signedIn(api)
    for (const path of ['/session', '/sessions']) {
      const { status } = await browser.send('delete', path, { headers: { 'x-csrf-token': '' } })
      expect([path, status]).toEqual([path, 403])
    }
    expect(await statusOf(browser)).toBe(200)
  })

  test('with its token a session writes, also requests that the computing thread answers', async () => {
    const browser = await Browser.signedIn(api)
    const { status, body } = await browser.send('post', '/packages', { body: { title: 'Reviewed' } })
    expect([status, body.created_by.id]).toEqual([201, api.owner.userId])
    expect((await browser.send('post', `/packages/${body.id}/recompute`)).status).toBeLessThan(500)
  })
})

describe('the end of a session', () => {
  test('signing out ends it, but no other', async () => {
    const [browser, other] = [await Browser.signedIn(api), await Browser.signedIn(api)]
    const stolen = new Browser(api)
    stolen.cookie = browser.cookie
    expect((await browser.send('delete', '/session')).status).toBe(204)
    expect(browser.cookie).toBeNull()
    expect([await statusOf(stolen), await statusOf(other)]).toEqual([401, 200])
  })

  test('signing out everywhere ends all of the user’s, whatever their key, and nobody else’s', async () => {
    const { key } = await newKeyOfOwner()
    const own = [await Browser.signedIn(api), await Browser.signedIn(api, key)]
    const strangers = await Browser.signedIn(api, api.stranger.key)
    expect((await own[0]!.send('delete', '/sessions')).status).toBe(204)
    expect(await Promise.all(own.map(statusOf))).toEqual([401, 401])
    expect(await statusOf(strangers)).toBe(200)
    expect((await api.send('get', '/packages')).status).toBe(200)
  })

  test('it ends with its key, at once', async () => {
    const { id, key } = await newKeyOfOwner()
    const browser = await Browser.signedIn(api, key)
    expect(await statusOf(browser)).toBe(200)
    await revokeKey(api.deps.database, id)
    expect(await statusOf(browser)).toBe(401)
  })

  test('it ends when its time is over, and the browser is asked to delete it', async () => {
    const browser = await Browser.signedIn(api)
    await api.deps.database.session.updateMany({ data: { expiresAt: new Date(0) } })
    const { status, body, headers } = await browser.send('get', '/packages')
    expect([status, body.error.message]).toEqual([401, 'Your session has ended; sign in again'])
    expect(cookieOf(headers)).toMatch(/^income_session=; Max-Age=0;/)
  })
})
