/**
 * Units lie beside the code; `tests/` holds what crosses services. All run on the sources, as the services do.
 * Stores (Postgres, queue, S3) are started once for a run, and only where a test that may need them is part of it.
 */
const base = {
  testPathIgnorePatterns: ['/node_modules/', '/.devstack/'],
  modulePathIgnorePatterns: ['/.devstack/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': ['@swc/jest', { jsc: { target: 'es2024', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }],
  },
  testEnvironment: 'node',
}

const WITH_STORES = [
  '<rootDir>/services/api',
  '<rootDir>/services/worker',
  '<rootDir>/packages/platform',
  '<rootDir>/tests',
]
const ALONE = ['<rootDir>/packages/shared', '<rootDir>/packages/documents', '<rootDir>/tools']

export default {
  // Documents are read for real, on machines that may be busy: nothing here asserts how long it takes.
  testTimeout: 120_000,
  projects: [
    { ...base, displayName: 'alone', roots: ALONE, testMatch: ['**/*.test.ts'] },
    {
      ...base,
      displayName: 'with stores',
      roots: WITH_STORES,
      testMatch: ['**/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/global-setup.ts',
      globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
    },
  ],
}
