import type { StoreSettings } from '@income/devstack'

/** The variable by which jest's global setup passes its stores to the test files. */
export const STORES_VARIABLE = 'INCOME_TEST_STORES'

export interface SharedStores {
  settings: StoreSettings
  /** null if no redis-server was found. */
  redisUrl: string | null
  encryptionKey: string
}
