import { differencesOf, type Repeat } from '@income/shared'
import { titleOf } from './document-names.ts'
import type { Comparison, Finding } from './findings.ts'
import type { PackageDocuments } from './package-documents.ts'

/** A paper that is in the package twice is counted once, and the reviewer is told where its copies or versions differ. */
export function sameDocumentTwice({ documents, repeats }: PackageDocuments): Comparison {
  const equal = repeats.filter(({ differing }) => differing.length === 0)
  const titles = Map.groupBy(equal, ({ leftOut }) => titleOf(leftOut))
  return {
    name: 'same_document_twice',
    compared: documents.length > 1 ? documents.length : 0,
    findings: [
      ...[...titles].map(([title, { length }]): Finding => ({
        status: 'warning',
        message: `The ${title} is in the package ${length === 1 ? 'twice' : `${length + 1} times`} and is counted once.`,
      })),
      ...repeats.filter(({ differing }) => differing.length > 0).map(findingOf),
    ],
    holds: 'No document is in the package twice.',
    missing: 'The package has fewer than two documents.',
  }
}

function findingOf(repeat: Repeat): Finding {
  const title = titleOf(repeat.counted)
  if (repeat.areVersions) {
    const message = `The ${title} is in the package in two versions, of which the first named is counted: ${differencesOf(repeat)}.`
    return { status: 'failed', message }
  }
  const message = `The ${title} is in the package twice and is counted once; the copies differ: ${differencesOf(repeat)}.`
  return { status: 'warning', message }
}
