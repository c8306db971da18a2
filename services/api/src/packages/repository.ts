import { fileJobId, newId, newPublicId, type Database, type Prisma, type Transaction } from '@income/platform'
import { ApiError } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import { isUuid } from '../http/requests/identifiers.ts'
import type { Range } from '../http/requests/paging.ts'
import type { NewPackage } from './schema.ts'

const presented = {
  tenant: { select: { id: true, name: true } },
  createdBy: { select: { id: true, email: true } },
} satisfies Prisma.PackageInclude

export type PackageRow = Prisma.PackageGetPayload<{ include: typeof presented }>

/** @throws ApiError `invalid_package` if the tenant has no such package. */
export async function getPackage(db: Transaction, tenantId: string, reference: string): Promise<PackageRow> {
  const where = whereReference(tenantId, reference)
  const row = where && (await db.package.findFirst({ where, include: presented }))
  if (!row) throw noSuchPackage()
  return row
}

const found = { id: true, publicId: true, fileCount: true, underReview: true } satisfies Prisma.PackageSelect

/** The id behind a `{package_id}`, with what the lists of a package need. */
export type FoundPackage = Prisma.PackageGetPayload<{ select: typeof found }>

/** @throws ApiError `invalid_package` if the tenant has no such package. */
export async function findPackage(db: Transaction, tenantId: string, reference: string): Promise<FoundPackage> {
  const where = whereReference(tenantId, reference)
  const row = where && (await db.package.findFirst({ where, select: found }))
  if (!row) throw noSuchPackage()
  return row
}

/** null if the tenant has no such package. */
export async function findPackageId(db: Transaction, tenantId: string, reference: string): Promise<string | null> {
  const where = whereReference(tenantId, reference)
  const row = where && (await db.package.findFirst({ where, select: { id: true } }))
  return row && row.id
}

export function noSuchPackage(): ApiError {
  return new ApiError('invalid_package', 'There is no package with this identifier')
}

function whereReference(tenantId: string, reference: string): Prisma.PackageWhereInput | null {
  if (isUuid(reference)) return { tenantId, id: reference }
  const publicId = publicIdOf(reference)
  return publicId === null ? null : { tenantId, publicId }
}

/** null if the text cannot be a `public_id`. */
export function publicIdOf(reference: string): string | null {
  const publicId = reference.toUpperCase()
  return /^PKG-[0-9A-Z]{8}$/.test(publicId) ? publicId : null
}

export function createPackage(
  tx: Transaction,
  caller: Caller,
  { title, external_id }: NewPackage,
): Promise<PackageRow> {
  return tx.package.create({
    data: {
      id: newId(),
      publicId: newPublicId('PKG'),
      tenantId: caller.tenant.id,
      createdById: caller.user.id,
      title,
      externalId: external_id ?? null,
    },
    include: presented,
  })
}

export function countPackages(database: Database, where: Prisma.PackageWhereInput): Promise<number> {
  return database.package.count({ where })
}

/** Newest first: ids increase with time. */
export function listPackages(database: Database, where: Prisma.PackageWhereInput, range: Range): Promise<PackageRow[]> {
  return database.package.findMany({ where, orderBy: { id: 'desc' }, include: presented, ...range })
}

/** The total progress of the files of each package, in a single query. */
export async function sumProgress(db: Transaction, packageIds: readonly string[]): Promise<Map<string, number>> {
  if (packageIds.length === 0) return new Map()
  const sums = await db.file.groupBy({
    by: ['packageId'],
    where: { packageId: { in: [...packageIds] } },
    _sum: { progress: true },
  })
  return new Map(sums.map(({ packageId, _sum }) => [packageId, _sum.progress ?? 0]))
}

/** The jobs of its files, or of one of them, that may be in the queue. */
export async function queuedJobs(db: Transaction, packageId: string, fileId?: string): Promise<string[]> {
  const files = await db.file.findMany({
    where: { packageId, status: 'queued', dispatchedAt: { not: null }, ...(fileId !== undefined && { id: fileId }) },
    select: { id: true, dispatchNumber: true },
  })
  return files.map((file) => fileJobId(file.id, file.dispatchNumber))
}
