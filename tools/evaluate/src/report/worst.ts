import type { FileScore } from '../scoring/score-file.ts'
import type { Row } from './row.ts'

const SHOWN = 10

/** The files with most wrong values; with `verbose` also the expected and the found values. */
export function worst(rows: readonly Row[], detail: 'names' | 'every wrong value'): string {
  const scored = rows.flatMap(({ name, score }) => (score && faults(score) > 0 ? [{ name, score }] : []))
  const lines = scored
    .sort((a, b) => faults(b.score) - faults(a.score))
    .slice(0, SHOWN)
    .flatMap(({ name, score }) => [
      `${String(faults(score)).padStart(5)} wrong, ${score.silent} silent  ${name}`,
      ...(detail === 'names' ? [] : score.wrong.map((wrong) => `        ${wrong}`)),
    ])
  return lines.length > 0 ? ['worst files', ...lines].join('\n') : 'nothing wrong'
}

function faults(score: FileScore): number {
  const entries = score.entriesTruth + score.entriesFound - 2 * score.entriesRight
  return score.fields - score.right + entries + score.documentsExtra + score.flaggedWithoutCause + score.notFlagged
}
