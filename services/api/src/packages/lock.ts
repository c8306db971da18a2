import { lockPackage, type LockedPackage, type Transaction } from '@income/platform'
import { ApiError } from '@income/shared'
import { findPackage, noSuchPackage } from './repository.ts'

/** Locks a package by a `{package_id}`. @throws ApiError `invalid_package`. */
export async function lockNamedPackage(tx: Transaction, tenantId: string, reference: string): Promise<LockedPackage> {
  const { id } = await findPackage(tx, tenantId, reference)
  const locked = await lockPackage(tx, tenantId, id)
  if (!locked) throw noSuchPackage()
  return locked
}

/** @throws ApiError `conflict` where nobody reviews the package: decisions and corrections belong to a review. */
export function assertUnderReview({ status }: LockedPackage): void {
  if (status !== 'Under Review') throw new ApiError('conflict', 'The package is not under review; begin a review first')
}

/** @throws ApiError `conflict` while files are being read or models computed. */
export function assertAtRest({ status }: LockedPackage): void {
  if (status === 'Processing') {
    throw new ApiError('conflict', 'The package is still being processed; wait until its status says otherwise')
  }
}

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
