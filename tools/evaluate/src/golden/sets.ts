import type { ReaderPool } from '@income/worker/reader'
import { filesOf } from '../corpus/files.ts'
import { pagesOf } from '../reading/page-cache.ts'
import { withSamples, type SampleChoice } from '../samples/make-samples.ts'
import { drawnCases } from './drawn/drawn-cases.ts'
import type { GoldenCase } from './golden-case.ts'

/** Samples are generated for every baseline from these fixed seeds. */
const SAMPLES: Readonly<Record<string, SampleChoice>> = {
  print: { count: 60, seed: 4100 },
  'office-scan': { count: 10, seed: 5100, degrade: 'office_scan' },
  'poor-scan': { count: 5, seed: 6100, degrade: 'poor_scan' },
}

/** All cases of a baseline: a folder of documents, samples as print and as scans, and pages drawn by tests. */
export async function* goldenCases(pool: ReaderPool, corpus: string): AsyncGenerator<GoldenCase> {
  yield* await drawnCases()
  yield* await casesIn(pool, corpus, 'corpus')
  for (const [set, choice] of Object.entries(SAMPLES)) {
    yield* await withSamples(choice, (folder) => casesIn(pool, folder, set))
  }
}

/** The files of a folder that have pages; an unreadable one has nothing to compare. */
async function casesIn(pool: ReaderPool, folder: string, set: string): Promise<GoldenCase[]> {
  const cases: GoldenCase[] = []
  for (const { path, name } of await filesOf(folder, undefined)) {
    const reading = await pagesOf(pool, path, 'all', 'recall')
    const pages = reading?.pages ?? []
    console.error(`${String(pages.length).padStart(4)} pages  ${set}/${name}`)
    if (pages.length > 0) cases.push({ name: `${set}/${name}`, pages })
  }
  return cases
}
