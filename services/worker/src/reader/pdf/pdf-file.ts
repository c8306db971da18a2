import type { Page } from '@income/documents'
import { UnreadableFile } from '../errors.ts'
import type { ReadableFile, TextLayer } from '../file.ts'
import type { Picture } from '../image/picture.ts'
import type { ReaderLimits } from '../limits.ts'
import { hasObjects } from './open/has-objects.ts'
import { openDocument, type OpenDocument, type Use } from './open/open-document.ts'
import { PdfPages } from './pdf-pages.ts'
import { render } from './render.ts'
import { textLayerOf } from './text-layer.ts'

const LETTER = { width: 612, height: 792 }

export async function openPdf(path: string, password: string | undefined, limits: ReaderLimits): Promise<ReadableFile> {
  if (!(await hasObjects(path))) throw new UnreadableFile('corrupt_file', 'the file holds no object of a PDF')
  const openFor = (use: Use) => openDocument(path, password, limits, use)
  const open = await openFor('reading')
  try {
    return new PdfFile(open, openFor, limits)
  } catch (error) {
    await open.close()
    throw error
  }
}

/** A PDF that is read first; once a page of it must be drawn, it is opened anew for that. */
class PdfFile implements ReadableFile {
  readonly pagesTotal: number
  readonly #openFor: (use: Use) => Promise<OpenDocument>
  readonly #limits: ReaderLimits
  readonly #pages = new PdfPages()
  #open: OpenDocument

  constructor(open: OpenDocument, openFor: (use: Use) => Promise<OpenDocument>, limits: ReaderLimits) {
    const { numPages } = open.pdf
    if (numPages > limits.pages) {
      throw new UnreadableFile('extraction_failed', `the document has more than ${limits.pages} pages`)
    }
    if (numPages < 1) throw new UnreadableFile('empty_document', 'the document has no pages')
    this.#open = open
    this.#openFor = openFor
    this.#limits = limits
    this.pagesTotal = numPages
  }

  async textLayer(number: number): Promise<TextLayer> {
    const { pdf } = await this.#opened(this.#open.use)
    const layer = await this.#pages.read(pdf, number, async (page) =>
      textLayerOf(page, await pdf.getOptionalContentConfig(), this.#limits),
    )
    if (!layer) return { page: unreadablePage(number), trust: 'whole', garbled: [] }
    const damage = this.damageOf(number)
    return damage ? { ...layer, page: { ...layer.page, damage } } : layer
  }

  async picture(number: number, dpi: number): Promise<Picture | null> {
    const { pdf } = await this.#opened('drawing')
    return this.#pages.read(pdf, number, (page) => render(pdf, page, dpi, this.#limits))
  }

  /** The document, opened anew to be drawn, and where it has come to hold much of a large file. */
  async #opened(use: Use): Promise<OpenDocument> {
    if (this.#open.use === use && this.#open.gathered() <= this.#limits.gatheredBytes) return this.#open
    await this.#open.close()
    this.#open = await this.#openFor(use)
    return this.#open
  }

  damageOf(number: number): Page['damage'] {
    return this.#pages.damageOf(number)
  }

  close(): Promise<void> {
    return this.#open.close()
  }
}

function unreadablePage(number: number): Page {
  return { number, ...LETTER, source: 'text_layer', words: [], formFields: [], damage: 'whole' }
}
