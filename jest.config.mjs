/** Units lie beside the code; `tests/` holds what crosses services. Both run on the sources, as the services do. */
export default {
  testMatch: ['**/src/**/*.test.ts', '<rootDir>/tests/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/.devstack/'],
  modulePathIgnorePatterns: ['/.devstack/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': ['@swc/jest', { jsc: { target: 'es2024', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }] },
  testEnvironment: 'node',
}
