import { availableParallelism } from 'node:os'

/**
 * Units lie beside the code; `tests/` holds what crosses services. All run on the sources, as the services do.
 * Stores (Postgres, queue, S3) are started once for a run, and only where a test that may need them is part of it.
 */
const base = {
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/.devstack/'],
  modulePathIgnorePatterns: ['/.devstack/'],
  // Node loads the sources itself.
  transform: {},
  testRunner: '<rootDir>/tools/verify/shared-modules/runner.mjs',
  testEnvironment: '<rootDir>/tools/verify/shared-modules/environment.mjs',
}

const WITH_STORES = ['services/api', 'services/worker', 'packages/platform', 'tests'].map((path) => `<rootDir>/${path}`)

export default {
  // Documents are read for real, on machines that may be busy.
  testTimeout: 300_000,
  // Tests wait for stores and processes as much as they compute, so there are more of them than cores.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Modules of finished test files stay in memory: a worker that holds this much is restarted.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...base,
      displayName: 'without stores',
      roots: ['<rootDir>/packages', '<rootDir>/services', '<rootDir>/tools'],
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, ...WITH_STORES.map((path) => `${path}/`)],
    },
    {
      ...base,
      displayName: 'with stores',
      roots: WITH_STORES,
      globalSetup: '<rootDir>/tests/support/stores/global-setup.ts',
      globalTeardown: '<rootDir>/tests/support/stores/global-teardown.ts',
    },
  ],
}
