export * from './compute.ts'
export * from './package-facts.ts'
export * from './recalculate.ts'
