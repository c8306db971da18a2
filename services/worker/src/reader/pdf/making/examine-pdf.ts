import type { FileTraits, History } from '@income/signals'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { LARGEST_WHOLE } from '../open/source.ts'
import { behindEnd } from './behind-end.ts'
import { Parts } from './parts.ts'
import { programsAndDates } from './programs-and-dates.ts'
import { compareBodies, compareRevisions, type ComparedFile, type ReadPages } from './revisions/compare-revisions.ts'
import { secondBodyAt } from './second-body.ts'
import { sectionsOf } from './sections.ts'
import { signaturesOf } from './signatures.ts'

/** What a PDF's structure shows about its origin; `shown` reads pages of its last state, which is open already. */
export async function examinePdf(pdf: PDFDocumentProxy, file: ComparedFile, shown: ReadPages): Promise<FileTraits> {
  return { ...(await programsAndDates(pdf)), history: await historyOf(file, shown) }
}

async function historyOf(file: ComparedFile, shown: ReadPages): Promise<History> {
  await using parts = await Parts.of(file.path)
  const { ends, broken, crossReference } = await sectionsOf(parts)
  const behind = await behindEnd(parts, ends.at(-1))
  // What follows the end may change how the file opens.
  const last = behind.bytes === 0 ? shown : null
  const signatures = await signaturesOf(parts, ends)
  const signed = signatures.map(({ revision }) => revision)
  const isWhole = parts.size <= LARGEST_WHOLE
  const second = isWhole ? await secondBodyAt(parts) : null
  const ofStates = ends.length > 1 && isWhole ? await compareRevisions(file, ends, signed, last) : []
  const ofBodies = second === null ? [] : await compareBodies(file, second, shown)
  return {
    revisions: Math.max(second === null ? 1 : 2, ends.length),
    changes: [...ofStates, ...ofBodies],
    behindEnd: behind,
    rebuilt: broken,
    // qpdf marks unpacked files like this (its manual, "QDF mode").
    unpacked: (await parts.text(0, 128)).includes('%QDF-'),
    crossReference,
    signatures,
  }
}
