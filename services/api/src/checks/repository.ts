import type { Database } from '@income/platform'

/** The checks across the documents as of the last calculation. */
export async function findChecks(database: Database, packageId: string): Promise<unknown> {
  const row = await database.package.findUnique({ where: { id: packageId }, select: { checks: true } })
  return row?.checks ?? []
}
