export { correctEntry, correctField } from './correct.ts'
export type { ReadDocument } from './read-document.ts'
