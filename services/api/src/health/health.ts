import type { Dependencies } from '../dependencies.ts'

export type DependencyState = 'up' | 'down'

export interface Readiness {
  ready: boolean
  dependencies: Record<'database' | 'storage' | 'queue', DependencyState>
}

const PATIENCE_MS = 2_000

/** Ready without the queue too: it is a hint, and whatever it loses is enqueued anew. */
export async function readiness({ database, storage, queue }: Dependencies): Promise<Readiness> {
  const [databaseState, storageState, queueState] = await Promise.all([
    stateOf(() => database.$queryRaw`SELECT 1`),
    stateOf(() => storage.ping()),
    stateOf(async () => {
      if ((await queue.depth('process_file')) === null) throw new Error('the queue is away')
    }),
  ])
  return {
    ready: databaseState === 'up' && storageState === 'up',
    dependencies: { database: databaseState, storage: storageState, queue: queueState },
  }
}

async function stateOf(call: () => Promise<unknown>): Promise<DependencyState> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<DependencyState>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, 'down')))
  const answer = call().then(
    (): DependencyState => 'up',
    (): DependencyState => 'down',
  )
  try {
    return await Promise.race([answer, patience])
  } finally {
    clearTimeout(timer)
  }
}
