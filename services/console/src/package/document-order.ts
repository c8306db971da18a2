import type { IncomeDocument } from '../api/types.ts'
import { documentName, inOrder } from '../ui/text/words.ts'

/** Nearly all values with this confidence or more are right (see the API's description of confidence). */
export const TRUSTED = 0.9
/** The check that names values with low confidence: it adds nothing where they are counted or shown. */
export const LOW_CONFIDENCE_CHECK = 'doubtful_values'

/** How many items of a document need review. */
export interface Wanting {
  failed: number
  warnings: number
  /** Fields with low confidence. */
  lowConfidence: number
}

export function reviewCounts({ checks, fields }: IncomeDocument): Wanting {
  const lowConfidence = Object.values(fields).filter(({ confidence }) => confidence < TRUSTED).length
  const warnings = checks.filter(({ status, name }) => {
    return status === 'warning' && (lowConfidence === 0 || name !== LOW_CONFIDENCE_CHECK)
  })
  return { failed: checks.filter(({ status }) => status === 'failed').length, warnings: warnings.length, lowConfidence }
}

/** The documents that need review most come first. */
export function mostNeededFirst(documents: readonly IncomeDocument[]): IncomeDocument[] {
  return documents.toSorted((a, b) => weightOf(b) - weightOf(a) || inOrder(documentName(a), documentName(b)))
}

/** The documents in the order of the files, which does not change during a review. */
export function inOrderOfFiles(
  documents: readonly IncomeDocument[],
  files: readonly { id: string; file_name: string }[],
): IncomeDocument[] {
  const names = new Map(files.map(({ id, file_name }) => [id, file_name]))
  const nameIn = ({ file_id }: IncomeDocument) => names.get(file_id) ?? ''
  return documents.toSorted((a, b) => inOrder(nameIn(a), nameIn(b)) || a.page_start - b.page_start)
}

/** The other document that most needs review; null if there is none. */
export function nextToReview(documents: readonly IncomeDocument[], documentId: string): IncomeDocument | null {
  return mostNeededFirst(documents).find((each) => each.id !== documentId && weightOf(each) > 0) ?? null
}

function weightOf(document: IncomeDocument): number {
  const { failed, warnings, lowConfidence } = reviewCounts(document)
  return failed * 1000 + warnings * 30 + lowConfidence
}
