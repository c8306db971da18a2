import type { Database } from '@income/platform'

/** The checks across the documents as the last calculation left them. */
export async function findChecks(database: Database, packageId: string): Promise<unknown> {
  const row = await database.package.findUnique({ where: { id: packageId }, select: { checks: true } })
  return row?.checks ?? []
}
