import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { UnreadableFile } from '../errors.ts'
import type { TextLayer } from '../file.ts'
import type { ReaderLimits } from '../limits.ts'
import type { Glyph } from './drawing/content.ts'
import { Interpreter, type OperatorList } from './drawing/interpret.ts'
import { formFieldsOf } from './form-fields.ts'
import { visibleGlyphs } from './text/visible.ts'
import { wordsOf } from './text/words.ts'

/** A page as its text layer has it. */
export async function textLayerOf(page: PDFPageProxy, limits: ReaderLimits): Promise<TextLayer> {
  const { width, height } = page.getViewport({ scale: 1 })
  const operators = (await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE })) as OperatorList
  const content = new Interpreter(page).run(operators)
  if (content.glyphs.length > limits.textItems) {
    throw new UnreadableFile('extraction_failed', `a page holds more than ${limits.textItems} glyphs`)
  }
  const words = wordsOf(visibleGlyphs(content, width, height).filter(isUpright))
  const formFields = await formFieldsOf(page)
  return {
    page: { number: page.pageNumber, width, height, source: 'text_layer', words, formFields },
    trust: words.length > 0 ? 'whole' : 'none',
    garbled: [],
  }
}

function isUpright({ direction: [x, y] }: Glyph): boolean {
  return x > 0.9 && Math.abs(y) < 0.2
}
