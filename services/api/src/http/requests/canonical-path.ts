import type { Database } from '@income/platform'
import { findPackageId } from '../../packages/repository.ts'
import { isUuid } from './identifiers.ts'

/**
 * A route's path in canonical form: a package by its id even if the request uses its `public_id`, and UUIDs in lower
 * case.
 * @param pattern the path as the route declares it.
 */
export async function canonicalPath(
  database: Database,
  tenantId: string,
  pattern: string,
  params: Readonly<Record<string, string | string[]>>,
): Promise<string> {
  const names = new Map(Object.entries(params).map(([name, value]) => [name, String(value)]))
  const reference = names.get('package_id')
  if (reference !== undefined && !isUuid(reference)) {
    names.set('package_id', (await findPackageId(database, tenantId, reference)) ?? reference)
  }
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath(names.get(name) ?? ''))
}

function inPath(name: string): string {
  return isUuid(name) ? name.toLowerCase() : encodeURIComponent(name)
}
