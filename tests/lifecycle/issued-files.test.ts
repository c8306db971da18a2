import { acceptedMakes, claimFile, endFile, type Database, type ReadDocument } from '@income/platform'
import type { FoundSignal } from '@income/shared'
import { newFile, newPackage, newTenant, testDatabase } from '../support/stores/rows.ts'

/** What is known of an issuer's files: those that the tenant accepted. */

let db: Database
let owner: { tenantId: string; userId: string }
let files = 0

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.$disconnect())
beforeEach(async () => {
  owner = await newTenant(db)
})

const MAKE = {
  creator: null,
  producer: 'OpenText',
  crossReference: 'table' as const,
  pageSizes: ['610 × 790'],
  fonts: ['helvetica'],
}

const WHITE_BOX: FoundSignal = { code: 'text_typed_over', severity: 'medium', summary: 'Typed over.', evidence: [] }

function statement(issuer: string, signals: readonly FoundSignal[]): ReadDocument {
  const read = {
    pageStart: 1,
    pageEnd: 1,
    textSource: 'text_layer',
    confidence: 1,
    fields: {},
    entries: [],
    checks: [],
  }
  return { ...read, documentType: 'bank_statement', form: null, signals, issued: { issuer, make: MAKE } }
}

/** Adds a file with unique bytes to a package. */
async function accept(packageId: string, issuer = 'harbor', signals: readonly FoundSignal[] = []): Promise<void> {
  const fileId = await newFile(db, owner.tenantId, packageId)
  const sha256 = `${files++}`.padStart(64, '0')
  const lease = (await claimFile(db, fileId, 1))!
  await db.file.update({ where: { id: fileId }, data: { sha256 } })
  await endFile(db, lease, { status: 'processed', documents: [statement(issuer, signals)], otherPages: [] })
}

/** The package as after a calculation. */
const complete = (packageId: string) =>
  db.$executeRaw`UPDATE packages SET calculated_revision = revision WHERE id = ${packageId}::uuid`

async function acceptedPackages(count: number, each: (packageId: string) => Promise<void>): Promise<string[]> {
  const packages: string[] = []
  for (let i = 0; i < count; i++) {
    const packageId = await newPackage(db, owner)
    await each(packageId)
    await complete(packageId)
    packages.push(packageId)
  }
  return packages
}

async function known(issuer = 'harbor', packageId?: string): Promise<number> {
  const asking = packageId ?? (await newPackage(db, owner))
  return (await acceptedMakes(db, { tenantId: owner.tenantId, packageId: asking }, issuer)).length
}

test('five files of three packages are enough, four are not', async () => {
  await acceptedPackages(2, async (id) => {
    await accept(id)
    await accept(id)
  })
  expect(await known()).toBe(0)
  await acceptedPackages(1, accept)
  expect(await known()).toBe(5)
  expect(await known('another bank')).toBe(0)
})

test('five files of one package are not enough', async () => {
  await acceptedPackages(1, async (id) => {
    for (let i = 0; i < 5; i++) await accept(id)
  })
  expect(await known()).toBe(0)
})

test('a file with a signal counts once the signal is dismissed', async () => {
  const packages = await acceptedPackages(4, accept)
  packages.push(...(await acceptedPackages(1, (id) => accept(id, 'harbor', [WHITE_BOX]))))
  expect(await known()).toBe(0)
  await db.signal.updateMany({
    where: { packageId: packages.at(-1)! },
    data: { dismissedReason: 'The bank confirmed it.', dismissedAt: new Date().toISOString() },
  })
  expect(await known()).toBe(5)
})

test("the package itself, and unprocessed, removed and other tenants' files do not count", async () => {
  const packages = await acceptedPackages(5, accept)
  await accept(await newPackage(db, owner))
  expect(await known()).toBe(5)
  expect(await known('harbor', packages[0])).toBe(0)
  const { tenantId } = owner
  owner = await newTenant(db)
  expect(await known()).toBe(0)
  owner = { ...owner, tenantId }
  await db.package.delete({ where: { id: packages[0]! } })
  const asking = packages[1]!
  expect((await acceptedMakes(db, { tenantId, packageId: asking }, 'harbor')).length).toBe(0)
})
