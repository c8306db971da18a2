import type { LoanPackage, PackageStatus } from '@income/shared'
import { timestampFrom } from '../http/answers/timestamp.ts'
import type { PackageRow } from './repository.ts'

/** Progress of a package whose files have all ended while its models are being computed. */
const ALMOST_DONE = 0.99

/** What the API shows of a package. */
export type PresentedPackage = Pick<
  PackageRow,
  | 'id'
  | 'title'
  | 'publicId'
  | 'externalId'
  | 'createdAt'
  | 'updatedAt'
  | 'status'
  | 'underReview'
  | 'fileCount'
  | 'tenant'
  | 'createdBy'
>

/** @param progressSum the total progress of its files. */
export function presentPackage(row: PresentedPackage, progressSum: number): LoanPackage {
  return {
    id: row.id,
    tenant: row.tenant,
    title: row.title,
    public_id: row.publicId,
    external_id: row.externalId,
    created_at: timestampFrom(row.createdAt),
    updated_at: timestampFrom(row.updatedAt),
    status: row.status as PackageStatus,
    created_by: row.createdBy,
    progress: progressOf(row, progressSum),
    under_review: row.underReview,
  }
}

/** The mean over the files; 0 without files; exactly 1 only with the final status. */
function progressOf({ status, fileCount }: PresentedPackage, progressSum: number): number {
  if (status !== 'Processing') return 1
  if (fileCount === 0) return 0
  return Math.min(Math.floor((progressSum / fileCount) * 10_000) / 10_000, ALMOST_DONE)
}
