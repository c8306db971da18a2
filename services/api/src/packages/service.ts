import { removePackage, type Database, type Logger, type Pool, type Prisma } from '@income/platform'
import type { LoanPackage, PageOf } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import { created, noContent, type Answer } from '../http/answers/answer.ts'
import { listPage } from '../http/requests/paging.ts'
import type { UnitOfWork } from '../http/unit-of-work.ts'
import { selectPackage } from './asked-often.ts'
import { assertOpen } from './lock.ts'
import { presentAll } from './present-all.ts'
import { presentPackage } from './present.ts'
import { countPackages, createPackage, listPackages, queuedJobs } from './repository.ts'
import type { NewPackage, PackageListQuery } from './schema.ts'

export function makePackage(work: UnitOfWork, caller: Caller, given: NewPackage): Promise<Answer<LoanPackage>> {
  return work.commit(async ({ tx }) => created(presentPackage(await createPackage(tx, caller, given), 0)))
}

export async function readPackage(pool: Pool, caller: Caller, reference: string): Promise<LoanPackage> {
  const { row, progressSum } = await selectPackage(pool, caller.tenant.id, reference)
  return presentPackage(row, progressSum)
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
    ...(query.search !== undefined && { OR: matching(query.search) }),
  }
  const count = await countPackages(database, where)
  return listPage(query, count, async (range) => presentAll(database, await listPackages(database, where, range)))
}

function matching(search: string): Prisma.PackageWhereInput[] {
  // A backslash escapes the wildcards of LIKE.
  const title = search.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return [
    { title: { contains: title, mode: 'insensitive' } },
    { externalId: search },
    { publicId: search.toUpperCase() },
  ]
}

/** The log has the erased package's id, so that erasures can be repeated after a restore. */
export async function erasePackage(log: Logger, work: UnitOfWork, reference: string): Promise<Answer<null>> {
  const erased: object[] = []
  const answer = await work.changePackage(reference, async ({ tx, locked, drop }) => {
    assertOpen(locked)
    drop(await queuedJobs(tx, locked.id))
    await removePackage(tx, locked)
    erased.push({ tenant_id: locked.tenantId, package_id: locked.id })
    return noContent()
  })
  for (const ids of erased) log.info(ids, 'package erased')
  return answer
}
