/** Package and file states (specification 3.1, 3.2), spelled as on the wire. */

export const PACKAGE_STATUSES = ['Processing', 'Processed', 'Failed', 'Under Review'] as const
export type PackageStatus = (typeof PACKAGE_STATUSES)[number]

export const FILE_STATUSES = ['queued', 'processing', 'processed', 'failed'] as const
export type FileStatus = (typeof FILE_STATUSES)[number]

export const MODEL_STATUSES = ['Success', 'Failed'] as const
export type ModelStatus = (typeof MODEL_STATUSES)[number]

/** The facts that determine a package's status. */
export interface PackageFacts {
  fileCount: number
  /** Files queued or processing. */
  openCount: number
  failedCount: number
  /** Whether the models were computed for exactly these files. */
  modelsCurrent: boolean
  underReview: boolean
}

/**
 * The status of a package: a pure function of its files, its calculation and its review flag.
 * The database computes its `status` column by the same rule (see the migration); a test holds the two together.
 */
export function packageStatus(facts: PackageFacts): PackageStatus {
  if (facts.fileCount === 0 || facts.openCount > 0 || !facts.modelsCurrent) return 'Processing'
  if (facts.underReview) return 'Under Review'
  return facts.failedCount > 0 ? 'Failed' : 'Processed'
}
