export { correctEntry, correctField } from './correct.ts'
