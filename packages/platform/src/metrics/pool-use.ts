import { Gauge, type Registry } from './metrics.ts'

/** The observable state of a connection pool. */
export interface PoolUse {
  /** Open connections. */
  totalCount: number
  /** Idle connections. */
  idleCount: number
  /** Queries and transactions that wait for a connection. */
  waitingCount: number
  options: { max: number }
}

/**
 * Adds the use of this process's connection pools to Postgres.
 * @param pools by purpose.
 */
export function observePools(registry: Registry, pools: Readonly<Record<string, PoolUse>>): void {
  const named = Object.entries(pools)
  new Gauge({
    name: 'income_database_connections',
    help: 'Connections of this process to Postgres, by pool and state',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount }] of named) {
        this.set({ pool, state: 'used' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
      }
    },
  })
  new Gauge({
    name: 'income_database_connections_max',
    help: 'Maximum number of connections of this process to Postgres, by pool',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const [pool, { options }] of named) this.set({ pool }, options.max)
    },
  })
  new Gauge({
    name: 'income_database_waiting',
    help: 'Queries and transactions of this process waiting for a connection, by pool',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const [pool, { waitingCount }] of named) this.set({ pool }, waitingCount)
    },
  })
}
