import { titleOf } from './document-names.ts'
import type { Comparison } from './findings.ts'
import type { PackageDocuments } from './package-documents.ts'

/** A document that is in the package twice is counted once, and the reviewer is told. */
export function sameDocumentTwice({ documents, copies }: PackageDocuments): Comparison {
  const titles = Map.groupBy(copies, titleOf)
  return {
    name: 'same_document_twice',
    compared: documents.length > 1 ? documents.length : 0,
    findings: [...titles].map(([title, { length }]) => ({
      status: 'warning',
      message: `The ${title} is in the package ${length === 1 ? 'twice' : `${length + 1} times`} and is counted once.`,
    })),
    holds: 'No document is in the package twice.',
    missing: 'The package has fewer than two documents.',
  }
}
