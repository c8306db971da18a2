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

test('a presigned address takes the one object it was made for', async () => {
  const address = await storage.presignPut('uploads/a', 60)
  expect(await statusOf(address, 'PUT')).toBe(200)
  expect(await storage.stat('uploads/a')).toMatchObject({ size: 6 })
  expect(await statusOf(address.replace('uploads/a', 'uploads/b'), 'PUT')).toBe(403)
  expect(await statusOf(address, 'DELETE')).toBe(403)
})

test('nothing is done for requests without a signature, or with the library’s built-in key', async () => {
  await storage.write('kept', Buffer.from('pay stub'), 'text/plain')
  const [anonymous = ''] = (await storage.presignGet('kept', 60, { fileName: 'a', contentType: 'text/plain' })).split(
    '?',
  )
  for (const method of ['GET', 'HEAD', 'PUT', 'POST', 'DELETE']) expect(await statusOf(anonymous, method)).toBe(403)

  const wellKnown = createS3Storage(s3Options({ ...stores.settings, S3_ACCESS_KEY: 'S3RVER', S3_SECRET_KEY: 'S3RVER' }))
  expect(await statusOf(await wellKnown.presignPut('kept', 60), 'PUT')).toBe(403)
  expect(await storage.stat('kept')).toMatchObject({ size: 8 })
})

test('an upload that breaks off leaves no object', async () => {
  const address = await storage.presignPut('uploads/broken', 60)
  await new Promise((resolve) => {
    const upload = request(address, { method: 'PUT', headers: { 'content-length': 1_000_000 } })
    upload.on('error', resolve)
    upload.write(Buffer.alloc(100_000), () => setTimeout(() => upload.destroy(), 200))
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await storage.stat('uploads/broken')).toBeNull()
})

test('objects that come and go in one folder do not take each other along', async () => {
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

test('a list holds all that begins with its prefix, however much it is, and nothing beside it', async () => {
  const keys = Array.from({ length: 1_100 }, (_, i) => `many/of/${String(i).padStart(4, '0')}/page`)
  const beside = ['many/o', 'many/off/page', 'many/of.txt']
  await Promise.all([...keys, ...beside].map((key) => storage.write(key, Buffer.from(key), 'text/plain')))
  expect((await storage.keys('many/of/')).toSorted()).toEqual(keys)
  expect((await storage.keys('many/of')).toSorted()).toEqual([...keys, 'many/of.txt', 'many/off/page'].toSorted())
  expect(await storage.keys('many/of/0007/')).toEqual(['many/of/0007/page'])
  expect(await storage.keys('many/none/')).toEqual([])
})

test.each(['../', 'many/../../', 'many//', './'])('a prefix leads out of no bucket: %s', async (prefix) => {
  expect(await storage.keys(prefix)).toEqual([])
})
