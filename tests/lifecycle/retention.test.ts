import { expirePackages, type Database } from '@income/platform'
import { newFile, newPackage, newTenant, testDatabase } from '../support/stores/rows.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.$disconnect())

async function endedPackage(owner: { tenantId: string; userId: string }, daysAgo: number): Promise<string> {
  const id = await newPackage(db, owner)
  await newFile(db, owner.tenantId, id)
  await db.$executeRaw`UPDATE files SET status = 'processed' WHERE package_id = ${id}::uuid`
  await db.$executeRaw`
    UPDATE packages
    SET open_count = 0, calculated_revision = revision, updated_at = now() - make_interval(days => ${daysAgo}::int)
    WHERE id = ${id}::uuid`
  return id
}

async function ownerKeeping(retentionDays: number | null) {
  const owner = await newTenant(db)
  await db.tenant.update({ where: { id: owner.tenantId }, data: { settings: { retentionDays } } })
  return owner
}

async function remaining(ids: readonly string[]): Promise<string[]> {
  const rows = await db.package.findMany({ where: { id: { in: [...ids] } }, orderBy: { id: 'asc' } })
  return rows.map(({ id }) => id)
}

test("packages are erased after their tenant's retention, and their objects are scheduled for erasure", async () => {
  const owner = await ownerKeeping(30)
  const [old, recent] = [await endedPackage(owner, 31), await endedPackage(owner, 29)]
  expect(await expirePackages(db, 10)).toEqual([{ id: old, tenantId: owner.tenantId }])
  expect(await remaining([old, recent])).toEqual([recent])
  expect(await db.erasure.count({ where: { tenantId: owner.tenantId } })).toBe(1)
})

test('a package that never had a file, or whose files were erased, is erased too', async () => {
  const owner = await ownerKeeping(30)
  const empty = await newPackage(db, owner)
  await db.$executeRaw`UPDATE packages SET updated_at = now() - interval '31 days' WHERE id = ${empty}::uuid`
  expect(await expirePackages(db, 10)).toEqual([{ id: empty, tenantId: owner.tenantId }])
})

test('without a retention, in progress, or under review, a package stays', async () => {
  const forever = await endedPackage(await ownerKeeping(null), 9_000)
  const unset = await endedPackage(await newTenant(db), 9_000)
  const owner = await ownerKeeping(1)
  const [reviewed, working] = [await endedPackage(owner, 9), await endedPackage(owner, 9)]
  await db.package.update({ where: { id: reviewed }, data: { underReview: true } })
  await db.package.update({ where: { id: working }, data: { revision: { increment: 1 } } })
  expect(await expirePackages(db, 10)).toEqual([])
  expect(await remaining([forever, unset, reviewed, working])).toHaveLength(4)
})

test('two concurrent workers erase each package once', async () => {
  const owner = await ownerKeeping(7)
  for (let i = 0; i < 6; i++) await endedPackage(owner, 8)
  const erased = await Promise.all([expirePackages(db, 10), expirePackages(db, 10)])
  expect(erased.flat()).toHaveLength(6)
})
