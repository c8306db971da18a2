import { settingsOf, type Database, type Settings, type Transaction } from '@income/platform'

export async function findSettings(db: Database | Transaction, tenantId: string): Promise<Settings> {
  const { settings } = await db.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { settings: true } })
  return settingsOf(settings)
}

/** The same with the row locked, so that no concurrent change is lost. */
export async function lockSettings(tx: Transaction, tenantId: string): Promise<Settings> {
  await tx.$queryRaw`SELECT 1 FROM tenants WHERE id = ${tenantId}::uuid FOR NO KEY UPDATE`
  return findSettings(tx, tenantId)
}

export async function writeSettings(tx: Transaction, tenantId: string, settings: Settings): Promise<void> {
  await tx.tenant.update({ where: { id: tenantId }, data: { settings: { ...settings } } })
}
