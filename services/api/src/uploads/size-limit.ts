import { ApiError } from '@income/shared'

const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const

/** @param limit in bytes. */
export function fileTooLarge(limit: number): ApiError {
  return new ApiError('file_too_large', `The file exceeds the maximum size of ${readableSize(limit)}`)
}

/** `10 MB`, `1 GB`, `1.5 MB`: the largest unit of 1024 that fits. */
export function readableSize(bytes: number): string {
  const step = Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1)
  return `${Number((bytes / 1024 ** step).toFixed(2))} ${UNITS[step]}`
}
