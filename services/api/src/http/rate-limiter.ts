import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

export interface Allowance {
  allowed: boolean
  limit: number
  remaining: number
  /** Seconds until the whole limit is there again. */
  resetSeconds: number
  /** Seconds that the limit is for. */
  windowSeconds: number
}

export interface RateLimiter {
  /** Takes a request's cost from what the key has left. */
  take(keyId: string, cost: number): Promise<Allowance>
  close(): Promise<void>
}

interface RateLimiterOptions {
  /** Where all processes of the API count together, if it is redis://; otherwise each counts for itself. */
  storeUrl: string
  prefix: string
  perSecond: number
  burst: number
}

/** A window as long as the burst takes to earn: bursts pass, and in the long run no more than the rate does. */
export function createRateLimiter({ storeUrl, prefix, perSecond, burst }: RateLimiterOptions): RateLimiter {
  const points = Math.max(burst, perSecond)
  const windowSeconds = Math.ceil(points / perSecond)
  const memory = new RateLimiterMemory({ points, duration: windowSeconds })
  const redis = /^rediss?:/.test(storeUrl) ? connect(storeUrl) : null
  const limiter = redis
    ? new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `${prefix}:rate`,
        points,
        duration: windowSeconds,
        rejectIfRedisNotReady: true,
        inMemoryBlockOnConsumed: points,
        // While Redis is away each process counts for itself: requests go on.
        insuranceLimiter: memory,
      })
    : memory

  return {
    async take(keyId, cost) {
      const { result, allowed } = await consume(limiter, keyId, cost)
      return {
        allowed,
        limit: points,
        remaining: Math.max(0, result.remainingPoints),
        resetSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
        windowSeconds,
      }
    },
    async close() {
      redis?.disconnect()
    },
  }
}

function connect(url: string): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 500 })
  // An outage shows in the calls, which the insurance then answers.
  redis.on('error', () => {})
  return redis
}

async function consume(limiter: RateLimiterMemory | RateLimiterRedis, key: string, cost: number) {
  try {
    return { result: await limiter.consume(key, cost), allowed: true }
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { result: refusal, allowed: false }
    throw refusal
  }
}
