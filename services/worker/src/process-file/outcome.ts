import type { Understanding } from '@income/documents'
import { fileError } from '@income/shared'
import type { FileOutcome } from '@income/platform'

/** What becomes of a file by what was found in it. */
export function outcomeOf(understanding: Understanding): FileOutcome {
  const { documents, otherPages } = understanding
  if (documents.length > 0) return { status: 'processed', documents, otherPages }
  if (otherPages.every((page) => page.kind === 'blank')) {
    return { status: 'failed', error: fileError('empty_document', `none of ${otherPages.length} page(s) has content`) }
  }
  if (otherPages.every((page) => page.kind === 'blank' || page.kind === 'damaged')) {
    return { status: 'failed', error: fileError('corrupt_file', 'what the pages hold cannot be decoded') }
  }
  const kinds = [...new Set(otherPages.map((page) => page.kind))].join(', ')
  return { status: 'failed', error: fileError('unsupported_document', `${otherPages.length} page(s) read: ${kinds}`) }
}
