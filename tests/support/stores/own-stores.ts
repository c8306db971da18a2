import { migrateToCurrent, startThrowawayStores, type ThrowawayStores } from '@income/devstack'
import type { TestSettings } from './test-stores.ts'
import { UNLIMITED_RATES } from './unlimited-rates.ts'

/** Stores that one test file may stop, freeze and kill. */
export interface OwnStores extends ThrowawayStores {
  testSettings: TestSettings
}

export async function ownStores(): Promise<OwnStores> {
  const stores = await startThrowawayStores(() => {})
  await migrateToCurrent(stores.settings.DATABASE_URL)
  const { encryptionKey } = stores.secrets
  const testSettings = {
    ...stores.settings,
    ...UNLIMITED_RATES,
    QUEUE_PREFIX: 'faults',
    ENCRYPTION_KEY: encryptionKey,
    LOG_LEVEL: 'silent',
  }
  return { ...stores, testSettings }
}
