import { isDatabaseOutage } from '../database/outage.ts'
import { StorageOutage } from '../storage/object-storage.ts'

/** Whether an error means that Postgres or the object storage is away. */
export function isStoreOutage(error: unknown): boolean {
  return isDatabaseOutage(error) || error instanceof StorageOutage
}
