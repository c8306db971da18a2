import { checksAcrossDocuments } from '@income/documents/checks'
import {
  commitModels,
  compute,
  databaseClock,
  inSpan,
  loadPackageFacts,
  type Database,
  type Logger,
  type PackageFacts,
  type Reach,
} from '@income/platform'
import type { JobPayload } from '@income/shared'
import type { WorkerMetrics } from '../operation/metrics.ts'

export interface PackageCalculation {
  db: Database
  log: Logger
  metrics: WorkerMetrics
  reach: Reach
}

/**
 * Handles a `calculate_package` job: computes the models outside any lock, and commits them if the package is still at
 * the revision they were computed for. It uses the package's current revision, not the job's, so that a late job does
 * no harm.
 */
export async function calculatePackage(on: PackageCalculation, job: JobPayload<'calculate_package'>): Promise<void> {
  const facts = await loadPackageFacts(on.db, job.packageId, 'tenant')
  if (!facts) return
  const attributes = { 'income.package_id': job.packageId }
  await inSpan('calculate_package', { parent: facts.traceParent, kind: 'CONSUMER', attributes }, () =>
    calculateFrom(on, job, facts),
  )
}

async function calculateFrom(
  on: PackageCalculation,
  job: JobPayload<'calculate_package'>,
  facts: PackageFacts,
): Promise<void> {
  const { tenantId, revision, settings } = facts
  const log = on.log.child({ package_id: job.packageId, revision })
  const startedAt = await databaseClock(on.db)
  const results = await on.metrics.timed('calculate', async () =>
    compute(facts, { compareDocuments: checksAcrossDocuments, log }),
  )
  on.reach('models_computed')
  const committed = await commitModels(on.db, {
    tenantId,
    packageId: job.packageId,
    revision,
    settings,
    startedAt,
    ...results,
  })
  on.reach('models_committed')
  log.info({ models: results.models.length, committed }, 'package calculated')
}
