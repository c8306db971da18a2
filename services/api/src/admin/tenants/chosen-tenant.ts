import type { Database, TenantChoice } from '@income/platform'
import { OperatorError } from '../operator-error.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** @throws OperatorError if there is no such tenant: a mistyped id must not select all tenants. */
export async function chosenTenant(db: Database, id: string | undefined): Promise<TenantChoice> {
  if (id === undefined) return null
  const known = UUID.test(id) && (await db.tenant.count({ where: { id } })) > 0
  if (!known) throw new OperatorError(`There is no tenant ${id}; "tenant list" shows all`)
  return id.toLowerCase()
}
