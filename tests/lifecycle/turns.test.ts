import { claimFile, type Database } from '@income/platform'
import { newFile, newPackage, newTenant, testDatabase } from '../support/stores/rows.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.$disconnect())

/** A separate tenant, and a function that registers its files. */
async function client(): Promise<{ register(count: number): Promise<string[]> }> {
  const owner = await newTenant(db)
  const packageId = await newPackage(db, owner)
  return {
    async register(count) {
      const ids: string[] = []
      while (ids.length < count) ids.push(await newFile(db, owner.tenantId, packageId))
      return ids
    },
  }
}

const turnsOf = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await db.file.findUniqueOrThrow({ where: { id } })).dispatchTurn))

const begin = (ids: readonly string[]) => Promise.all(ids.map((id) => claimFile(db, id, 1)))

test('a tenant with few files is served between those of a tenant with many, and nobody accumulates turns', async () => {
  const [busy, quiet] = [await client(), await client()]
  const many = await busy.register(8)
  expect(await turnsOf(many)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])

  await begin(many.slice(0, 4))
  const few = await quiet.register(2)
  expect(await turnsOf(few)).toEqual([6, 7])

  // If nothing is waiting, the next file comes after the last one started.
  await begin([...many.slice(4), ...few])
  expect(await turnsOf(await quiet.register(1))).toEqual([9])
})
