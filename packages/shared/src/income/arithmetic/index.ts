export * from './expression.ts'
export * from './explanation.ts'
