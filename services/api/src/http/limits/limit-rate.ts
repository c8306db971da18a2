import { ApiError } from '@income/shared'
import { countedAs } from '../../auth/caller.ts'
import type { Handler } from '../express.ts'
import type { RequestLimits } from './limits.ts'
import type { Allowance } from './rate-limiter.ts'

/** Counts the request against the limits of its key and tenant, and reports the tighter one in the headers. */
export function limitRate(limits: RequestLimits, cost: number): Handler {
  return async (_request, response, next) => {
    const { caller } = response.locals
    if (!caller) throw new Error('a request was counted before it was known who makes it')
    const allowance = await limits.takeRequest({ caller: countedAs(caller), tenantId: caller.tenant.id }, cost)
    const { limit, remaining, resetSeconds, windowSeconds } = allowance
    response.set({
      'RateLimit-Policy': `${limit};w=${windowSeconds}`,
      'RateLimit-Limit': String(limit),
      'RateLimit-Remaining': String(remaining),
      'RateLimit-Reset': String(resetSeconds),
    })
    assertAllowed(allowance)
    next()
  }
}

/** @throws ApiError `rate_limit_exceeded`, with the time to retry. */
export function assertAllowed({ allowed, resetSeconds }: Allowance): void {
  if (allowed) return
  throw new ApiError('rate_limit_exceeded', `Too many requests; try again in ${resetSeconds} s`, {
    'Retry-After': String(resetSeconds),
  })
}
