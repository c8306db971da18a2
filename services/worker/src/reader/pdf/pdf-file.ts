import type { Page } from '@income/documents'
import type { FileTraits } from '@income/signals'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { UnreadableFile } from '../errors.ts'
import type { ReadableFile, TextLayer } from '../file.ts'
import type { Picture } from '../image/picture.ts'
import type { ReaderLimits } from '../limits.ts'
import { examinePdf } from './making/examine-pdf.ts'
import type { ShownLetters } from './making/fonts/fonts-on-pages.ts'
import type { SeenPage } from './making/revisions/changes-on-page.ts'
import { MOST_PAGES, type ComparedFile } from './making/revisions/compare-revisions.ts'
import type { ShownPage } from './making/contents/edited-text.ts'
import { drawnText, shownPage, type DrawnText } from './making/contents/shown-page.ts'
import { hasObjects } from './open/has-objects.ts'
import { openDocument, type OpenDocument, type Use } from './open/open-document.ts'
import type { ReadLayer } from './page-signals.ts'
import { PdfPages } from './pdf-pages.ts'
import { render } from './render.ts'
import { lettersOf } from './text/letters-of.ts'
import { readLayer, textLayerOf } from './text-layer.ts'

const LETTER = { width: 612, height: 792 }
/** Longer files are seldom one document from which a page was taken. */
const MOST_PAGES_WITH_LETTERS = 40
/** More letters of a page take much memory. */
const MOST_GLYPHS_KEPT = 10_000

export async function openPdf(path: string, password: string | undefined, limits: ReaderLimits): Promise<ReadableFile> {
  if (!(await hasObjects(path))) throw new UnreadableFile('corrupt_file', 'the file holds no object of a PDF')
  const openFor = (use: Use) => openDocument(path, password, limits, use)
  const open = await openFor('reading')
  try {
    return new PdfFile(open, openFor, { path, password, limits })
  } catch (error) {
    await open.close()
    throw error
  }
}

/** A PDF that is opened for reading first, and again once a page must be drawn. */
class PdfFile implements ReadableFile {
  readonly pagesTotal: number
  readonly #openFor: (use: Use) => Promise<OpenDocument>
  readonly #file: ComparedFile
  readonly #pages = new PdfPages()
  /** The first pages as they were read, to be compared with earlier states. */
  readonly #read = new Map<number, SeenPage>()
  /** What the first pages show, operator by operator, unless they have very many letters. */
  readonly #drawn = new Map<number, DrawnText>()
  /** The letters of each page that was read. */
  readonly #letters = new Map<number, ShownLetters>()
  #open: OpenDocument

  constructor(open: OpenDocument, openFor: (use: Use) => Promise<OpenDocument>, file: ComparedFile) {
    const { numPages } = open.pdf
    const { limits } = file
    if (numPages > limits.pages) {
      throw new UnreadableFile(
        'extraction_failed',
        `the document has more than ${limits.pages} pages: upload it in parts`,
      )
    }
    if (numPages < 1) throw new UnreadableFile('empty_document', 'the document has no pages')
    this.#open = open
    this.#openFor = openFor
    this.#file = file
    this.pagesTotal = numPages
  }

  async textLayer(number: number): Promise<TextLayer> {
    const { pdf } = await this.#opened(this.#open.use)
    const layer = await this.#pages.read(pdf, number, async (page) => {
      const drawn = await this.#layerOf(pdf, page)
      if (number <= MOST_PAGES_WITH_LETTERS) this.#letters.set(number, lettersOf(drawn.content))
      if (number <= MOST_PAGES && drawn.content.glyphs.length <= MOST_GLYPHS_KEPT) {
        this.#drawn.set(number, drawnText(drawn))
      }
      return textLayerOf(drawn)
    })
    if (!layer)
      return { page: unreadablePage(number), trust: 'whole', garbled: [], illegible: [], unseen: [], resolution: null }
    const damage = this.damageOf(number)
    const read = damage ? { ...layer, page: { ...layer.page, damage } } : layer
    if (this.#open.use === 'reading' && number <= MOST_PAGES) this.#read.set(number, seenIn(read))
    return read
  }

  async picture(number: number, dpi: number): Promise<Picture | null> {
    const { pdf } = await this.#opened('drawing')
    return this.#pages.read(pdf, number, (page) => render(pdf, page, dpi, this.#file.limits))
  }

  /** The document, reopened for drawing, or if it holds too much of a large file. */
  async #opened(use: Use): Promise<OpenDocument> {
    if (this.#open.use === use && this.#open.gathered() <= this.#file.limits.gatheredBytes) return this.#open
    await this.#open.close()
    this.#open = await this.#openFor(use)
    return this.#open
  }

  async examine(): Promise<FileTraits> {
    const { pdf } = await this.#opened(this.#open.use)
    return examinePdf(pdf, this.#file, {
      pages: (numbers) => this.#pagesOf(numbers),
      page: (number) => this.#shownPage(pdf, number),
      letters: this.#lettersOfAll(),
      drawn: this.#firstDrawn(),
    })
  }

  async #shownPage(pdf: PDFDocumentProxy, number: number): Promise<ShownPage | null> {
    const read = this.#drawn.get(number)
    if (read) return shownPage(read)
    return this.#pages.read(pdf, number, async (page) => shownPage(drawnText(await this.#layerOf(pdf, page))))
  }

  async #layerOf(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<ReadLayer> {
    return readLayer(page, await pdf.getOptionalContentConfig(), this.#file.limits)
  }

  /** The letters of every page; none if some page was not read. */
  #lettersOfAll(): ShownLetters[] {
    const numbers = Array.from({ length: this.pagesTotal }, (_, i) => i + 1)
    const letters = numbers.flatMap((number) => this.#letters.get(number) ?? [])
    return letters.length === this.pagesTotal ? letters : []
  }

  /** The first pages, up to one that was not kept. */
  #firstDrawn(): DrawnText[] {
    const numbers = Array.from({ length: this.#drawn.size }, (_, i) => i + 1)
    const missing = numbers.findIndex((number) => !this.#drawn.has(number))
    return numbers.slice(0, missing === -1 ? undefined : missing).map((number) => this.#drawn.get(number)!)
  }

  /** Pages as they were read, or are now; those that cannot be read are missing. */
  async #pagesOf(numbers: readonly number[]): Promise<Map<number, SeenPage>> {
    const pages = new Map<number, SeenPage>()
    for (const number of numbers.filter((wanted) => wanted <= this.pagesTotal)) {
      // Not as it is read where it is drawn too: earlier states are never drawn.
      if (!this.#read.has(number)) await this.#opened('reading')
      const seen = this.#read.get(number) ?? seenIn(await this.textLayer(number))
      if (seen.page.damage !== 'whole') pages.set(number, seen)
    }
    return pages
  }

  damageOf(number: number): Page['damage'] {
    return this.#pages.damageOf(number)
  }

  close(): Promise<void> {
    return this.#open.close()
  }
}

const seenIn = ({ page, illegible }: TextLayer): SeenPage => ({ page, illegible })

function unreadablePage(number: number): Page {
  return { number, ...LETTER, source: 'text_layer', words: [], formFields: [], damage: 'whole' }
}
