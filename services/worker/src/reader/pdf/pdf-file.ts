import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { UnreadableFile } from '../errors.ts'
import type { ReadableFile } from '../file.ts'
import type { ReaderLimits } from '../limits.ts'
import { RangeFromFile } from './range-from-file.ts'
import { render } from './render.ts'
import { textLayerOf } from './text-layer.ts'

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/**
 * Opens a PDF on disk. Bytes are fetched as they are needed, so a file of a gigabyte costs little memory; fonts, character
 * maps and image decoders come from the package, since without them scans come out blank.
 */
export async function openPdf(path: string, password: string | undefined, limits: ReaderLimits): Promise<ReadableFile> {
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
  return {
    pagesTotal: pdf.numPages,
    textLayer: (number) => onPage(pdf, number, (page) => textLayerOf(page, limits)),
    picture: (number, dpi) => onPage(pdf, number, (page) => render(pdf, page, dpi, limits)),
    close,
  }
}

async function onPage<T>(pdf: PDFDocumentProxy, number: number, read: (page: PDFPageProxy) => Promise<T>): Promise<T> {
  let page: PDFPageProxy
  try {
    page = await pdf.getPage(number)
  } catch {
    throw new UnreadableFile('corrupt_file', `page ${number} is damaged`)
  }
  try {
    return await read(page)
  } finally {
    page.cleanup()
  }
}

function openingError(error: unknown): UnreadableFile {
  if (error instanceof UnreadableFile) return error
  const name = error instanceof Error ? error.name : typeof error
  if (name === 'PasswordException') return new UnreadableFile('password_protected', 'the password is missing or wrong')
  return new UnreadableFile('corrupt_file', `the structure of the PDF cannot be read: ${name}`)
}
