import type { Database } from '@income/platform'
import type { LoanPackage } from '@income/shared'
import { presentPackage } from './present.ts'
import { listPackages, sumProgress, type PackageRow } from './repository.ts'

/** Only packages in progress need a look at their files. */
export async function presentAll(database: Database, rows: readonly PackageRow[]): Promise<LoanPackage[]> {
  const working = rows.filter((row) => row.status === 'Processing' && row.fileCount > 0)
  const sums = await sumProgress(
    database,
    working.map((row) => row.id),
  )
  return rows.map((row) => presentPackage(row, sums.get(row.id) ?? 0))
}

/** Those of these packages that exist. Their ids must be known to belong to the caller. */
export async function readPackagesById(database: Database, ids: string[]): Promise<LoanPackage[]> {
  return presentAll(database, await listPackages(database, { id: { in: ids } }, { skip: 0, take: ids.length }))
}
