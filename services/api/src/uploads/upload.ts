import type { Prisma } from '@income/platform'

export type Upload = Prisma.UploadGetPayload<object>

/** An upload whose bytes are at a key that was never presigned for writing. */
export interface SealedUpload {
  id: string
  sealedKey: string
  size: bigint
  md5: string
  contentType: string
  arrivedAt: string
}

/** null if the upload is not sealed yet. */
export function sealedUpload({ id, sealedKey, size, md5, contentType, arrivedAt }: Upload): SealedUpload | null {
  if (sealedKey === null || size === null || md5 === null || contentType === null || arrivedAt === null) return null
  return { id, sealedKey, size, md5, contentType, arrivedAt }
}
