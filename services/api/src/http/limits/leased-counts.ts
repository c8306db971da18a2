/** What is left under a name after taking from it. */
export interface Taken {
  allowed: boolean
  remaining: number
  /** Time until the limit resets. */
  msUntilReset: number
}

/** Takes this amount at the store, where all processes count together. */
export type TakeAtStore = (name: string, amount: number) => Promise<Taken>

/** At most this much is taken ahead of its use, */
const LARGEST_LEASE = 10
/** and at most this share of the rest: the closer the limit, the more exactly it is kept. */
const SHARE_OF_REST = 1 / 50
const REMEMBERED_NAMES = 10_000

interface Lease {
  /** Taken at the store and not used yet. */
  left: number
  /** What was left at the store afterwards. */
  remaining: number
  endsAt: number
}

/**
 * Counts that are taken from the store a few at a time. Everything admitted was taken before, so a limit is never
 * exceeded. What one process takes and does not use, at most nine, is unavailable to the others until the limit resets.
 */
export class LeasedCounts {
  readonly #takeAtStore: TakeAtStore
  readonly #leases = new Map<string, Lease>()
  readonly #underWay = new Map<string, Promise<Taken>>()

  constructor(takeAtStore: TakeAtStore) {
    this.#takeAtStore = takeAtStore
  }

  async take(name: string, cost: number): Promise<Taken> {
    for (;;) {
      const taken = this.#takeFromLease(name, cost)
      if (taken) return taken
      const underWay = this.#underWay.get(name)
      if (!underWay) return this.#begin(name, cost)
      // Requests that arrive while a lease is being taken wait for it, and share its refusal.
      const lease = await underWay
      if (!lease.allowed) return lease
    }
  }

  #takeFromLease(name: string, cost: number): Taken | null {
    const lease = this.#leases.get(name)
    const msUntilReset = lease ? lease.endsAt - performance.now() : 0
    if (!lease || lease.left < cost || msUntilReset <= 0) return null
    lease.left -= cost
    return { allowed: true, remaining: lease.remaining + lease.left, msUntilReset }
  }

  #begin(name: string, cost: number): Promise<Taken> {
    const begun = this.#takeLease(name, cost).finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, begun)
    return begun
  }

  async #takeLease(name: string, cost: number): Promise<Taken> {
    const before = this.#leases.get(name)
    const amount = Math.max(cost, Math.min(LARGEST_LEASE, Math.floor((before?.remaining ?? 0) * SHARE_OF_REST)))
    const taken = await this.#takeAtStore(name, amount)
    if (this.#leases.size >= REMEMBERED_NAMES) this.#leases.clear()
    const left = taken.allowed ? amount - cost : 0
    this.#leases.set(name, { left, remaining: taken.remaining, endsAt: performance.now() + taken.msUntilReset })
    return { ...taken, remaining: taken.remaining + left }
  }
}
