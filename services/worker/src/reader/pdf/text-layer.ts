import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextLayer } from '../file.ts'
import type { ReaderLimits } from '../limits.ts'
import { formFieldsOf } from './form-fields.ts'
import { wordsOf } from './words.ts'

/** A page as its text layer has it. */
export async function textLayerOf(page: PDFPageProxy, limits: ReaderLimits): Promise<TextLayer> {
  const { width, height } = page.getViewport({ scale: 1 })
  const words = await wordsOf(page, limits)
  const formFields = await formFieldsOf(page)
  return {
    page: { number: page.pageNumber, width, height, source: 'text_layer', words, formFields },
    trust: words.length > 0 ? 'whole' : 'none',
    garbled: [],
  }
}
