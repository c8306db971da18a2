import type { StoreSettings } from '@income/devstack'

/** The variable in which jest's global setup tells the test files of the stores it started. */
export const STORES_VARIABLE = 'INCOME_TEST_STORES'

export interface SharedStores {
  settings: StoreSettings
  /** null where no redis-server was found. */
  redisUrl: string | null
  encryptionKey: string
}
