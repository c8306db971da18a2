/** Counts of one file, or the sum over a group of files. */
export interface Score {
  documents: number
  documentsFound: number
  documentsExtra: number
  fields: number
  right: number
  entriesTruth: number
  entriesFound: number
  entriesRight: number
  descriptions: number
  descriptionsRight: number
  /** Wrong values reported with high confidence, in a document without a failed check. */
  silent: number
  /** Wrong values reported in a document without a check that says that something needs a look. */
  unmarked: number
  flagged: number
  flaggedWithoutCause: number
  notFlagged: number
}

export function emptyScore(): Score {
  return {
    documents: 0,
    documentsFound: 0,
    documentsExtra: 0,
    fields: 0,
    right: 0,
    entriesTruth: 0,
    entriesFound: 0,
    entriesRight: 0,
    descriptions: 0,
    descriptionsRight: 0,
    silent: 0,
    unmarked: 0,
    flagged: 0,
    flaggedWithoutCause: 0,
    notFlagged: 0,
  }
}

const NAMES = Object.keys(emptyScore()) as (keyof Score)[]

export function add(sum: Score, score: Score): void {
  for (const name of NAMES) sum[name] += score[name]
}
