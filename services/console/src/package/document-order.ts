import type { IncomeDocument } from '../api/types.ts'
import { documentName, inOrder } from '../ui/text/words.ts'

/** Of values read with this confidence or more nearly all are right (see the API's description of confidence). */
export const TRUSTED = 0.9
/** The check that names the doubtful values: where they are counted or shown themselves, it adds nothing. */
export const DOUBTFUL_VALUES = 'doubtful_values'

/** What wants a look in a document. */
export interface Wanting {
  failed: number
  warnings: number
  /** Fields read without certainty. */
  doubtful: number
}

export function wantingOf({ checks, fields }: IncomeDocument): Wanting {
  const doubtful = Object.values(fields).filter(({ confidence }) => confidence < TRUSTED).length
  const warnings = checks.filter(({ status, name }) => {
    return status === 'warning' && (doubtful === 0 || name !== DOUBTFUL_VALUES)
  })
  return { failed: checks.filter(({ status }) => status === 'failed').length, warnings: warnings.length, doubtful }
}

/** What wants a look most stands first. */
export function inOrderOfNeed(documents: readonly IncomeDocument[]): IncomeDocument[] {
  return documents.toSorted((a, b) => weightOf(b) - weightOf(a) || inOrder(documentName(a), documentName(b)))
}

/** The documents as the files have them: an order that stays while they are reviewed. */
export function inOrderOfFiles(
  documents: readonly IncomeDocument[],
  files: readonly { id: string; file_name: string }[],
): IncomeDocument[] {
  const names = new Map(files.map(({ id, file_name }) => [id, file_name]))
  const nameIn = ({ file_id }: IncomeDocument) => names.get(file_id) ?? ''
  return documents.toSorted((a, b) => inOrder(nameIn(a), nameIn(b)) || a.page_start - b.page_start)
}

/** The other document that most needs review; null if there is none. */
export function nextInNeed(documents: readonly IncomeDocument[], documentId: string): IncomeDocument | null {
  return inOrderOfNeed(documents).find((each) => each.id !== documentId && weightOf(each) > 0) ?? null
}

function weightOf(document: IncomeDocument): number {
  const { failed, warnings, doubtful } = wantingOf(document)
  return failed * 1000 + warnings * 30 + doubtful
}
