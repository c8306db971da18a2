export { copyDatabase } from './stores/copy-database.ts'
export { migrateToCurrent } from './stores/migrations.ts'
export type { StoreSettings } from './stores/options.ts'
export { startThrowawayStores, type ThrowawayStores } from './stores/throwaway-stores.ts'
