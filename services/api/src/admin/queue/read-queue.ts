import { isEverybodyPaused, readStandings, type Database, type Standing, type TenantChoice } from '@income/platform'

export interface QueueStanding {
  everybodyPaused: boolean
  /** Tenants with work, or paused ones. */
  tenants: Standing[]
}

export async function readQueue(db: Database, tenant: TenantChoice): Promise<QueueStanding> {
  return { everybodyPaused: await isEverybodyPaused(db), tenants: await readStandings(db, tenant) }
}
