import { randomBytes } from 'node:crypto'
import {
  claimFile,
  createLogger,
  endFile,
  Fingerprints,
  resealAll,
  Sealing,
  type Database,
  type Fingerprint,
  type ReadDocument,
} from '@income/platform'
import { newFile, newPackage, newTenant, testDatabase } from '../support/stores/rows.ts'

/** The same document, submitted again with other amounts. */

const BOX = [0.1, 0.2, 0.3, 0.25] as [number, number, number, number]

let db: Database
let owner: { tenantId: string; userId: string }

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.$disconnect())
beforeEach(async () => {
  owner = await newTenant(db)
})

function statement(closing: string, identity = 'account 4471, June'): ReadDocument {
  const amounts = [{ field: 'closing_balance', print: closing, page: 2, box: BOX }]
  const fingerprint: Fingerprint = { identity, amounts }
  const read = {
    pageStart: 1,
    pageEnd: 2,
    textSource: 'text_layer',
    confidence: 1,
    fields: {},
    entries: [],
    checks: [],
  }
  return { ...read, documentType: 'bank_statement', form: null, fingerprint }
}

async function submit(packageId: string, ...documents: ReadDocument[]) {
  const fileId = await newFile(db, owner.tenantId, packageId)
  await endFile(db, (await claimFile(db, fileId, 1))!, { status: 'processed', documents, otherPages: [] })
  return db.signal.findMany({ where: { fileId }, select: { code: true, severity: true, evidence: true } })
}

test('another package of the tenant has it with another closing balance', async () => {
  const [first, second] = [await newPackage(db, owner), await newPackage(db, owner)]
  expect(await submit(first, statement('a'))).toEqual([])
  const { publicId } = await db.package.findUniqueOrThrow({ where: { id: first } })
  const detail = `closing balance differs from that of the document in package ${publicId}`
  expect(await submit(second, statement('b'))).toEqual([
    { code: 'submitted_with_other_amounts', severity: 'medium', evidence: [{ page: 2, box: BOX, detail }] },
  ])
})

test('as does another file of the package, or the same file', async () => {
  const packageId = await newPackage(db, owner)
  await submit(packageId, statement('a'))
  const [signal] = await submit(packageId, statement('b'))
  expect(signal!.evidence).toMatchObject([{ detail: expect.stringContaining('in this package') }])
  expect(await submit(packageId, statement('c', 'July'), statement('d', 'July'))).toHaveLength(1)
})

test('the same amounts, another document and another tenant raise no signal', async () => {
  await submit(await newPackage(db, owner), statement('a'))
  expect(await submit(await newPackage(db, owner), statement('a'))).toEqual([])
  expect(await submit(await newPackage(db, owner), statement('b', 'account 0001, June'))).toEqual([])
  owner = await newTenant(db)
  expect(await submit(await newPackage(db, owner), statement('b'))).toEqual([])
})

test('of two written at the same time one sees the other', async () => {
  const packages = [await newPackage(db, owner), await newPackage(db, owner)]
  const signals = await Promise.all(packages.map((id, i) => submit(id, statement(`${i}`))))
  expect(signals.flat()).toHaveLength(1)
})

test('the fingerprints are deleted with the package', async () => {
  const first = await newPackage(db, owner)
  await submit(first, statement('a'))
  await db.package.delete({ where: { id: first } })
  expect(await submit(await newPackage(db, owner), statement('b'))).toEqual([])
})

test('a document from before a rotation of the sealing key is recognised', async () => {
  const [old, fresh] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
  const submitWith = async (closing: string, ...keys: [string, string?]) => {
    const print = await new Fingerprints(db, new Sealing(...keys), createLogger('test', 'silent')).of(owner.tenantId)
    const signals = await submit(await newPackage(db, owner), statement(print(closing), print('account 4471, June')))
    return signals.flatMap(({ evidence }) => evidence)
  }
  expect(await submitWith('a', old)).toHaveLength(0)
  expect(await submitWith('b', fresh, old)).toHaveLength(1)
  expect(await resealAll(db, new Sealing(fresh, old))).toEqual({ resealed: 1, current: 0, unknown: 0 })
  expect(await submitWith('c', fresh)).toHaveLength(2)
})

test('a sealing key that was replaced instead of rotated is reported; files are read, and tenants stay apart', async () => {
  const logged: string[] = []
  const log = createLogger('test', 'error', { write: (line) => logged.push(line) })
  const prints = new Fingerprints(db, new Sealing(randomBytes(32).toString('base64')), log)
  const [one, other] = [await prints.of('a tenant'), await prints.of('another')]
  expect(one('June')).toBe(one('June'))
  expect(one('June')).not.toBe(other('June'))
  expect(logged.join('')).toContain('set PREVIOUS_ENCRYPTION_KEY')
})
