import { removePackage, type Database, type Prisma } from '@income/platform'
import type { LoanPackage, PageOf } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import { created, noContent, type Answer } from '../http/answer.ts'
import { listPage } from '../http/paging.ts'
import type { UnitOfWork } from '../http/unit-of-work.ts'
import { lockOpenPackage } from './lock.ts'
import { presentPackage } from './present.ts'
import {
  countPackages,
  createPackage,
  findPackage,
  getPackage,
  listPackages,
  sumProgress,
  type PackageRow,
} from './repository.ts'
import type { NewPackage, PackageListQuery } from './schema.ts'

export function makePackage(work: UnitOfWork, caller: Caller, given: NewPackage): Promise<Answer<LoanPackage>> {
  return work.commit(async ({ tx }) => created(presentPackage(await createPackage(tx, caller, given), 0)))
}

export async function readPackage(database: Database, caller: Caller, reference: string): Promise<LoanPackage> {
  const row = await getPackage(database, caller.tenant.id, reference)
  const [presented] = await presentAll(database, [row])
  return presented!
}

export async function readPackages(
  database: Database,
  caller: Caller,
  query: PackageListQuery,
): Promise<PageOf<LoanPackage>> {
  const where: Prisma.PackageWhereInput = {
    tenantId: caller.tenant.id,
    ...(query.status !== undefined && { status: query.status }),
    ...(query.external_id !== undefined && { externalId: query.external_id }),
  }
  const count = await countPackages(database, where)
  return listPage(query, count, async (range) => presentAll(database, await listPackages(database, where, range)))
}

/** Those of these packages that are there. Their ids must be known to be the caller's. */
export async function readPackagesById(database: Database, ids: string[]): Promise<LoanPackage[]> {
  return presentAll(database, await listPackages(database, { id: { in: ids } }, { skip: 0, take: ids.length }))
}

export function erasePackage(work: UnitOfWork, caller: Caller, reference: string): Promise<Answer<null>> {
  return work.commit(async ({ tx }) => {
    const { id } = await findPackage(tx, caller.tenant.id, reference)
    await removePackage(tx, await lockOpenPackage(tx, caller.tenant.id, id))
    return noContent()
  })
}

/** Only packages at work need their files looked at. */
async function presentAll(database: Database, rows: readonly PackageRow[]): Promise<LoanPackage[]> {
  const working = rows.filter((row) => row.status === 'Processing' && row.fileCount > 0)
  const sums = await sumProgress(
    database,
    working.map((row) => row.id),
  )
  return rows.map((row) => presentPackage(row, sums.get(row.id) ?? 0))
}
