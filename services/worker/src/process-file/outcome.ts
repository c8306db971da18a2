import { whyNoDocument, type Understanding } from '@income/documents'
import { fileError } from '@income/shared'
import type { FileOutcome } from '@income/platform'

/** What becomes of a file by what was found in it. */
export function outcomeOf(understanding: Understanding): FileOutcome {
  const { documents, otherPages } = understanding
  if (documents.length > 0) return { status: 'processed', documents, otherPages }
  const kinds = [...new Set(otherPages.map((page) => page.kind))].join(', ')
  const details = `${otherPages.length} page(s) read: ${kinds}`
  return { status: 'failed', error: fileError(whyNoDocument(understanding), details) }
}
