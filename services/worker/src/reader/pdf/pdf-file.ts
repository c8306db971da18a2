import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from '@income/documents'
import { UnreadableFile } from '../errors.ts'
import type { ReadableFile } from '../file.ts'
import type { ReaderLimits } from '../limits.ts'
import { hasObjects } from './has-objects.ts'
import { PdfPages } from './pdf-pages.ts'
import { RangeFromFile } from './range-from-file.ts'
import { render } from './render.ts'
import { textLayerOf } from './text-layer.ts'

const LETTER = { width: 612, height: 792 }

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/**
 * Opens a PDF on disk. Bytes are fetched as they are needed, so a file of a gigabyte costs little memory; fonts, character
 * maps and image decoders come from the package, since without them scans come out blank.
 */
export async function openPdf(path: string, password: string | undefined, limits: ReaderLimits): Promise<ReadableFile> {
  if (!(await hasObjects(path))) throw new UnreadableFile('corrupt_file', 'the file holds no object of a PDF')
  const range = await RangeFromFile.open(path)
  // The empty password is tried first by itself: a file that only restricts printing or copying opens with it.
  const task = getDocument({
    range,
    ...(password === undefined ? {} : { password }),
    cMapUrl: join(pdfjs, 'cmaps/'),
    standardFontDataUrl: join(pdfjs, 'standard_fonts/'),
    wasmUrl: join(pdfjs, 'wasm/'),
    iccUrl: join(pdfjs, 'iccs/'),
    disableAutoFetch: true,
    disableStream: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: limits.pixels,
    verbosity: 0,
  })
  const close = async () => {
    await task.destroy()
    await range.close()
  }
  try {
    return readable(await task.promise, limits, close)
  } catch (error) {
    await close()
    throw openingError(error)
  }
}

function readable(pdf: PDFDocumentProxy, limits: ReaderLimits, close: () => Promise<void>): ReadableFile {
  if (pdf.numPages > limits.pages) {
    throw new UnreadableFile('extraction_failed', `the document has more than ${limits.pages} pages`)
  }
  if (pdf.numPages < 1) throw new UnreadableFile('empty_document', 'the document has no pages')
  const pages = new PdfPages(pdf)
  let switches: ReturnType<PDFDocumentProxy['getOptionalContentConfig']> | undefined
  const layers = () => (switches ??= pdf.getOptionalContentConfig())
  return {
    pagesTotal: pdf.numPages,
    textLayer: async (number) => {
      const layer = await pages.read(number, async (page) => textLayerOf(page, await layers(), limits))
      return layer ?? { page: unreadablePage(number), trust: 'whole', garbled: [] }
    },
    picture: (number, dpi) => pages.read(number, (page) => render(pdf, page, dpi, limits)),
    close,
  }
}

function unreadablePage(number: number): Page {
  return { number, ...LETTER, source: 'text_layer', words: [], formFields: [], unreadable: true }
}

function openingError(error: unknown): UnreadableFile {
  if (error instanceof UnreadableFile) return error
  const name = error instanceof Error ? error.name : typeof error
  if (name === 'PasswordException') return new UnreadableFile('password_protected', 'the password is missing or wrong')
  return new UnreadableFile('corrupt_file', `the structure of the PDF cannot be read: ${name}`)
}
