export { layoutsOf, sample } from './samples.ts'
export { SAMPLE_KINDS, type Sample, type SampleKind, type SampleOptions } from './sample.ts'
export type { Truth, TruthDocument, TruthEntry } from './truth.ts'
