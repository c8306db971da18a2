import { newId, type Database } from '@income/platform'
import { OperatorError } from '../operator-error.ts'

export interface Tenant {
  id: string
  name: string
  createdAt: Date
}

/** @throws OperatorError if the name is blank. */
export async function createTenant(database: Database, { name }: { name: string }): Promise<Tenant> {
  if (name.trim() === '') throw new OperatorError('A tenant needs a name')
  return database.tenant.create({ data: { id: newId(), name }, select: { id: true, name: true, createdAt: true } })
}

export async function listTenants(database: Database): Promise<Tenant[]> {
  return database.tenant.findMany({ select: { id: true, name: true, createdAt: true }, orderBy: { id: 'asc' } })
}
