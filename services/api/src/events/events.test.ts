import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from 'node:http'
import { newId } from '@income/platform'
import type { LoanPackage } from '@income/shared'
import type { Express } from 'express'
import { createApp } from '../app.ts'
import { openDependencies } from '../dependencies.ts'
import { drain, listen } from '../server.ts'
import { startApi, type Account, type TestApi } from '../testing/api.ts'
import { Browser } from '../testing/browser.ts'
import { newPackage, packageWithFile } from '../testing/documents.ts'
import { endFile, finishPackage } from '../testing/rows.ts'

interface ReceivedEvent {
  event: string
  data: LoanPackage
}

/** A stream as a client reads it. */
interface Following {
  status: number
  headers: Headers
  next(): Promise<ReceivedEvent | null>
  leave(): Promise<void>
}

let api: TestApi
let server: Server
beforeAll(async () => {
  api = await startApi()
  server = await serve(api.app)
})
afterAll(async () => {
  api.deps.packageFeed.close()
  await drain(server, 1_000)
  await api.close()
})

function serve(app: Express): Promise<Server> {
  return listen(app, { host: '127.0.0.1', port: 0 })
}

function follow(packageId: string, as: Account = api.owner, from: Server = server): Promise<Following> {
  return followWith({ 'x-api-key': as.key }, packageId, from)
}

async function followWith(
  credentials: Record<string, string>,
  packageId: string,
  from: Server = server,
): Promise<Following> {
  const address = from.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const leaving = new AbortController()
  const response = await fetch(`http://127.0.0.1:${address.port}/api/v1/packages/${packageId}/events`, {
    headers: credentials,
    signal: leaving.signal,
  })
  const events = received(response)
  return {
    status: response.status,
    headers: response.headers,
    next: async () => (await events.next()).value ?? null,
    leave: async () => leaving.abort(),
  }
}

async function* received(response: Response): AsyncGenerator<ReceivedEvent, undefined> {
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/s.exec(text.slice(0, end)) ?? []
      if (event !== undefined && data !== undefined) yield { event, data: JSON.parse(data) as LoanPackage }
      text = text.slice(end + 2)
    }
  }
  return undefined
}

test('the current package arrives at once, then each change of status and progress', async () => {
  const { packageId, fileId } = await packageWithFile(api)
  const following = await follow(packageId)
  expect(following.status).toBe(200)
  const first = await following.next()
  expect(first).toEqual({ event: 'package', data: (await api.send('get', `/packages/${packageId}`)).body })

  await api.deps.database.file.update({
    where: { id: fileId },
    data: { pagesTotal: 4, pagesDone: 1, startedAt: new Date() },
  })
  expect((await following.next())?.data).toMatchObject({ status: 'Processing', progress: 0.25 })
  await endFile(api, fileId, null)
  await finishPackage(api, packageId)
  let last = await following.next()
  while (last?.data.status === 'Processing') last = await following.next()
  expect(last).toMatchObject({ event: 'package', data: { status: 'Processed', progress: 1 } })
  await following.leave()
})

test('no proxy may cache or transform the stream', async () => {
  const following = await follow((await newPackage(api)).public_id)
  expect(following.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(following.headers.get('cache-control')).toContain('no-transform')
  expect(following.headers.get('x-accel-buffering')).toBe('no')
  expect(following.headers.get('content-encoding')).toBeNull()
  await following.leave()
})

test('the stream ends when the package is deleted', async () => {
  const { id } = await newPackage(api)
  const following = await follow(id)
  await following.next()
  await api.send('delete', `/packages/${id}`)
  expect(await following.next()).toEqual({ event: 'erased', data: { id } })
  expect(await following.next()).toBeNull()
})

test('after its caller has signed out, a stream sends nothing and ends', async () => {
  const { id } = await newPackage(api)
  const browser = await Browser.signedIn(api)
  const following = await followWith(browser.credentials(), id)
  await following.next()
  await browser.send('delete', '/session')
  await api.deps.database.package.update({ where: { id }, data: { title: 'Renamed' } })
  expect(await following.next()).toBeNull()
})

test('a package of another tenant cannot be followed', async () => {
  const { id } = await newPackage(api)
  expect((await follow(id, api.stranger)).status).toBe(404)
  expect((await follow(newId())).status).toBe(404)
})

test('many clients may follow a package, over several processes', async () => {
  const { id } = await newPackage(api)
  const { dependencies, close } = openDependencies(api.config)
  const other = await serve(createApp(dependencies))
  const all = await Promise.all([...Array.from({ length: 8 }, () => follow(id)), follow(id, api.owner, other)])
  for (const each of all) await each.next()
  await api.deps.database.package.update({ where: { id }, data: { title: 'Renamed' } })
  for (const each of all) expect((await each.next())?.data.title).toBe('Renamed')
  for (const each of all) await each.leave()
  dependencies.packageFeed.close()
  await drain(other, 1_000)
  await close()
})

test('a key has a limited number of streams; closing one makes room', async () => {
  const { id } = await newPackage(api, api.stranger)
  const open = await Promise.all(Array.from({ length: 20 }, () => follow(id, api.stranger)))
  expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]))
  const refused = await follow(id, api.stranger)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  await open[0]!.leave()
  let again = await follow(id, api.stranger)
  while (again.status === 429) {
    await sleep(20)
    again = await follow(id, api.stranger)
  }
  expect(again.status).toBe(200)
  for (const each of [...open, again]) await each.leave()
})

test('a process that ends closes its streams at once', async () => {
  const { dependencies, close } = openDependencies(api.config)
  const ending = await serve(createApp(dependencies))
  const following = await follow((await newPackage(api)).id, api.owner, ending)
  await following.next()
  dependencies.packageFeed.close()
  // Open streams would delay it by an hour.
  await drain(ending, 3_600_000)
  expect(await following.next()).toBeNull()
  await close()
})
