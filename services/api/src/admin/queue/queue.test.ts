import { claimFile, endFile, type Lease } from '@income/platform'
import { fileError, type FileErrorCode } from '@income/shared'
import { newFile, newPackage } from '../../../../../tests/support/stores/rows.ts'
import { admin, adminProcess } from '../../testing/admin-command.ts'
import { startApi, type TestApi } from '../../testing/api.ts'

let api: TestApi
let packageId: string
beforeEach(async () => {
  api = await startApi()
  packageId = await newPackage(api.deps.database, api.owner)
})
afterEach(() => api.close())

async function json<T>(...args: string[]): Promise<T> {
  const { code, stdout, stderr } = await admin([...args, '--json'], api.config)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout) as T
}

async function held(): Promise<Lease> {
  const id = await newFile(api.deps.database, api.owner.tenantId, packageId)
  return (await claimFile(api.deps.database, id, 1))!
}

async function fail(lease: Lease, code: FileErrorCode): Promise<string> {
  await endFile(api.deps.database, lease, { status: 'failed', error: fileError(code, 'in a test') })
  return lease.fileId
}

const statusOf = async (id: string) => (await api.deps.database.file.findUniqueOrThrow({ where: { id } })).status

test('the status shows a pause, a drain waits for the work in progress, and resuming ends the pause', async () => {
  const { tenantId } = api.owner
  const lease = await held()
  const waiting = await newFile(api.deps.database, tenantId, packageId)

  expect(await json('queue', 'pause', '--tenant', tenantId)).toEqual({ paused: true, takenBack: 1 })
  expect(await json('queue', 'status')).toMatchObject({
    everybodyPaused: false,
    tenants: [{ tenant: tenantId, name: 'Owner', paused: true, waiting: 1, handedOut: 0, processing: 1, modelsDue: 0 }],
  })
  expect((await admin(['queue', 'status'], api.config)).stdout).toMatch(/^tenant +name +paused .*\n.* Owner +true /)

  const impatient = await admin(['queue', 'drain', '--timeout', '0.01'], api.config)
  expect([impatient.code, impatient.stderr]).toEqual([1, expect.stringMatching(/still hold 1 files.*"queue resume"/s)])
  const drained = json('queue', 'drain')
  await fail(lease, 'corrupt_file')
  await api.deps.database.$executeRaw`UPDATE packages SET calculated_revision = revision`
  expect(await drained).toEqual({ drained: true, waiting: 1 })

  expect(await json('queue', 'status')).toMatchObject({ everybodyPaused: true })
  expect(await json('queue', 'resume')).toEqual({ paused: false, ended: true })
  expect(await json('queue', 'resume', '--tenant', tenantId)).toEqual({ paused: false, ended: true })
  expect(await json('queue', 'redrive')).toEqual({ takenBack: 0 })
  expect(await statusOf(waiting)).toBe('queued')
})

test('an unknown tenant is not taken for all tenants', async () => {
  for (const tenant of ['00000000-0000-7000-8000-000000000000', 'Acme']) {
    const { code, stderr } = await admin(['queue', 'pause', '--tenant', tenant], api.config)
    expect([code, stderr]).toEqual([1, `There is no tenant ${tenant}; "tenant list" shows all\n`])
  }
  expect(await api.deps.database.dispatchPause.count()).toBe(0)
})

test('failed files are read again, except those under review and those that need a password', async () => {
  const damaged = await fail(await held(), 'corrupt_file')
  const slow = await fail(await held(), 'processing_timeout')
  const locked = await fail(await held(), 'password_protected')
  const reviewed = packageId
  packageId = await newPackage(api.deps.database, api.owner)
  const old = await fail(await held(), 'processing_timeout')
  await api.deps.database.file.update({ where: { id: old }, data: { endedAt: new Date(0) } })

  expect(await json('file', 'retry', '--failed-since', '1h', '--dry-run')).toEqual([
    { code: 'corrupt_file', failed: 1, retried: 0, skipped: 0 },
    { code: 'processing_timeout', failed: 1, retried: 0, skipped: 0 },
  ])
  expect(await statusOf(slow)).toBe('failed')

  await api.deps.database.package.update({ where: { id: reviewed }, data: { underReview: true } })
  const slowAlone = ['file', 'retry', '--failed-since', '2026-01-01T00:00Z', '--code', 'processing_timeout']
  expect(await json(...slowAlone)).toEqual([{ code: 'processing_timeout', failed: 1, retried: 0, skipped: 1 }])
  await api.deps.database.package.update({ where: { id: reviewed }, data: { underReview: false } })
  expect(await json(...slowAlone)).toEqual([{ code: 'processing_timeout', failed: 1, retried: 1, skipped: 0 }])

  expect(await Promise.all([damaged, slow, locked, old].map(statusOf))).toEqual([
    'failed',
    'queued',
    'failed',
    'failed',
  ])
  expect(await api.deps.database.auditEvent.findFirst({ where: { action: 'file_retried' } })).toMatchObject({
    fileId: slow,
    userId: null,
    before: { status: 'failed', error: 'processing_timeout' },
  })
  const refusal = async (...args: string[]) => {
    const { code, stderr } = await adminProcess(['file', 'retry', ...args], api.config)
    return [code, stderr]
  }
  const time = expect.stringMatching(/is invalid\. Write a time such as .* or 30m, 12h or 3d\.$/m) as string
  expect(await refusal('--failed-since', 'yesterday')).toEqual([1, time])
  const codes = expect.stringMatching(/is invalid\. Codes are .*, processing_timeout.*\.$/m) as string
  expect(await refusal('--failed-since', '3h', '--code', 'timeout')).toEqual([1, codes])
})

test('usage is counted by month and tenant', async () => {
  const { tenantId } = api.owner
  const ids = [await newFile(api.deps.database, tenantId, packageId), await fail(await held(), 'corrupt_file')]
  await api.deps.database.file.update({
    where: { id: ids[0]! },
    data: { pagesTotal: 7, createdAt: '2026-01-31T23:30:00Z' },
  })
  await api.deps.database.file.update({ where: { id: ids[1]! }, data: { pagesTotal: 2 } })
  const use = await json<{ month: string; files: number; pages: number }[]>('tenant', 'usage', '--months', '999')
  expect(use).toEqual([
    {
      month: expect.any(String),
      tenant: tenantId,
      name: 'Owner',
      packages: 1,
      files: 1,
      processed: 0,
      failed: 1,
      pages: 2,
      bytes: 3,
    },
    {
      month: '2026-01',
      tenant: tenantId,
      name: 'Owner',
      packages: 1,
      files: 1,
      processed: 0,
      failed: 0,
      pages: 7,
      bytes: 3,
    },
  ])
  expect(await json('tenant', 'usage', '--months', '1', '--tenant', tenantId)).toEqual([use[0]])
})
