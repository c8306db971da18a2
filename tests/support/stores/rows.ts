import {
  createDatabase,
  lockPackage,
  newId,
  newPublicId,
  registerFile,
  type Database,
  type LockedPackage,
  type Transaction,
} from '@income/platform'
import { testStores } from './test-stores.ts'

/** A separate database with the usual rows for tests of state. */
export async function testDatabase(): Promise<Database> {
  const { DATABASE_URL } = await testStores()
  return createDatabase({ url: DATABASE_URL, poolSize: 6 })
}

export async function newTenant(db: Database): Promise<{ tenantId: string; userId: string }> {
  const [tenantId, userId] = [newId(), newId()]
  await db.tenant.create({ data: { id: tenantId, name: 'Acme Lending' } })
  await db.user.create({ data: { id: userId, tenantId, email: 'ops@acme.test' } })
  return { tenantId, userId }
}

export async function newPackage(db: Database, owner: { tenantId: string; userId: string }): Promise<string> {
  const id = newId()
  await db.package.create({
    data: { id, tenantId: owner.tenantId, publicId: newPublicId('PKG'), title: 'A loan', createdById: owner.userId },
  })
  return id
}

/** Sealed uploads, so that no storage is needed. */
async function newUpload(db: Database, tenantId: string): Promise<string> {
  const id = newId()
  await db.upload.create({
    data: {
      id,
      tenantId,
      uri: `s3://bucket/uploads/${id}`,
      uploadKey: `uploads/${tenantId}/${id}`,
      sealedKey: `originals/${tenantId}/${id}`,
      sealedAt: new Date(),
      size: 3n,
      md5: '900150983cd24fb0d6963f7d28e17f72',
      contentType: 'application/pdf',
      arrivedAt: new Date().toISOString(),
    },
  })
  return id
}

/** Registers a new upload, as the API does. `dispatchPerTenant: 0` leaves it waiting for the dispatcher. */
export async function newFile(
  db: Database,
  tenantId: string,
  packageId: string,
  dispatchPerTenant = 16,
): Promise<string> {
  const uploadId = await newUpload(db, tenantId)
  return underLock(db, { tenantId, packageId }, async (tx, locked) => {
    const registration = { uploadId, fileName: 'statement.pdf', fileExtension: 'pdf', dispatchPerTenant }
    return (await registerFile(tx, locked, registration)).fileId
  })
}

/** Changes a package under its lock, as the services do. */
export async function underLock<T>(
  db: Database,
  { tenantId, packageId }: { tenantId: string; packageId: string },
  change: (tx: Transaction, locked: LockedPackage) => Promise<T>,
): Promise<T> {
  return db.$transaction(async (tx) => {
    const locked = await lockPackage(tx, tenantId, packageId)
    if (!locked) throw new Error('the package is not there')
    return change(tx, locked)
  })
}
