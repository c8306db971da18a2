import { createApp } from '../../app.ts'
import { openDependencies, type Dependencies } from '../../dependencies.ts'
import { ask } from '../../testing/answer.ts'
import { startApi, type TestApi } from '../../testing/api.ts'
import { newPackage, register, upload } from '../../testing/documents.ts'

/** A port without a listener. */
const NOWHERE = '127.0.0.1:9'

let api: TestApi
const opened: (() => Promise<void>)[] = []
beforeAll(async () => {
  api = await startApi()
})
afterAll(async () => {
  await Promise.all([api.close(), ...opened.map((close) => close())])
})

/** The same API with some of its stores unavailable. */
function withStoresAway(settings: Record<string, string>): Dependencies {
  const { dependencies, close } = openDependencies({ ...api.config, ...settings })
  opened.push(close)
  return dependencies
}

test('while Postgres is away the service is unavailable, and says when to retry', async () => {
  const app = createApp(withStoresAway({ DATABASE_URL: `postgres://nobody:none@${NOWHERE}/none` }))
  const { status, body, headers } = await ask(app, 'get', '/api/v1/packages', { key: api.owner.key })
  expect([status, body.error.code]).toEqual([503, 'service_unavailable'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask(app, 'get', '/health/live')).status).toBe(200)
  const ready = await ask(app, 'get', '/health/ready')
  expect(ready.status).toBe(503)
  expect(ready.body).toMatchObject({ dependencies: { postgres: 'down', storage: 'up', queue: 'up' } })
})

test('while storage is away registration is unavailable, and works afterwards; reading continues', async () => {
  const { id } = await newPackage(api)
  const { uri } = await upload(api)
  const app = createApp(withStoresAway({ S3_ENDPOINT: `http://${NOWHERE}` }))
  const { status, body, headers } = await ask(app, 'post', `/api/v1/packages/${id}/files`, {
    key: api.owner.key,
    body: { uri, file_name: 'a.pdf' },
  })
  expect([status, body.error.code]).toEqual([503, 'service_unavailable'])
  expect(headers['retry-after']).toBeDefined()
  expect((await ask(app, 'get', `/api/v1/packages/${id}`, { key: api.owner.key })).status).toBe(200)
  expect((await register(api, id, uri)).status).toBe(201)
})

test('an outage of the queue is not visible: the file waits for the dispatcher', async () => {
  const { id } = await newPackage(api)
  const { uri } = await upload(api)
  const app = createApp(withStoresAway({ QUEUE_URL: `redis://${NOWHERE}` }))
  const { status, body } = await ask(app, 'post', `/api/v1/packages/${id}/files`, {
    key: api.owner.key,
    body: { uri, file_name: 'a.pdf' },
  })
  expect([status, body.status]).toEqual([201, 'queued'])
  const ready = await ask(app, 'get', '/health/ready')
  expect(ready.status).toBe(200)
  expect(ready.body).toMatchObject({ dependencies: { queue: 'down' } })
})
