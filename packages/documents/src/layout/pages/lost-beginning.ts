import type { Check, DocumentType } from '@income/shared'
import type { ExtractedDocument } from '../../model/document.ts'
import { check } from '../../model/check.ts'

/** A page that only goes on with a document, where none was found that it could go on with. */
export interface Orphan {
  page: number
  documentType: DocumentType
}

/**
 * The documents, marked where pages that only go on with one of their kind stand right before them: their heading was not made
 * out, and what they say is in no document.
 */
export function withLostBeginnings(
  documents: readonly ExtractedDocument[],
  orphans: readonly Orphan[],
): ExtractedDocument[] {
  return documents.map((document) => {
    const before = orphans.find(
      ({ page, documentType }) => page === document.pageStart - 1 && documentType === document.documentType,
    )
    return before ? { ...document, checks: [...document.checks, lostBeginning(before.page)] } : document
  })
}

function lostBeginning(page: number): Check {
  const message = `Page ${page} looks like the beginning of this document but could not be read as such, so what it says is missing.`
  return check('beginning_found', 'failed', message)
}
