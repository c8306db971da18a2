import { newId, type Database } from '@income/platform'

export interface Tenant {
  id: string
  name: string
  createdAt: Date
}

export async function createTenant(database: Database, { name }: { name: string }): Promise<Tenant> {
  return database.tenant.create({ data: { id: newId(), name }, select: { id: true, name: true, createdAt: true } })
}

export async function listTenants(database: Database): Promise<Tenant[]> {
  return database.tenant.findMany({ select: { id: true, name: true, createdAt: true }, orderBy: { id: 'asc' } })
}
