import type { Allowance, CountStore, RateLimiter } from './rate-limiter.ts'

export interface RequestLimits {
  /**
   * Takes a request's cost from the limits of its caller (usually a key) and its tenant, and returns the tighter one.
   */
  takeRequest(of: { caller: string; tenantId: string }, cost: number): Promise<Allowance>
  /** Counts a failed authentication from an address. */
  takeFailure(address: string): Promise<Allowance>
}

export interface LimitSettings {
  RATE_LIMIT_PER_SECOND: number
  RATE_LIMIT_BURST: number
  TENANT_RATE_LIMIT_PER_SECOND: number
  TENANT_RATE_LIMIT_BURST: number
  FAILED_KEYS_PER_MINUTE: number
}

export function createRequestLimits(store: CountStore, settings: LimitSettings): RequestLimits {
  const keys = store.limiter({
    of: 'key',
    perSecond: settings.RATE_LIMIT_PER_SECOND,
    burst: settings.RATE_LIMIT_BURST,
  })
  const tenants = store.limiter({
    of: 'tenant',
    perSecond: settings.TENANT_RATE_LIMIT_PER_SECOND,
    burst: settings.TENANT_RATE_LIMIT_BURST,
  })
  const failures = store.limiter({
    of: 'failure',
    perSecond: settings.FAILED_KEYS_PER_MINUTE / 60,
    burst: settings.FAILED_KEYS_PER_MINUTE,
  })
  return {
    takeRequest: ({ caller, tenantId }, cost) => takeBoth([keys, caller], [tenants, tenantId], cost),
    takeFailure: (address) => failures.take(address, 1),
  }
}

type Counted = readonly [limiter: RateLimiter, name: string]

/** A refused key takes nothing from its tenant: it would use up the share of the tenant's other keys. */
async function takeBoth([keys, key]: Counted, [tenants, tenant]: Counted, cost: number): Promise<Allowance> {
  const ofKey = await keys.take(key, cost)
  if (!ofKey.allowed) return ofKey
  const ofTenant = await tenants.take(tenant, cost)
  return !ofTenant.allowed || ofTenant.remaining < ofKey.remaining ? ofTenant : ofKey
}
