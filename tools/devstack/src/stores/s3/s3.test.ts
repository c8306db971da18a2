import { request } from 'node:http'
import { createS3Storage, type ObjectStorage } from '@income/platform'
import { startThrowawayStores, type ThrowawayStores } from '../throwaway-stores.ts'

let stores: ThrowawayStores
let storage: ObjectStorage

beforeAll(async () => {
  stores = await startThrowawayStores(() => {})
  const { settings } = stores
  storage = createS3Storage({
    endpoint: settings.S3_ENDPOINT,
    publicEndpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: settings.S3_BUCKET,
    accessKey: settings.S3_ACCESS_KEY,
    secretKey: settings.S3_SECRET_KEY,
  })
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

  const { settings } = stores
  const wellKnown = createS3Storage({
    endpoint: settings.S3_ENDPOINT,
    publicEndpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: settings.S3_BUCKET,
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  })
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
