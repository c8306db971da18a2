import type { Database } from '../database/database.ts'
import { EVERYBODY, type TenantChoice } from './pauses.ts'

/** The state of a tenant's work in Postgres. */
export interface Standing {
  tenant: string
  name: string
  /** By a pause of the tenant or of all tenants. */
  paused: boolean
  /** Files that wait to be handed out. */
  waiting: number
  /** Files whose job no worker has claimed yet. */
  handedOut: number
  processing: number
  /** Packages whose models are due. */
  modelsDue: number
  /** The age of the longest-waiting file. */
  oldestSeconds: number
}

/** Tenants with work or a pause; a chosen tenant in any case. */
export async function readStandings(db: Database, tenant: TenantChoice): Promise<Standing[]> {
  return db.$queryRaw<Standing[]>`
    SELECT tenant.id AS tenant, tenant.name,
      EXISTS (SELECT 1 FROM dispatch_pauses WHERE scope IN (${EVERYBODY}, tenant.id::text)) AS paused,
      coalesce(open.waiting, 0)::int AS waiting, coalesce(open.handed_out, 0)::int AS "handedOut",
      coalesce(open.processing, 0)::int AS processing, coalesce(due.count, 0)::int AS "modelsDue",
      coalesce(open.oldest, 0)::int AS "oldestSeconds"
    FROM tenants tenant
    LEFT JOIN (
      SELECT tenant_id,
        count(*) FILTER (WHERE status = 'queued' AND dispatched_at IS NULL) AS waiting,
        count(*) FILTER (WHERE status = 'queued' AND dispatched_at IS NOT NULL) AS handed_out,
        count(*) FILTER (WHERE status = 'processing') AS processing,
        extract(epoch FROM now() - min(updated_at) FILTER (WHERE status = 'queued')) AS oldest
      FROM files WHERE status IN ('queued', 'processing') GROUP BY tenant_id
    ) AS open ON open.tenant_id = tenant.id
    LEFT JOIN (
      SELECT tenant_id, count(*) AS count FROM packages
      WHERE file_count > 0 AND open_count = 0 AND calculated_revision <> revision GROUP BY tenant_id
    ) AS due ON due.tenant_id = tenant.id
    WHERE CASE WHEN ${tenant}::uuid IS NOT NULL THEN tenant.id = ${tenant}::uuid
      ELSE open.tenant_id IS NOT NULL OR due.tenant_id IS NOT NULL
        OR EXISTS (SELECT 1 FROM dispatch_pauses WHERE scope = tenant.id::text) END
    ORDER BY tenant.id`
}

/** Whether all tenants are paused. */
export async function isEverybodyPaused(db: Database): Promise<boolean> {
  return (await db.dispatchPause.count({ where: { scope: EVERYBODY } })) > 0
}
