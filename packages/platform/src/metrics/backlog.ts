import type { Database } from '../database/database.ts'
import { shareCall } from '../health/share-call.ts'
import { Gauge, type Registry } from './metrics.ts'

/** Waiting and running work, from Postgres. Ages are in seconds by its clock; 0 if nothing waits. */
interface Backlog {
  filesWaiting: number
  oldestFileAge: number
  filesProcessing: number
  pagesWaiting: number
  oldestPagesAge: number
  pauses: number
  oldestPauseAge: number
  modelsDue: number
  oldestModelsAge: number
  deliveriesPending: number
  oldestDeliveryAge: number
  erasuresDue: number
  oldestErasureAge: number
}

const GAUGES = {
  filesWaiting: ['income_files_waiting', 'Files waiting for a worker'],
  oldestFileAge: ['income_files_waiting_oldest_seconds', 'How long the longest-waiting file has been waiting'],
  filesProcessing: ['income_files_processing', 'Files held by a worker'],
  pagesWaiting: [
    'income_pages_waiting',
    'Pages of large scans that are offered to all workers and that no worker reads yet',
  ],
  oldestPagesAge: ['income_pages_waiting_oldest_seconds', 'How long the pages offered first have been waiting'],
  pauses: ['income_dispatch_pauses', 'Pauses by operators: workers take no files of one tenant, or of any tenant'],
  oldestPauseAge: ['income_dispatch_paused_oldest_seconds', 'How long the oldest pause has lasted'],
  modelsDue: ['income_packages_to_calculate', 'Packages whose files have all ended and whose models are due'],
  oldestModelsAge: ['income_packages_to_calculate_oldest_seconds', 'How long the oldest due models have been due'],
  deliveriesPending: ['income_webhooks_pending', 'Deliveries of events that have not been accepted yet'],
  oldestDeliveryAge: ['income_webhooks_overdue_seconds', 'How long the oldest due delivery has been due'],
  erasuresDue: ['income_erasures_due', 'Objects and folders of objects that are due to be erased'],
  oldestErasureAge: ['income_erasures_overdue_seconds', 'How long the oldest due erasure has been due'],
} as const satisfies Record<keyof Backlog, readonly [string, string]>

/**
 * Adds the waiting work of all tenants, queried from Postgres whenever the metrics are read. Every process reports the
 * same; while Postgres is away, none does.
 */
export function observeBacklog(registry: Registry, db: Database): void {
  // One query for all gauges of a scrape.
  const ask = shareCall(() => readBacklog(db))
  for (const [key, [name, help]] of Object.entries(GAUGES) as [keyof Backlog, readonly [string, string]][]) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        try {
          this.set((await ask())[key])
        } catch {
          this.remove()
        }
      },
    })
  }
}

async function readBacklog(db: Database): Promise<Backlog> {
  const [backlog] = await db.$queryRaw<[Backlog]>`
    SELECT
      waiting.count::int AS "filesWaiting", waiting.age AS "oldestFileAge",
      (SELECT count(*)::int FROM files WHERE status = 'processing') AS "filesProcessing",
      pages.count::int AS "pagesWaiting", pages.age AS "oldestPagesAge",
      paused.count::int AS "pauses", paused.age AS "oldestPauseAge",
      due.count::int AS "modelsDue", due.age AS "oldestModelsAge",
      pending.count::int AS "deliveriesPending", pending.age AS "oldestDeliveryAge",
      erasing.count::int AS "erasuresDue", erasing.age AS "oldestErasureAge"
    FROM
      (SELECT count(*) AS count, coalesce(extract(epoch FROM now() - min(updated_at)), 0)::float8 AS age
       FROM packages WHERE file_count > 0 AND open_count = 0 AND calculated_revision <> revision) AS due,
      (SELECT count(*) AS count, coalesce(extract(epoch FROM now() - min(due_at)), 0)::float8 AS age
       FROM erasures WHERE due_at <= now()) AS erasing,
      (SELECT count(*) AS count, coalesce(extract(epoch FROM now() - min(updated_at)), 0)::float8 AS age
       FROM files WHERE status = 'queued') AS waiting,
      (SELECT count(*) AS count, coalesce(extract(epoch FROM now() - min(paused_at)), 0)::float8 AS age
       FROM dispatch_pauses) AS paused,
      (SELECT coalesce(sum(cardinality(pages)), 0) AS count,
              coalesce(extract(epoch FROM now() - min(page_ranges.created_at)), 0)::float8 AS age
       FROM page_ranges JOIN files ON files.id = file_id
       WHERE status = 'processing' AND (page_ranges.lease_expires_at IS NULL OR page_ranges.lease_expires_at < now())) AS pages,
      (SELECT count(*) AS count, greatest(coalesce(extract(epoch FROM now() - min(next_attempt_at)), 0), 0)::float8 AS age
       FROM deliveries JOIN webhook_endpoints endpoint ON endpoint.id = deliveries.endpoint_id
       WHERE status = 'pending' AND endpoint.disabled_at IS NULL) AS pending`
  return backlog
}
