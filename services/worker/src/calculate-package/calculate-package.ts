import { checksAcrossDocuments } from '@income/documents'
import { commitModels, type Database, type Logger } from '@income/platform'
import { calculate, type CalculatedModel, type Check, type JobPayload } from '@income/shared'
import type { WorkerMetrics } from '../metrics.ts'
import { failedModels } from './failed-models.ts'
import { loadPackageFacts, type PackageFacts } from './package-facts.ts'

export interface PackageCalculation {
  db: Database
  log: Logger
  metrics: WorkerMetrics
}

/**
 * Handles a `calculate_package` job: computes the models outside any lock and commits them if the package is still at the
 * revision they were computed for. It goes by the package's present revision, not the job's, so that a late job is no harm.
 */
export async function calculatePackage(on: PackageCalculation, job: JobPayload<'calculate_package'>): Promise<void> {
  const facts = await loadPackageFacts(on.db, job.packageId)
  if (!facts) return
  const log = on.log.child({ packageId: job.packageId, revision: facts.revision })
  const [{ now: startedAt }] = await on.db.$queryRaw<[{ now: Date }]>`SELECT clock_timestamp() AS now`
  const models = await on.metrics.timed('calculate', async () => modelsOf(facts, log))
  const committed = await commitModels(on.db, {
    tenantId: facts.tenantId,
    packageId: job.packageId,
    revision: facts.revision,
    startedAt,
    models,
    checks: checksOf(facts, log),
  })
  log.info({ models: models.length, committed }, 'package calculated')
}

/** A calculator that throws must not leave the package without an end. */
function modelsOf(facts: PackageFacts, log: Logger): CalculatedModel[] {
  try {
    return calculate(facts)
  } catch (error) {
    log.error({ err: error }, 'the calculator threw')
    return failedModels(facts.documents)
  }
}

function checksOf(facts: PackageFacts, log: Logger): Check[] {
  try {
    return checksAcrossDocuments(facts)
  } catch (error) {
    log.error({ err: error }, 'the checks across documents threw')
    const message = 'The documents could not be compared with each other; support can tell why from the log'
    return [{ name: 'across_documents', status: 'failed', expected: null, actual: null, message }]
  }
}
