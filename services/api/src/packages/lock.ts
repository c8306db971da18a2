import { lockPackage, type LockedPackage, type Transaction } from '@income/platform'
import { ApiError } from '@income/shared'
import { noSuchPackage } from './repository.ts'

/** Locks a package whose set of files may change. @throws ApiError `invalid_package`; `conflict` under review. */
export async function lockOpenPackage(tx: Transaction, tenantId: string, packageId: string): Promise<LockedPackage> {
  const locked = await lockPackage(tx, tenantId, packageId)
  if (!locked) throw noSuchPackage()
  if (locked.underReview) throw underReviewConflict()
  return locked
}

export function underReviewConflict(): ApiError {
  return new ApiError('conflict', 'The package is under review; complete the review first')
}
