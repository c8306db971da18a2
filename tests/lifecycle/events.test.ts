import {
  beginReview,
  claimFile,
  commitModels,
  completeReview,
  endFile,
  removeFile,
  type Database,
  type FileOutcome,
  type LockedPackage,
  type Transaction,
} from '@income/platform'
import { DEFAULT_SETTINGS, fileError, webhookPayload } from '@income/shared'
import { newFile, newPackage, newTenant, testDatabase, underLock } from '../support/stores/rows.ts'
import { newEndpoint } from '../support/clients/webhooks.ts'

const DONE: FileOutcome = { status: 'processed', documents: [], otherPages: [] }
const FAILED: FileOutcome = { status: 'failed', error: fileError('corrupt_file', 'page 1 of Jane Rivera.pdf') }

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
  await newEndpoint(db, owner.tenantId, 'https://receiver.example/')
})

async function endNew(outcome: FileOutcome): Promise<string> {
  const fileId = await newFile(db, owner.tenantId, packageId)
  await endFile(db, (await claimFile(db, fileId, 1))!, outcome)
  return fileId
}

async function calculate(): Promise<void> {
  const { revision } = await db.package.findUniqueOrThrow({ where: { id: packageId } })
  const results = { models: [], checks: [], settings: DEFAULT_SETTINGS, startedAt: new Date().toISOString() }
  await commitModels(db, { ...results, tenantId: owner.tenantId, packageId, revision })
}

const changing = (change: (tx: Transaction, locked: LockedPackage) => Promise<unknown>) =>
  underLock(db, { tenantId: owner.tenantId, packageId }, change)

async function events() {
  return db.event.findMany({ where: { packageId }, orderBy: { id: 'asc' }, include: { deliveries: true } })
}

const types = async () => (await events()).map(({ type }) => type)

test('every end causes an event, with only ids and states, and a delivery', async () => {
  const processed = await endNew(DONE)
  const failed = await endNew(FAILED)
  await calculate()
  const all = await events()
  expect(all.map(({ type, data }) => [type, data])).toEqual([
    ['file.processed', { package_id: packageId, file_id: processed, status: 'processed' }],
    ['file.failed', { package_id: packageId, file_id: failed, status: 'failed', error_code: 'corrupt_file' }],
    ['package.failed', { package_id: packageId, status: 'Failed' }],
  ])
  for (const { type, data, deliveries } of all) {
    expect(deliveries).toHaveLength(1)
    const timestamp = '2026-01-15T10:30:00.123456+00:00'
    expect(webhookPayload.strict().safeParse({ type, timestamp, data }).error).toBeUndefined()
  }
})

test('an event has the number of signals in its file or package, but not their contents', async () => {
  const signal = {
    code: 'revision_changed_text',
    severity: 'high',
    summary: 'It read 12.00 before.',
    evidence: [],
  } as const
  await endNew({ ...DONE, signals: [signal, { ...signal, severity: 'info' }] })
  await calculate()
  const signals = { high: 1, medium: 0, low: 0, info: 1 }
  const seen = await events()
  expect(seen.map(({ type, data }) => [type, data])).toEqual([
    ['file.processed', expect.objectContaining({ status: 'processed', signals })],
    ['package.processed', { package_id: packageId, status: 'Processed', signals }],
  ])
  const timestamp = '2026-01-15T10:30:00.123456+00:00'
  for (const { type, data } of seen) {
    expect(webhookPayload.strict().safeParse({ type, timestamp, data }).error).toBeUndefined()
  }
})

test('a package is announced as processed once, however often its models are computed, and again after more files', async () => {
  await endNew(DONE)
  await Promise.all([calculate(), calculate()])
  await calculate()
  await endNew(DONE)
  await calculate()
  expect((await types()).filter((type) => type.startsWith('package.'))).toEqual([
    'package.processed',
    'package.processed',
  ])
})

test('a review begins and ends with an event each', async () => {
  await endNew(DONE)
  await calculate()
  const actor = { userId: owner.userId, keyId: 'key' }
  await changing((tx, locked) => beginReview(tx, locked, actor))
  await changing((tx, locked) => completeReview(tx, locked, actor))
  expect(await types()).toEqual(['file.processed', 'package.processed', 'package.under_review', 'package.processed'])
})

test('a package that its tenant wants reviewed goes under review, without being announced as processed', async () => {
  await db.tenant.update({ where: { id: owner.tenantId }, data: { settings: { automaticReview: 'failed' } } })
  await endNew(DONE)
  const { revision } = await db.package.findUniqueOrThrow({ where: { id: packageId } })
  const check = { name: 'names', status: 'failed', expected: null, actual: null, message: 'They differ' } as const
  const results = { models: [], checks: [check], settings: DEFAULT_SETTINGS, startedAt: new Date().toISOString() }
  await commitModels(db, { ...results, tenantId: owner.tenantId, packageId, revision })
  expect(await types()).toEqual(['file.processed', 'package.under_review'])
})

test('deleting a file deletes its pending events, and the package is announced again', async () => {
  const failed = await endNew(FAILED)
  await endNew(DONE)
  await calculate()
  await changing((tx, locked) => removeFile(tx, locked, failed))
  await calculate()
  expect(await types()).toEqual(['file.processed', 'package.failed', 'package.processed'])
  expect(await db.delivery.count({ where: { tenantId: owner.tenantId } })).toBe(3)
})
