import { issueSignInLink } from '@income/platform'
import { revokeKey } from '../admin/index.ts'
import { ask, type Answered } from '../testing/answer.ts'
import { newAccount, startApi, type TestApi } from '../testing/api.ts'
import { Browser } from '../testing/browser.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ FAILED_KEYS_PER_MINUTE: '10' })
})
afterAll(() => api.close())

const idOf = (key: string) => key.split('_')[1] ?? ''
const newLink = async (key = api.owner.key) => (await issueSignInLink(api.deps.database, idOf(key)))!

function follow(token: string, headers: Record<string, string> = {}): Promise<Answered> {
  return ask(api.app, 'get', `/sign-in/link?token=${token}`, { headers })
}

/** The browser after this answer. */
function browserAfter({ headers }: Answered): Browser {
  const browser = new Browser(api)
  browser.take(headers['set-cookie'])
  return browser
}

test('it leads to the console with a session of its key', async () => {
  const answer = await follow(await newLink())
  expect([answer.status, answer.headers['location']]).toEqual([303, '/console'])
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  const { body } = await browserAfter(answer).send('get', '/session')
  expect([body.tenant.id, body.key_id]).toEqual([api.owner.tenantId, idOf(api.owner.key)])
})

test('used a second time it opens nothing, and says what to do', async () => {
  const token = await newLink()
  await follow(token)
  const { status, text, headers } = await follow(token)
  expect([status, headers['set-cookie']]).toEqual([410, undefined])
  expect(text).toContain('This link is no longer valid')
  expect(text).toContain('<a href="/console">')
})

test('a preview does not use it up', async () => {
  const token = await newLink()
  const agent = await import('supertest')
  expect((await agent.default(api.app).head(`/sign-in/link?token=${token}`)).status).toBe(204)
  expect((await follow(token)).status).toBe(303)
})

test('a link of a revoked key opens nothing', async () => {
  const { key } = await newAccount(api.deps, 'Revoked')
  const token = await newLink(key)
  await revokeKey(api.deps.database, idOf(key))
  expect((await follow(token)).status).toBe(410)
})

test("the browser's previous session ends", async () => {
  const browser = await Browser.signedIn(api, api.stranger.key)
  const answer = await follow(await newLink(), { cookie: browser.cookie ?? '' })
  expect(answer.status).toBe(303)
  expect((await browser.send('get', '/session')).status).toBe(401)
})

test('guesses are limited by address', async () => {
  const statuses = []
  for (let i = 0; i < 15; i++) statuses.push((await follow('A'.repeat(43))).status)
  expect(new Set(statuses)).toEqual(new Set([410, 429]))
  expect((await follow(await newLink())).status).toBe(303)
})
