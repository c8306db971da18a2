import { ApiError } from '@income/shared'
import type { Handler } from './express.ts'
import type { RateLimiter } from './rate-limiter.ts'

/** Counts the request against its key's limit and says in the headers what is left. */
export function limitRate(limiter: RateLimiter, cost: number): Handler {
  return async (_request, response, next) => {
    const keyId = response.locals.caller?.keyId ?? ''
    const { allowed, limit, remaining, resetSeconds, windowSeconds } = await limiter.take(keyId, cost)
    response.set({
      'RateLimit-Policy': `${limit};w=${windowSeconds}`,
      'RateLimit-Limit': String(limit),
      'RateLimit-Remaining': String(remaining),
      'RateLimit-Reset': String(resetSeconds),
    })
    if (!allowed) {
      throw new ApiError('rate_limit_exceeded', `Too many requests; try again in ${resetSeconds} s`, {
        'Retry-After': String(resetSeconds),
      })
    }
    next()
  }
}
