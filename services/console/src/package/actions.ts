import { client } from '../api/client.ts'
import type { FileRecord, LoanPackage } from '../api/types.ts'

/** Actions on a package as a whole. */

export function completeReview(packageId: string): Promise<LoanPackage> {
  return client.completeReview({ package_id: packageId })
}

export function retryFile(packageId: string, fileId: string, password?: string): Promise<FileRecord> {
  return client.retryFile({ package_id: packageId, file_id: fileId, ...(password !== undefined && { password }) })
}

export function deleteFile(packageId: string, fileId: string): Promise<undefined> {
  return client.deleteFile({ package_id: packageId, file_id: fileId })
}
