import pTimeout from 'p-timeout'
import type { Database } from '../database/database.ts'
import { Gauge, type Registry } from '../metrics/metrics.ts'
import type { JobQueue } from '../queue/job-queue.ts'
import type { ObjectStorage } from '../storage/object-storage.ts'
import { shareCall } from './share-call.ts'

/** The stores that a service depends on. */
type DependencyName = 'postgres' | 'queue' | 'storage'
type DependencyState = 'up' | 'down'
export type DependencyStates = Partial<Record<DependencyName, DependencyState>>

export interface Stores {
  database: Database
  storage: ObjectStorage
  /** Absent if the service does not use it. */
  queue?: JobQueue | undefined
}

const PATIENCE_MS = 2_000

/** Checks each dependency separately; one that does not answer within two seconds is down. */
export function askDependencies(stores: Stores): () => Promise<DependencyStates> {
  return shareCall(() => dependencyStates(stores))
}

async function dependencyStates({ database, storage, queue }: Stores): Promise<DependencyStates> {
  const [postgresState, storageState, queueState] = await Promise.all([
    stateOf(() => database.$queryRaw`SELECT 1`),
    stateOf(() => storage.ping()),
    queue &&
      stateOf(async () => {
        if ((await queue.depth('process_file')) === null) throw new Error('the queue is away')
      }),
  ])
  return { postgres: postgresState, storage: storageState, ...(queueState && { queue: queueState }) }
}

/** Adds whether each dependency answers, checked whenever the metrics are read. */
export function observeDependencies(registry: Registry, ask: () => Promise<DependencyStates>): void {
  new Gauge({
    name: 'income_dependency_up',
    help: 'Whether a store answers this process: 1 or 0',
    labelNames: ['dependency'],
    registers: [registry],
    async collect() {
      for (const [dependency, state] of Object.entries(await ask())) this.set({ dependency }, state === 'up' ? 1 : 0)
    },
  })
}

function stateOf(call: () => Promise<unknown>): Promise<DependencyState> {
  return pTimeout(call(), { milliseconds: PATIENCE_MS }).then(
    () => 'up',
    () => 'down',
  )
}
