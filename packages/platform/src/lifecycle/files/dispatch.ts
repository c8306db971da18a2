import type { Database } from '../../database/database.ts'
import { calculationJob, fileJob, type Dispatch, type JobHint } from './dispatch-job.ts'
import { DISPATCHER_LOCK, EVERYBODY } from '../../dispatching/pauses.ts'
import { turnBeingServed } from './turns.ts'

const ADMITTED_AT_ONCE = 1_000

/**
 * Admits waiting files, each tenant up to its share of outstanding jobs, tenants taking turns; none of paused tenants.
 * Returns the jobs, to be enqueued after the files record it. If the process dies before that, the queue lacks them and
 * `forgetLost` finds them.
 */
export async function admitFiles(db: Database, perTenant: number): Promise<JobHint<'process_file'>[]> {
  return db.$transaction(async (tx) => {
    const [{ locked }] = await tx.$queryRaw<[{ locked: boolean }]>`
      SELECT pg_try_advisory_xact_lock(${DISPATCHER_LOCK[0]}::int, ${DISPATCHER_LOCK[1]}::int) AS locked`
    if (!locked) return []
    const served = await turnBeingServed(tx)
    const admitted = await tx.$queryRaw<Dispatch[]>`
      WITH turns AS (
        SELECT waiting.id,
               greatest(outstanding.last_turn, ${served}) + row_number() OVER (PARTITION BY tenant.id ORDER BY waiting.id) AS turn
        FROM tenants tenant
        CROSS JOIN LATERAL (
          SELECT count(*) AS count, max(dispatch_turn) AS last_turn FROM (
            SELECT dispatch_turn FROM files
            WHERE tenant_id = tenant.id
              AND (status = 'processing' OR (status = 'queued' AND dispatched_at IS NOT NULL))
            LIMIT ${perTenant}
          ) AS limited
        ) AS outstanding
        CROSS JOIN LATERAL (
          SELECT id FROM files
          WHERE tenant_id = tenant.id AND status = 'queued' AND dispatched_at IS NULL
          ORDER BY id
          LIMIT greatest(${perTenant} - outstanding.count, 0)
        ) AS waiting
        WHERE NOT EXISTS (SELECT 1 FROM dispatch_pauses WHERE scope IN (${EVERYBODY}, tenant.id::text))
        ORDER BY turn, waiting.id
        LIMIT ${ADMITTED_AT_ONCE}
      )
      UPDATE files f
      SET dispatch_number = dispatch_number + 1, dispatch_turn = turns.turn, dispatched_at = now()
      FROM turns
      WHERE f.id = turns.id AND f.status = 'queued' AND f.dispatched_at IS NULL
      RETURNING f.id, f.dispatch_number AS dispatch, f.dispatch_turn AS turn`
    return admitted.sort((a, b) => a.turn - b.turn).map(fileJob)
  })
}

/** Jobs that should be in the queue: files dispatched a while ago that nobody has claimed. */
export async function outstandingJobs(db: Database, afterSeconds: number): Promise<JobHint<'process_file'>[]> {
  const rows = await db.$queryRaw<Dispatch[]>`
    SELECT id, dispatch_number AS dispatch, dispatch_turn AS turn FROM files
    WHERE status = 'queued' AND dispatched_at < now() - make_interval(secs => ${afterSeconds})
    ORDER BY dispatched_at LIMIT ${ADMITTED_AT_ONCE}`
  return rows.map(fileJob)
}

/** Puts files whose job the queue lost back to waiting; the next admission gives them a new number. */
export async function forgetLost(db: Database, jobs: readonly JobHint<'process_file'>[]): Promise<number> {
  let forgotten = 0
  for (const { payload } of jobs) {
    forgotten += await db.$executeRaw`
      UPDATE files SET dispatched_at = NULL
      WHERE id = ${payload.fileId}::uuid AND status = 'queued' AND dispatch_number = ${payload.dispatch}`
  }
  return forgotten
}

/** Packages whose files have all ended and whose models are due, in case their job was lost. */
export async function dueCalculations(db: Database, afterSeconds: number): Promise<JobHint<'calculate_package'>[]> {
  const rows = await db.$queryRaw<{ id: string; revision: number }[]>`
    SELECT id, revision FROM packages
    WHERE file_count > 0 AND open_count = 0 AND calculated_revision <> revision
      AND updated_at < now() - make_interval(secs => ${afterSeconds})
    ORDER BY id LIMIT 500`
  return rows.map(({ id, revision }) => calculationJob(id, revision))
}
