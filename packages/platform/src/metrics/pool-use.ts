import { Gauge, type Registry } from './metrics.ts'

/** What can be seen of a pool of connections. */
export interface PoolUse {
  /** Connections there are. */
  totalCount: number
  /** Those of them that nobody uses. */
  idleCount: number
  /** Queries and transactions that wait for a connection. */
  waitingCount: number
  options: { max: number }
}

/** Adds the use of a pool of connections to Postgres. */
export function observePool(registry: Registry, pool: PoolUse): void {
  new Gauge({
    name: 'income_database_connections',
    help: 'Connections of this process to Postgres, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  new Gauge({
    name: 'income_database_connections_max',
    help: 'Connections of this process to Postgres at the most',
    registers: [registry],
    collect() {
      this.set(pool.options.max)
    },
  })
  new Gauge({
    name: 'income_database_waiting',
    help: 'Queries and transactions of this process that wait for a connection',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount)
    },
  })
}
