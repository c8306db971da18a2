import { fileURLToPath, URL } from 'node:url'
import config from '../../../../../jest.config.mjs'

const [withoutStores] = config.projects

/** Runs the tests of packages/documents and stores the pages they draw. */
export default {
  ...withoutStores,
  displayName: 'drawn',
  rootDir: fileURLToPath(new URL('../../../../..', import.meta.url)),
  roots: ['<rootDir>/packages/documents'],
  setupFilesAfterEnv: ['<rootDir>/tools/evaluate/src/golden/drawn/write-drawn.ts'],
  testTimeout: 300_000,
}
