import { startGuardian } from '../process/guardian.ts'
import { newSecrets, type StackSecrets } from '../stack/secrets.ts'
import { throwawayDirectory } from '../stack/throwaway.ts'
import { startStores, type Stores } from './stores.ts'

export interface ThrowawayStores extends Stores {
  secrets: StackSecrets
  /** Ends the stores and removes their data. */
  stop(): Promise<void>
}

/**
 * Separate stores for tests: stores named in the environment are left alone, and nothing remains.
 * @param searchPath where to look for redis-server; without one the queue is in Postgres.
 */
export async function startThrowawayStores(
  report: (line: string) => void,
  searchPath = process.env['PATH'],
): Promise<ThrowawayStores> {
  const directory = await throwawayDirectory()
  const guardian = await startGuardian({ lock: null, remove: [directory] })
  if (!guardian) throw new Error('the guardian could not be started')
  const secrets = newSecrets()
  try {
    const options = {
      directory,
      durability: 'throwaway',
      secrets,
      environment: { PATH: searchPath },
      guardian,
      report,
      onRestart: () => {},
    } as const
    return { ...(await startStores(options)), secrets, stop: () => guardian.close() }
  } catch (error) {
    await guardian.close()
    throw error
  }
}
