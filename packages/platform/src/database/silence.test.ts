import { testStores } from '../../../../tests/support/stores/test-stores.ts'
import { createDatabase, type Database } from './database.ts'
import { isDatabaseOutage } from './outage.ts'

let db: Database
beforeAll(async () => {
  db = createDatabase({ url: (await testStores()).DATABASE_URL, poolSize: 1, answerWithin: 500 })
})
afterAll(() => db.$disconnect())

const never = (client: Pick<Database, '$queryRaw'>) => client.$queryRaw`SELECT pg_sleep(2)::text`

test.each<[string, () => Promise<unknown>]>([
  ['a statement', () => never(db)],
  ['a transaction', () => db.$transaction((tx) => never(tx))],
])('%s that Postgres does not answer fails as an outage, and the next is answered once it does', async (_, ask) => {
  const error = await ask().catch((reason: unknown) => reason)
  expect(isDatabaseOutage(error)).toBe(true)
  const answered = async () => db.$queryRaw`SELECT 1`.then(() => true).catch(() => false)
  for (let tries = 0; tries < 20 && !(await answered()); tries++);
  expect(await answered()).toBe(true)
})
