import type { LockedPackage } from '@income/platform'
import { ApiError } from '@income/shared'

/** The state that a change requires of a locked package. Each function throws ApiError `conflict`. */

/** Decisions and corrections belong to a review. */
export function assertUnderReview({ status }: LockedPackage): void {
  if (status !== 'Under Review') throw new ApiError('conflict', 'The package is not under review; begin a review first')
}

/** No file is being read, and no models are being computed. */
export function assertAtRest({ status }: LockedPackage): void {
  if (status === 'Processing') {
    throw new ApiError(
      'conflict',
      'The package is still being processed; wait until its status is no longer Processing',
    )
  }
}

/** The set of files is fixed during a review. */
export function assertOpen({ underReview }: { underReview: boolean }): void {
  if (underReview) throw new ApiError('conflict', 'The package is under review; complete the review first')
}
