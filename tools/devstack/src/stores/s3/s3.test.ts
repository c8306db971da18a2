import { request } from 'node:http'
import { createS3Storage, s3Options, type ObjectStorage } from '@income/platform'
import { startThrowawayStores, type ThrowawayStores } from '../throwaway-stores.ts'

let stores: ThrowawayStores
let storage: ObjectStorage

beforeAll(async () => {
  stores = await startThrowawayStores(() => {})
  storage = createS3Storage(s3Options(stores.settings))
})
afterAll(() => stores.stop())

async function statusOf(address: string, method: string): Promise<number> {
  const body = method === 'PUT' ? 'forged' : null
  return (await fetch(address, { method, body })).status
}

test('a presigned address accepts only its object', async () => {
  const address = await storage.presignPut('uploads/a', 60)
  expect(await statusOf(address, 'PUT')).toBe(200)
  expect(await storage.stat('uploads/a')).toMatchObject({ size: 6 })
  expect(await statusOf(address.replace('uploads/a', 'uploads/b'), 'PUT')).toBe(403)
  expect(await statusOf(address, 'DELETE')).toBe(403)
})

test('requests without a signature, or with the library’s built-in key, are refused', async () => {
  await storage.write('kept', Buffer.from('pay stub'), 'text/plain')
  const [anonymous = ''] = (await storage.presignGet('kept', 60, { fileName: 'a', contentType: 'text/plain' })).split(
    '?',
  )
  for (const method of ['GET', 'HEAD', 'PUT', 'POST', 'DELETE']) expect(await statusOf(anonymous, method)).toBe(403)

  const wellKnown = createS3Storage(s3Options({ ...stores.settings, S3_ACCESS_KEY: 'S3RVER', S3_SECRET_KEY: 'S3RVER' }))
  expect(await statusOf(await wellKnown.presignPut('kept', 60), 'PUT')).toBe(403)
  expect(await storage.stat('kept')).toMatchObject({ size: 8 })
})

test('a connection stays open while a client is busy with other work', async () => {
  const { headers } = await fetch(await storage.presignPut('uploads/a', 60), { method: 'PUT', body: 'kept' })
  expect(headers.get('keep-alive')).toBe('timeout=65')
})

test('an aborted upload leaves no object', async () => {
  const address = await storage.presignPut('uploads/broken', 60)
  await new Promise((resolve) => {
    const upload = request(address, { method: 'PUT', headers: { 'content-length': 1_000_000 } })
    upload.on('error', resolve)
    upload.write(Buffer.alloc(100_000), () => setTimeout(() => upload.destroy(), 200))
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await storage.stat('uploads/broken')).toBeNull()
})

test('objects created and deleted in one folder do not affect each other', async () => {
  const write = (key: string) => storage.write(key, Buffer.from(key), 'text/plain')
  const rounds = Array.from({ length: 150 }, async (_, i) => {
    await write(`shared/${i}-short-lived`)
    await storage.remove([`shared/${i}-short-lived`])
    await write(`kept/${i}/folder/object`)
  })
  await Promise.all(rounds)
  expect(await storage.keys('shared/')).toEqual([])
  expect(await storage.keys('kept/')).toHaveLength(150)
})

test('a list has everything with its prefix, however much, and nothing else', async () => {
  const keys = Array.from({ length: 1_100 }, (_, i) => `many/of/${String(i).padStart(4, '0')}/page`)
  const beside = ['many/o', 'many/off/page', 'many/of.txt']
  await Promise.all([...keys, ...beside].map((key) => storage.write(key, Buffer.from(key), 'text/plain')))
  expect((await storage.keys('many/of/')).toSorted()).toEqual(keys)
  expect((await storage.keys('many/of')).toSorted()).toEqual([...keys, 'many/of.txt', 'many/off/page'].toSorted())
  expect(await storage.keys('many/of/0007/')).toEqual(['many/of/0007/page'])
  expect(await storage.keys('many/none/')).toEqual([])
})

test.each(['../', 'many/../../', 'many//', './'])('a prefix cannot lead out of a bucket: %s', async (prefix) => {
  expect(await storage.keys(prefix)).toEqual([])
})

describe('for a page of another origin', () => {
  const PAGE = 'http://127.0.0.1:3000'

  /** The preflight of a browser before a PUT or a range request. */
  function preflight(address: string, origin: string, method: string, header: string): Promise<Response> {
    const headers = {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': header,
    }
    return fetch(address, { method: 'OPTIONS', headers })
  }

  test('a presigned address accepts a PUT, and the page may read the answer', async () => {
    const address = await storage.presignPut('uploads/from-page', 60, 8)
    const asked = await preflight(address, PAGE, 'PUT', 'content-type')
    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([200, 'content-type'])
    expect(asked.headers.get('access-control-allow-methods')).toContain('PUT')
    const headers = { origin: PAGE, 'content-type': 'application/pdf' }
    const put = await fetch(address, { method: 'PUT', headers, body: 'pay stub' })
    expect([put.status, put.headers.get('access-control-allow-origin')]).toEqual([200, PAGE])
  })

  test('a presigned address returns a part of a file, and says which', async () => {
    await storage.write('page/of', Buffer.from('pay stub'), 'application/pdf')
    const address = await storage.presignGet('page/of', 60, { fileName: 'a.pdf', contentType: 'application/pdf' })
    expect((await preflight(address, PAGE, 'GET', 'range')).status).toBe(200)
    const part = await fetch(address, { headers: { origin: PAGE, range: 'bytes=4-7' } })
    expect([part.status, await part.text()]).toEqual([206, 'stub'])
    expect(part.headers.get('access-control-allow-origin')).toBe(PAGE)
    expect(part.headers.get('access-control-expose-headers')).toContain('Content-Range')
  })

  test('a page from elsewhere is refused, and nothing can be erased from a page', async () => {
    const address = await storage.presignPut('uploads/from-page', 60)
    expect((await preflight(address, 'https://evil.example', 'PUT', 'content-type')).status).toBe(403)
    expect((await preflight(address, PAGE, 'DELETE', 'content-type')).status).toBe(403)
    const put = await fetch(address, { method: 'PUT', headers: { origin: 'https://evil.example' }, body: 'x' })
    expect(put.headers.get('access-control-allow-origin')).toBeNull()
  })
})
