export * from './model/traits.ts'
export { signalsOf, type FileSignals, type JudgedDocument } from './signals-of-file.ts'
