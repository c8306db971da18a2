import {
  admitFiles,
  claimFile,
  giveBack,
  pauseDispatch,
  readStandings,
  redispatch,
  resumeDispatch,
  type Database,
} from '@income/platform'
import { newFile, newPackage, newTenant, testDatabase } from '../support/stores/rows.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterEach(async () => {
  await db.dispatchPause.deleteMany()
  await db.tenant.deleteMany()
})
afterAll(() => db.$disconnect())

interface Client {
  tenantId: string
  register: () => Promise<string>
}

async function client(): Promise<Client> {
  const owner = await newTenant(db)
  const packageId = await newPackage(db, owner)
  return { tenantId: owner.tenantId, register: () => newFile(db, owner.tenantId, packageId) }
}

const dispatchOf = async (id: string) => (await db.file.findUniqueOrThrow({ where: { id } })).dispatchNumber
const admitted = async () => (await admitFiles(db, 16)).map(({ payload }) => payload.fileId)

test('paused files are withheld from workers, but a file in progress is not', async () => {
  const { tenantId, register } = await client()
  const [held, waiting] = [await register(), await register()]
  const lease = await claimFile(db, held, 1)
  expect(await pauseDispatch(db, null)).toBe(1)

  expect(await claimFile(db, waiting, await dispatchOf(waiting))).toBeNull()
  const later = await register()
  expect(await admitted()).toEqual([])
  expect(await readStandings(db, null)).toMatchObject([
    { tenant: tenantId, paused: true, waiting: 2, handedOut: 0, processing: 1 },
  ])

  await giveBack(db, lease!)
  expect(await admitted()).toEqual([])
  expect(await resumeDispatch(db, null)).toBe(true)
  expect((await admitted()).sort()).toEqual([held, waiting, later].sort())
  expect(await claimFile(db, waiting, await dispatchOf(waiting))).toMatchObject({ fileId: waiting })
})

test('a job that was handed out while the pause began is not claimed', async () => {
  const { register } = await client()
  const id = await register()
  await db.dispatchPause.create({ data: { scope: 'all' } })
  expect(await claimFile(db, id, 1)).toBeNull()
})

test('a pause of one tenant leaves the others alone, and outlasts the end of everybody’s pause', async () => {
  const [paused, other] = [await client(), await client()]
  await pauseDispatch(db, paused.tenantId)
  const [kept, free] = [await paused.register(), await other.register()]
  expect(await claimFile(db, free, 1)).toMatchObject({ fileId: free })

  await pauseDispatch(db, null)
  await resumeDispatch(db, null)
  expect(await admitted()).toEqual([])
  expect(await resumeDispatch(db, paused.tenantId)).toBe(true)
  expect(await resumeDispatch(db, paused.tenantId)).toBe(false)
  expect(await admitted()).toEqual([kept])
})

test('jobs that no worker claimed are handed out again, under another number', async () => {
  const { tenantId, register } = await client()
  const [held, waiting] = [await register(), await register()]
  await claimFile(db, held, 1)
  expect(await redispatch(db, tenantId)).toBe(1)
  expect(await admitted()).toEqual([waiting])
  expect(await claimFile(db, waiting, 1)).toBeNull()
  expect(await claimFile(db, waiting, 2)).toMatchObject({ fileId: waiting })
})
