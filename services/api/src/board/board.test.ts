import { createKey } from '../admin/index.ts'
import { QUEUES } from '../../../../tests/support/stores/test-stores.ts'
import { ask, type Asked } from '../testing/answer.ts'
import { newAccount, startApi, type TestApi } from '../testing/api.ts'
import { Browser } from '../testing/browser.ts'
import { packageWithFile } from '../testing/documents.ts'

/** The page on which operators see the queues. */

const QUEUES_SHOWN = '/admin/queues/api/queues?activeQueue=process_file&status=latest&page=1&jobsPerPage=10'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

function basic(key: string): Asked {
  return { headers: { authorization: `Basic ${Buffer.from(`anyone:${key}`).toString('base64')}` } }
}

async function show(asked: Asked, path = '/admin/queues/') {
  return ask(api.app, 'get', path, asked)
}

function onRedis(): void {
  test('a request without a key is asked for one in a way that browsers understand', async () => {
    const { status, headers } = await show({})
    expect(status).toBe(401)
    expect(headers['www-authenticate']).toMatch(/^Basic realm=/)
    expect((await show(basic('idp_wrong'))).status).toBe(401)
  })

  test('somebody who is signed in to the console stays signed in there', async () => {
    const browser = await Browser.signedIn(api, api.owner.key)
    const { status, headers } = await show({ headers: { cookie: browser.cookie ?? '' } })
    expect([status, headers['set-cookie']]).toEqual([401, undefined])
    expect(headers['www-authenticate']).toMatch(/^Basic realm=/)
  })

  test('a key without the scope operator does not open it, whatever its other scopes', async () => {
    const { key } = await newAccount(api.deps, 'Administrator', ['read', 'write', 'review', 'admin'])
    expect((await show({ key })).status).toBe(403)
    expect((await show({ key }, QUEUES_SHOWN)).status).toBe(403)
  })

  test('an operator sees it with the key as a header, or as the password', async () => {
    const { tenantId, userId } = api.owner
    const { key } = await createKey(api.deps.database, { tenantId, user: userId, scopes: ['operator'] })
    for (const asked of [{ key }, basic(key)]) {
      const { status, text, headers } = await show(asked)
      expect(status).toBe(200)
      expect(text).toContain('Income queues')
      expect(headers['content-security-policy']).toMatch(/script-src 'self';/)
      for (const [, script = ''] of text.matchAll(/<script defer src="([^"]+)"/g))
        expect((await show(asked, `/admin/queues/${script}`)).status).toBe(200)
    }
  })

  test('jobs are shown only by id, and nothing can be changed', async () => {
    const { fileId } = await packageWithFile(api)
    const { status, text } = await show({ key: api.owner.key }, QUEUES_SHOWN)
    expect(status).toBe(200)
    expect(text).toContain(fileId)
    expect(text).not.toContain('statement')
    for (const path of [`process_file/${fileId}-1/clean`, 'process_file/pause', 'process_file/empty']) {
      const answer = await ask(api.app, 'put', `/admin/queues/api/queues/${path}`, { key: api.owner.key })
      expect([path, answer.status >= 400]).toEqual([path, true])
    }
    expect((await show({ key: api.owner.key }, QUEUES_SHOWN)).text).toContain(fileId)
  })
}

const isOnRedis = QUEUES.includes('Redis')
if (isOnRedis) describe('with the queue on Redis', onRedis)
else
  test('with the queue on Postgres there is no board', async () => {
    expect((await show({ key: api.owner.key })).status).toBe(404)
  })
