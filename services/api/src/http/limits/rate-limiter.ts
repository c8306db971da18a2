import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { LeasedCounts } from './leased-counts.ts'

export interface Allowance {
  allowed: boolean
  limit: number
  remaining: number
  /** Seconds until the limit resets. */
  resetSeconds: number
  /** The length of the window in seconds. */
  windowSeconds: number
}

/** A limit that applies to each name separately. */
export interface RateLimiter {
  /** Takes this amount from what is left under the name. */
  take(name: string, cost: number): Promise<Allowance>
}

interface Limit {
  /** What is counted: keys, tenants, addresses. */
  of: string
  perSecond: number
  burst: number
}

/** After a failure the store is not asked for this long: requests must not wait for it one by one. */
const STORE_REST_MS = 2_000
const STORE_PATIENCE_MS = 500

/** Where the API's processes count together. */
export interface CountStore {
  limiter(limit: Limit): RateLimiter
  close(): void
}

/** @param url redis://; with any other, each process counts separately. */
export function openCountStore({ url, prefix }: { url: string; prefix: string }): CountStore {
  const redis = /^rediss?:/.test(url) ? connect(url) : null
  let restUntil = 0

  function limiter({ of, perSecond, burst }: Limit): RateLimiter {
    // The window is the time in which the burst is earned: bursts pass, and the long-term rate is kept.
    const points = Math.max(burst, Math.ceil(perSecond))
    const duration = Math.ceil(points / perSecond)
    const memory = new RateLimiterMemory({ points, duration })
    const shared =
      redis &&
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `${prefix}:rate:${of}`,
        points,
        duration,
        rejectIfRedisNotReady: true,
        inMemoryBlockOnConsumed: points,
      })

    /** While the store is away each process counts separately, so that requests continue. */
    async function consume(name: string, cost: number): Promise<Consumed> {
      if (shared && performance.now() >= restUntil) {
        try {
          return await consumeFrom(shared, name, cost)
        } catch {
          restUntil = performance.now() + STORE_REST_MS
        }
      }
      return consumeFrom(memory, name, cost)
    }

    const counts = new LeasedCounts(async (name, amount) => {
      const { result, allowed } = await consume(name, amount)
      return { allowed, remaining: Math.max(0, result.remainingPoints), msUntilReset: result.msBeforeNext }
    })

    return {
      async take(name, cost) {
        const { allowed, remaining, msUntilReset } = await counts.take(name, cost)
        return {
          allowed,
          limit: points,
          remaining,
          resetSeconds: Math.max(1, Math.ceil(msUntilReset / 1000)),
          windowSeconds: duration,
        }
      },
    }
  }

  return { limiter, close: () => redis?.disconnect() }
}

function connect(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: STORE_PATIENCE_MS,
  })
  // Failed calls report the outage.
  redis.on('error', () => {})
  return redis
}

interface Consumed {
  result: RateLimiterRes
  allowed: boolean
}

async function consumeFrom(
  limiter: RateLimiterMemory | RateLimiterRedis,
  name: string,
  cost: number,
): Promise<Consumed> {
  try {
    return { result: await limiter.consume(name, cost), allowed: true }
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { result: refusal, allowed: false }
    throw refusal
  }
}
