import './image-decoder.ts'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { UnreadableFile } from '../../errors.ts'
import type { ReaderLimits } from '../../limits.ts'
import { WARNINGS } from './damage.ts'
import { DirectPort, SHALLOW } from './direct-port.ts'
import { sourceOf } from './source.ts'
import { UNDRAWN_FONTS } from './undrawn-fonts.ts'

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** The purpose of opening a document; one opened for drawing can also be read. */
export type Use = 'reading' | 'drawing'

export interface OpenDocument {
  pdf: PDFDocumentProxy
  use: Use
  /** Bytes of the file held in memory since it was opened. */
  gathered(): number
  close(): Promise<void>
}

/**
 * Opens a PDF on disk. Character maps, image decoders and fonts come from the package; without the fonts, scans are
 * drawn blank.
 * @param state the bytes of an earlier state of the file
 * @throws UnreadableFile
 */
export async function openDocument(
  path: string,
  password: string | undefined,
  limits: ReaderLimits,
  use: Use,
  state?: Uint8Array,
): Promise<OpenDocument> {
  const source = await sourceOf(path, state)
  const worker = joinedWorker(use)
  // The empty password is tried first: it opens a file that only restricts printing or copying.
  const task = getDocument({
    ...source.parameters,
    worker,
    isImageDecoderSupported: true,
    ...(password === undefined ? {} : { password }),
    cMapUrl: join(pdfjs, 'cmaps/'),
    standardFontDataUrl: join(pdfjs, 'standard_fonts/'),
    wasmUrl: join(pdfjs, 'wasm/'),
    iccUrl: join(pdfjs, 'iccs/'),
    disableAutoFetch: true,
    disableStream: true,
    useSystemFonts: false,
    ...(use === 'reading' ? UNDRAWN_FONTS : {}),
    // These include the names of fonts, by which signals distinguish designs.
    fontExtraProperties: true,
    enableXfa: false,
    maxImageSize: limits.pixels,
    verbosity: WARNINGS,
  })
  const close = async () => {
    await task.destroy()
    worker.destroy()
    await source.close()
  }
  try {
    const pdf = await task.promise
    const toOpen = source.held()
    return { pdf, use, gathered: () => source.held() - toOpen, close }
  } catch (error) {
    await close()
    throw openingError(error)
  }
}

/** The parsing half of pdf.js, in this thread: a reader is already a separate process. */
function joinedWorker(use: Use): PDFWorker {
  const port = new DirectPort(use === 'reading' ? SHALLOW : Infinity)
  WorkerMessageHandler.initializeFromPort(port)
  return PDFWorker.create({ port, verbosity: WARNINGS })
}

function openingError(error: unknown): UnreadableFile {
  if (error instanceof Error && error.name === 'PasswordException')
    return new UnreadableFile('password_protected', 'the password is missing or wrong')
  return new UnreadableFile('corrupt_file', 'the structure of the PDF cannot be read')
}
