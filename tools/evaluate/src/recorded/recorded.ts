import type { ReaderPool } from '@income/worker/reader'
import { filesOf } from '../corpus/files.ts'
import { evaluateFile } from '../evaluate.ts'
import { readFile } from '../reading/read-file.ts'
import { withSamples } from '../samples/make-samples.ts'
import { add, emptyScore, type Score } from '../scoring/score.ts'

/** Samples with a text layer, few enough to be read in seconds. */
const RECORDED_SAMPLES = { count: 50, seed: 1 }

/** The scores of the recorded samples by kind of document. */
export type Recorded = Record<string, Score>

export function scoreRecordedSamples(pool: ReaderPool): Promise<Recorded> {
  return withSamples(RECORDED_SAMPLES, async (folder) => {
    const scores: Recorded = {}
    for (const file of await filesOf(folder, undefined)) {
      const { score } = evaluateFile(file, await readFile(pool, file.path, 'native'))
      const kind = file.name.split('/')[0]!
      scores[kind] ??= emptyScore()
      if (score) add(scores[kind], score)
    }
    return scores
  })
}

/** The faults of a score by name: all of them should stay at 0. */
export function faultsOf(score: Score): Record<string, number> {
  return {
    'documents missing': score.documents - score.documentsFound,
    'documents too many': score.documentsExtra,
    'fields wrong': score.fields - score.right,
    'entries missing': score.entriesTruth - score.entriesRight,
    'entries too many': score.entriesFound - score.entriesRight,
    'descriptions wrong': score.descriptions - score.descriptionsRight,
    'silent errors': score.silent,
    'wrong in unmarked documents': score.unmarked,
    'marked without cause': score.flaggedWithoutCause,
    'marks missing': score.notFlagged,
  }
}
