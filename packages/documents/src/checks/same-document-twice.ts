import { titleOf } from './document-names.ts'
import type { Comparison } from './findings.ts'
import type { PackageDocuments } from './package-documents.ts'

/** A document that stands in the package twice is counted once; that it does is worth knowing. */
export function sameDocumentTwice({ documents, copies }: PackageDocuments): Comparison {
  const titles = Map.groupBy(copies, titleOf)
  return {
    name: 'same_document_twice',
    compared: documents.length > 1 ? documents.length : 0,
    findings: [...titles].map(([title, { length }]) => ({
      status: 'warning',
      message: `The ${title} stands in the package ${length === 1 ? 'twice' : `${length + 1} times`}: it is counted once`,
    })),
    holds: 'No document stands in the package twice',
    missing: 'There is only one document',
  }
}
