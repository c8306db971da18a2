import { recordAuditEvent } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import { announceStatus } from '../lifecycle/announce.ts'
import { lockPackage } from '../lifecycle/package-lock.ts'
import { retryFile } from '../lifecycle/files/retry-file.ts'
import type { TenantChoice } from './pauses.ts'

/** Failed files with one code, and the outcome of their retry. */
export interface RetriedFiles {
  code: string
  failed: number
  retried: number
  /** Left unchanged: their packages are under review, or changed meanwhile. */
  skipped: number
}

export interface WhichFailed {
  since: Date
  tenant: TenantChoice
  /** Only files that failed with this code. */
  code?: string
  mode: 'retry' | 'count'
}

interface FailedFile {
  id: string
  packageId: string
  tenantId: string
  errorCode: string
}

/** A retry without the password would fail again. */
const NEEDS_PASSWORD = 'password_protected'
const AT_ONCE = 500

/**
 * Puts failed files back to queued, each in a separate transaction, recorded in the audit trail as an action of the
 * service.
 */
export async function retryFailed(db: Database, which: WhichFailed): Promise<RetriedFiles[]> {
  const results = new Map<string, RetriedFiles>()
  let after: string | undefined
  for (;;) {
    const files = await failedFiles(db, which, after)
    for (const file of files) {
      const result = results.get(file.errorCode) ?? { code: file.errorCode, failed: 0, retried: 0, skipped: 0 }
      results.set(file.errorCode, result)
      result.failed++
      if (which.mode === 'retry') result[(await retryOne(db, file)) ? 'retried' : 'skipped']++
    }
    after = files.at(-1)?.id
    if (files.length < AT_ONCE) return [...results.values()].sort((a, b) => a.code.localeCompare(b.code))
  }
}

async function failedFiles(db: Database, { since, tenant, code }: WhichFailed, after: string | undefined) {
  const rows = await db.file.findMany({
    where: {
      status: 'failed',
      endedAt: { gte: since },
      errorCode: code ?? { not: NEEDS_PASSWORD },
      ...(tenant !== null && { tenantId: tenant }),
      ...(after !== undefined && { id: { gt: after } }),
    },
    select: { id: true, packageId: true, tenantId: true, errorCode: true },
    orderBy: { id: 'asc' },
    take: AT_ONCE,
  })
  return rows.map((row): FailedFile => ({ ...row, errorCode: row.errorCode ?? 'unknown' }))
}

async function retryOne(db: Database, { id, packageId, tenantId, errorCode }: FailedFile): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const locked = await lockPackage(tx, tenantId, packageId)
    if (!locked || locked.underReview || !(await retryFile(tx, locked, id, null))) return false
    await recordAuditEvent(tx, {
      tenantId,
      packageId,
      actor: null,
      action: 'file_retried',
      on: { fileId: id },
      before: { status: 'failed', error: errorCode },
      after: { status: 'queued' },
    })
    await announceStatus(tx, locked)
    return true
  })
}
