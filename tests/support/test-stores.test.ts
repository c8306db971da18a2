import { createDatabase, createS3Storage } from '@income/platform'
import { QUEUES, testStores } from './test-stores.ts'

test('two sets of stores see nothing of each other', async () => {
  const [one, other] = await Promise.all([testStores(), testStores()])
  expect(one.DATABASE_URL).not.toBe(other.DATABASE_URL)
  expect(one.S3_BUCKET).not.toBe(other.S3_BUCKET)

  const [inOne, inOther] = [one, other].map(({ DATABASE_URL }) => createDatabase({ url: DATABASE_URL, poolSize: 2 }))
  await inOne?.tenant.create({ data: { id: '0197a0c0-0000-7000-8000-000000000001', name: 'Acme' } })
  expect(await inOne?.tenant.count()).toBe(1)
  expect(await inOther?.tenant.count()).toBe(0)
  await Promise.all([inOne?.$disconnect(), inOther?.$disconnect()])
})

test('the storage takes what is signed and refuses everybody else', async () => {
  const settings = await testStores()
  const storage = createS3Storage({
    endpoint: settings.S3_ENDPOINT,
    publicEndpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: settings.S3_BUCKET,
    accessKey: settings.S3_ACCESS_KEY,
    secretKey: settings.S3_SECRET_KEY,
  })
  const address = await storage.presignPut('uploads/a', 60)
  expect((await fetch(address, { method: 'PUT', body: 'pay stub' })).status).toBe(200)
  expect(await storage.stat('uploads/a')).toMatchObject({ size: 8 })

  const anonymous = address.replace(/\?.*/, '')
  expect((await fetch(anonymous)).status).toBe(403)
  expect((await fetch(anonymous, { method: 'PUT', body: 'forged' })).status).toBe(403)
  expect((await fetch(address.replace('uploads/a', 'uploads/b'), { method: 'PUT', body: 'forged' })).status).toBe(403)
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(403)
})

test('the queue is on Postgres at least', async () => {
  expect(QUEUES).toContain('Postgres')
  expect((await testStores('Postgres')).QUEUE_URL).toMatch(/^postgres:/)
})
