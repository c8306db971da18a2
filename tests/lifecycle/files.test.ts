import {
  admitFiles,
  claimFile,
  endFile,
  expireLeases,
  forgetLost,
  giveBack,
  hasRanges,
  LeaseLost,
  LOST_LEASES_LIMIT,
  newId,
  newPublicId,
  noteAttempt,
  notePages,
  outstandingJobs,
  removeFile,
  removePackage,
  renewLease,
  retryFile,
  sharePages,
  type Database,
  type FileOutcome,
  type LeasedFile,
  type LockedPackage,
  type Transaction,
} from '@income/platform'
import { fileError } from '@income/shared'
import { newFile, newPackage, newTenant, testDatabase, underLock } from '../support/stores/rows.ts'

const DONE: FileOutcome = { status: 'processed', documents: [], otherPages: [] }
const FAILED: FileOutcome = { status: 'failed', error: fileError('corrupt_file', 'no pages') }

let db: Database
let owner: { tenantId: string; userId: string }
let packageId: string

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.$disconnect())
beforeEach(async () => {
  owner = await newTenant(db)
  packageId = await newPackage(db, owner)
})

const fileRow = (id: string) => db.file.findUniqueOrThrow({ where: { id } })
const packageRow = () => db.package.findUniqueOrThrow({ where: { id: packageId } })

async function claimed(fileId: string): Promise<LeasedFile> {
  const file = await claimFile(db, fileId, (await fileRow(fileId)).dispatchNumber)
  if (!file) throw new Error('the file could not be claimed')
  return file
}

const changing = <T>(change: (tx: Transaction, locked: LockedPackage) => Promise<T>) =>
  underLock(db, { tenantId: owner.tenantId, packageId }, change)

async function expireNow(fileId: string): Promise<void> {
  await db.$executeRaw`UPDATE files SET lease_expires_at = now() - interval '1 second' WHERE id = ${fileId}::uuid`
}

/** A database on which something else happens after every statement. */
function withAfterEachStatement(inner: Database, meanwhile: () => Promise<void>): Database {
  return new Proxy(inner, {
    get(_, name) {
      if (name !== '$executeRaw' && name !== '$queryRaw') return Reflect.get(inner, name) as unknown
      return async (text: TemplateStringsArray, ...values: unknown[]) => {
        const result: unknown = await inner[name](text, ...values)
        await meanwhile()
        return result
      }
    },
  })
}

test('a dispatched file is claimed once, and a stale job claims nothing', async () => {
  const fileId = await newFile(db, owner.tenantId, packageId)
  expect(await claimFile(db, fileId, 2)).toBeNull()
  const claims = await Promise.all([1, 2, 3, 4].map(() => claimFile(db, fileId, 1)))
  expect(claims.filter(Boolean)).toHaveLength(1)
})

test('a file ends once: a second end finds the lease gone', async () => {
  const fileId = await newFile(db, owner.tenantId, packageId)
  const file = await claimed(fileId)
  const ends = await Promise.allSettled([endFile(db, file, DONE), endFile(db, file, FAILED)])
  expect(ends.filter((end) => end.status === 'fulfilled')).toHaveLength(1)
  expect(await packageRow()).toMatchObject({ openCount: 0, fileCount: 1, revision: 2, status: 'Processing' })
})

test.each([DONE, FAILED])('a $status file leaves no ranges of pages', async (outcome) => {
  const file = await claimed(await newFile(db, owner.tenantId, packageId))
  await sharePages(db, file, [1, 2, 3, 4, 5])
  await endFile(db, file, outcome)
  expect(await hasRanges(db, file.fileId)).toBe(false)
})

test('the last file to end requests the calculation, the others do not', async () => {
  const [a, b] = [await newFile(db, owner.tenantId, packageId), await newFile(db, owner.tenantId, packageId)]
  expect(await endFile(db, await claimed(a), DONE)).toBeNull()
  expect(await endFile(db, await claimed(b), FAILED)).toMatchObject({
    name: 'calculate_package',
    payload: { revision: 4 },
  })
  expect(await packageRow()).toMatchObject({ openCount: 0, failedCount: 1 })
})

test('an expired lease goes back to queued and keeps its progress, and its late holder cannot write', async () => {
  const fileId = await newFile(db, owner.tenantId, packageId)
  const late = await claimed(fileId)
  await notePages(db, late, { total: 4, done: 3 })
  await expireNow(fileId)
  expect(await expireLeases(db)).toEqual({ requeued: 1, exhausted: [] })
  expect(await fileRow(fileId)).toMatchObject({ status: 'queued', progress: 0.75, lostLeases: 1, attempts: 0 })
  await expect(renewLease(db, late)).rejects.toThrow(LeaseLost)
  await expect(notePages(db, late, { total: 4, done: 4 })).rejects.toThrow(LeaseLost)
  await expect(endFile(db, late, DONE)).rejects.toThrow(LeaseLost)
})

test('progress never decreases when a later holder starts again', async () => {
  const fileId = await newFile(db, owner.tenantId, packageId)
  await notePages(db, await claimed(fileId), { total: 4, done: 3 })
  await expireNow(fileId)
  await expireLeases(db)
  await admitFiles(db, 16)
  await notePages(db, await claimed(fileId), { total: 4, done: 1 })
  expect((await fileRow(fileId)).progress).toBe(0.75)
})

test('a file that keeps losing its lease is given up, unless pages are finished in between', async () => {
  const fileId = await newFile(db, owner.tenantId, packageId)
  for (let lost = 1; lost < LOST_LEASES_LIMIT; lost++) {
    await claimed(fileId)
    await expireNow(fileId)
    expect((await expireLeases(db)).requeued).toBe(1)
    await admitFiles(db, 16)
  }
  const file = await claimed(fileId)
  await expireNow(fileId)
  expect(await expireLeases(db)).toEqual({
    requeued: 0,
    exhausted: [expect.objectContaining({ fileId, token: file.token })],
  })
  await notePages(db, file, { total: 9, done: 1 })
  expect((await fileRow(fileId)).lostLeases).toBe(0)
})

test('a lease that expires while others are processed is left to the next round, not given up', async () => {
  const fileId = await newFile(db, owner.tenantId, packageId)
  await claimed(fileId)
  const slow = withAfterEachStatement(db, () => expireNow(fileId))
  expect((await expireLeases(slow)).exhausted).toEqual([])
  await expireLeases(db)
  expect(await fileRow(fileId)).toMatchObject({ status: 'queued', lostLeases: 1 })
})

test('a file given back counts neither as an attempt nor as a lost lease', async () => {
  const fileId = await newFile(db, owner.tenantId, packageId)
  const file = await claimed(fileId)
  await noteAttempt(db, file)
  await giveBack(db, file)
  expect(await fileRow(fileId)).toMatchObject({ status: 'queued', dispatchedAt: null, attempts: 1, lostLeases: 0 })
})

test('a tenant gets no more jobs than its share, and tenants take turns', async () => {
  const other = await newTenant(db)
  const otherPackage = await newPackage(db, other)
  for (let i = 0; i < 5; i++) await newFile(db, owner.tenantId, packageId, 0)
  for (let i = 0; i < 2; i++) await newFile(db, other.tenantId, otherPackage, 0)
  const jobs = await admitFiles(db, 3)
  const files = await db.file.findMany({ where: { id: { in: jobs.map((job) => job.payload.fileId) } } })
  const tenants = jobs.map((job) => files.find((file) => file.id === job.payload.fileId)!.tenantId)
  expect(tenants.filter((id) => id === owner.tenantId)).toHaveLength(3)
  expect(new Set(tenants.slice(0, 2)).size).toBe(2)
  expect(await admitFiles(db, 3)).toEqual([])
})

test('a job that the queue lost is dispatched again under a higher number', async () => {
  const fileId = await newFile(db, owner.tenantId, packageId)
  await db.$executeRaw`UPDATE files SET dispatched_at = now() - interval '1 minute' WHERE id = ${fileId}::uuid`
  const lost = (await outstandingJobs(db, 4)).filter((job) => job.payload.fileId === fileId)
  expect(lost).toHaveLength(1)
  expect(await forgetLost(db, lost)).toBe(1)
  const again = (await admitFiles(db, 16)).find((job) => job.payload.fileId === fileId)
  expect(again).toMatchObject({ id: `${fileId}-2`, payload: { dispatch: 2 } })
  expect(await claimFile(db, fileId, 1)).toBeNull()
})

test('a failed file is retried from the beginning, once', async () => {
  const fileId = await newFile(db, owner.tenantId, packageId)
  const file = await claimed(fileId)
  await notePages(db, file, { total: 2, done: 1 })
  await endFile(db, file, FAILED)
  const retry = () => changing((tx, locked) => retryFile(tx, locked, fileId, null))
  expect((await Promise.all([retry(), retry()])).sort()).toEqual([false, true])
  expect(await fileRow(fileId)).toMatchObject({ status: 'queued', progress: null, errorCode: null, attempts: 0 })
  expect(await packageRow()).toMatchObject({ openCount: 1, failedCount: 0, status: 'Processing' })
})

test('removing a file keeps the counters right and schedules its objects for erasure', async () => {
  const [a, b] = [await newFile(db, owner.tenantId, packageId), await newFile(db, owner.tenantId, packageId)]
  await endFile(db, await claimed(a), DONE)
  const removed = await changing((tx, locked) => removeFile(tx, locked, b))
  expect(removed).toMatchObject({ removed: true, job: { name: 'calculate_package', payload: { revision: 4 } } })
  expect(await packageRow()).toMatchObject({ fileCount: 1, openCount: 0, failedCount: 0 })
  expect(await db.erasure.count({ where: { tenantId: owner.tenantId } })).toBe(1)
})

test('removing a package takes the lease from its worker', async () => {
  const fileId = await newFile(db, owner.tenantId, packageId)
  const file = await claimed(fileId)
  await changing(removePackage)
  await expect(endFile(db, file, DONE)).rejects.toThrow(LeaseLost)
  expect(await db.file.count({ where: { tenantId: owner.tenantId } })).toBe(0)
})

test('without its last file, a package loses its models and checks', async () => {
  const fileId = await newFile(db, owner.tenantId, packageId)
  await endFile(db, await claimed(fileId), DONE)
  const now = new Date().toISOString()
  await db.incomeModel.create({
    data: {
      id: newId(),
      tenantId: owner.tenantId,
      packageId,
      publicId: newPublicId('MDL'),
      eligibilityModelId: 'wage.v1',
      modelName: 'Wage Income',
      ruleSetVersion: '1',
      status: 'Success',
      startedAt: now,
      finishedAt: now,
      amounts: {},
    },
  })
  await db.package.update({ where: { id: packageId }, data: { checks: [{ name: 'same_person' }] } })
  await changing((tx, locked) => removeFile(tx, locked, fileId))
  expect(await db.incomeModel.count({ where: { packageId } })).toBe(0)
  expect(await packageRow()).toMatchObject({ fileCount: 0, status: 'Processing', checks: [] })
})
