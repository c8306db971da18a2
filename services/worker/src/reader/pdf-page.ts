import type { Page } from '@income/documents'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { formFieldsOfPdfPage } from './pdf-form-fields.ts'
import { wordsOfPdfPage } from './pdf-words.ts'

/** One page of a PDF as its text layer has it. Pages count from 1. */
export async function textLayerOf(pdf: PDFDocumentProxy, number: number): Promise<Page> {
  const page = await pdf.getPage(number)
  try {
    const { width, height } = page.getViewport({ scale: 1 })
    const words = await wordsOfPdfPage(page)
    const formFields = await formFieldsOfPdfPage(page)
    return { number, width, height, source: 'text_layer', words, formFields }
  } finally {
    page.cleanup()
  }
}
