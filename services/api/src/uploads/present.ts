import type { UploadGrant } from '@income/shared'

export function presentGrant(uploadUrl: string, uri: string): UploadGrant {
  return { upload_url: uploadUrl, uri }
}
