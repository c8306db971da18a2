import { createDatabase } from '@income/platform'
import { QUEUES, testStores } from './test-stores.ts'

test('two sets of stores are separate', async () => {
  const [one, other] = await Promise.all([testStores(), testStores()])
  expect(one.DATABASE_URL).not.toBe(other.DATABASE_URL)
  expect(one.S3_BUCKET).not.toBe(other.S3_BUCKET)

  const [inOne, inOther] = [one, other].map(({ DATABASE_URL }) => createDatabase({ url: DATABASE_URL, poolSize: 2 }))
  await inOne?.tenant.create({ data: { id: '0197a0c0-0000-7000-8000-000000000001', name: 'Acme' } })
  expect(await inOne?.tenant.count()).toBe(1)
  expect(await inOther?.tenant.count()).toBe(0)
  await Promise.all([inOne?.$disconnect(), inOther?.$disconnect()])
})

test('the queue can at least be on Postgres', async () => {
  expect(QUEUES).toContain('Postgres')
  expect((await testStores('Postgres')).QUEUE_URL).toMatch(/^postgres:/)
})
