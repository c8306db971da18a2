import { newId, type Database } from '@income/platform'
import { isVisible } from '../../http/requests/text.ts'
import { OperatorError } from '../operator-error.ts'

export interface Tenant {
  id: string
  name: string
  createdAt: Date
}

/** @throws OperatorError if the name is blank. */
export async function createTenant(database: Database, { name }: { name: string }): Promise<Tenant> {
  if (!isVisible(name)) throw new OperatorError('A tenant needs a name')
  return database.tenant.create({ data: { id: newId(), name }, select: { id: true, name: true, createdAt: true } })
}

/** @throws OperatorError if a tenant has that name already: in a list the two could not be told apart. */
export async function refuseKnownName(database: Database, name: string): Promise<void> {
  const known = await database.tenant.findFirst({ where: { name }, select: { id: true } })
  if (known) throw new OperatorError(`Tenant ${known.id} has that name already; choose another`)
}

export async function listTenants(database: Database): Promise<Tenant[]> {
  return database.tenant.findMany({ select: { id: true, name: true, createdAt: true }, orderBy: { id: 'asc' } })
}
