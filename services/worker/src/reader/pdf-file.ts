import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { RangeFromFile } from './range-from-file.ts'

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/**
 * Opens a PDF on disk. Bytes are fetched as they are needed, so a file of a gigabyte costs little memory; fonts, character
 * maps and image decoders come from the package, since without them scans come out blank.
 */
export async function openPdf(path: string, password: string | undefined): Promise<PDFDocumentProxy> {
  const range = await RangeFromFile.open(path)
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
    verbosity: 0,
  })
  try {
    return await task.promise
  } catch (error) {
    await task.destroy()
    await range.close()
    throw error
  }
}
