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

/** What a document is opened for; one opened for drawing can be read too. */
export type Use = 'reading' | 'drawing'

export interface OpenDocument {
  pdf: PDFDocumentProxy
  use: Use
  /** Bytes of the file that it has come to hold in memory since it was opened. */
  gathered(): number
  close(): Promise<void>
}

/**
 * Opens a PDF on disk. Character maps and image decoders come from the package, and so do fonts, since without them scans come
 * out blank.
 * @param end where it ends, if before the end of the file
 * @throws UnreadableFile
 */
export async function openDocument(
  path: string,
  password: string | undefined,
  limits: ReaderLimits,
  use: Use,
  end?: number,
): Promise<OpenDocument> {
  const source = await sourceOf(path, end)
  const worker = joinedWorker(use)
  // The empty password is tried first by itself: a file that only restricts printing or copying opens with it.
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
    // The names of fonts, by which signals tell designs apart, are among these.
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

/** The half of pdf.js that parses, in this thread: a reader is a process of its own already. */
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
