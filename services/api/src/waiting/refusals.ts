import { ApiError } from '@income/shared'

const COME_BACK = { 'Retry-After': '1' }

/** For requests that would wait too long for other changes of the same package. */
export function packageBusy(): ApiError {
  return new ApiError(
    'package_busy',
    'Other changes to this package are in progress; send the request again',
    COME_BACK,
  )
}

/** For requests whose tenant has too many changes waiting. */
export function tenantBusy(): ApiError {
  const message = 'Too many of your changes are in progress at the same time; send the request again'
  return new ApiError('rate_limit_exceeded', message, COME_BACK)
}
