export * from './span.ts'
export * from './start-tracing.ts'
