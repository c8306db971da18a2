import type { FileTraits, History } from '@income/signals'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { LARGEST_WHOLE } from '../open/source.ts'
import { behindEnd } from './behind-end.ts'
import { Parts } from './parts.ts'
import { programsAndDates } from './programs-and-dates.ts'
import { compareRevisions, type ComparedFile } from './revisions/compare-revisions.ts'
import { sectionsOf } from './sections.ts'
import { signaturesOf } from './signatures.ts'

/** What a PDF's structure shows about its origin. */
export async function examinePdf(pdf: PDFDocumentProxy, file: ComparedFile): Promise<FileTraits> {
  return { ...(await programsAndDates(pdf)), history: await historyOf(file) }
}

async function historyOf(file: ComparedFile): Promise<History> {
  await using parts = await Parts.of(file.path)
  const { ends, broken, crossReference } = await sectionsOf(parts)
  return {
    revisions: Math.max(1, ends.length),
    changes: ends.length > 1 && parts.size <= LARGEST_WHOLE ? await compareRevisions(file, ends) : [],
    behindEnd: await behindEnd(parts, ends.at(-1)),
    rebuilt: broken,
    // qpdf marks unpacked files like this (its manual, "QDF mode").
    unpacked: (await parts.text(0, 128)).includes('%QDF-'),
    crossReference,
    signatures: await signaturesOf(parts, ends),
  }
}
