import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { UnreadableFile } from '../errors.ts'

/** The pages of a PDF, some of which may be damaged. */
export class PdfPages {
  readonly #damaged = new Set<number>()

  /**
   * Reads a page; null when it is damaged.
   * @throws UnreadableFile when that is true of every page of the file.
   */
  async read<T>(pdf: PDFDocumentProxy, number: number, read: (page: PDFPageProxy) => Promise<T>): Promise<T | null> {
    try {
      const page = await pdf.getPage(number)
      try {
        return await read(page)
      } finally {
        page.cleanup()
      }
    } catch (error) {
      if (error instanceof UnreadableFile) throw error
      this.#damaged.add(number)
      if (this.#damaged.size < pdf.numPages) return null
      throw new UnreadableFile('corrupt_file', 'every page of the document is damaged')
    }
  }
}
