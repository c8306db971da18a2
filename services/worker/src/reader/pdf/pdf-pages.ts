import type { Page } from '@income/documents'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { UnreadableFile } from '../errors.ts'
import { damageSeen } from './open/damage.ts'

/** The pages of a PDF, some of which may be damaged. */
export class PdfPages {
  readonly #damage = new Map<number, NonNullable<Page['damage']>>()

  /**
   * Reads a page; null if that is impossible.
   * @throws UnreadableFile if that is so for every page of the file.
   */
  async read<T>(pdf: PDFDocumentProxy, number: number, read: (page: PDFPageProxy) => Promise<T>): Promise<T | null> {
    const before = damageSeen()
    try {
      const page = await pdf.getPage(number)
      try {
        return await read(page)
      } finally {
        page.cleanup()
        if (damageSeen() > before) this.#damage.set(number, 'in_part')
      }
    } catch (error) {
      if (error instanceof UnreadableFile) throw error
      this.#damage.set(number, 'whole')
      const lost = [...this.#damage.values()].filter((damage) => damage === 'whole').length
      if (lost < pdf.numPages) return null
      throw new UnreadableFile('corrupt_file', 'every page of the document is damaged')
    }
  }

  /** How much of a page was damaged, as far as it has been read. */
  damageOf(number: number): Page['damage'] {
    return this.#damage.get(number)
  }
}
