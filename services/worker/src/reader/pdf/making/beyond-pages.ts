import type { BeyondPages } from '@income/signals'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a PDF contains besides its pages. pdf.js lists attached files by name, without their contents. */
export async function beyondPages(pdf: PDFDocumentProxy): Promise<BeyondPages> {
  const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> }
  // A damaged list is as good as none.
  const attached = (await pdf.getAttachments().catch(() => null)) as ReadonlyMap<string, unknown> | null
  return {
    attachedFiles: attached?.size ?? 0,
    isPortfolio: info['IsCollectionPresent'] === true,
    isXfaForm: info['IsXFAPresent'] === true && info['IsAcroFormPresent'] !== true,
  }
}
