import { fileURLToPath, URL } from 'node:url'
import config from '../../../../../jest.config.mjs'

const [pure] = config.projects

/** Runs the tests of packages/documents and stores the pages they draw. */
export default {
  ...pure,
  displayName: 'drawn',
  // What a file draws is stored at its end, and that needs a setup for each file.
  runner: 'jest-runner',
  rootDir: fileURLToPath(new URL('../../../../..', import.meta.url)),
  roots: ['<rootDir>/packages/documents'],
  setupFilesAfterEnv: ['<rootDir>/tools/evaluate/src/golden/drawn/write-drawn.ts'],
  testTimeout: 300_000,
}
