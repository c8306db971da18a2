import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { UnreadableFile } from '../errors.ts'
import type { TextLayer } from '../file.ts'
import type { ReaderLimits } from '../limits.ts'
import { Interpreter, type OperatorList } from './drawing/interpret.ts'
import { formFieldsOf } from './form-fields.ts'
import { judge } from './text/trust.ts'
import { turnBox, turnOf, turnSize, uprightGlyphs } from './text/turn.ts'
import { visibleGlyphs } from './text/visible.ts'
import { wordsOf } from './text/words.ts'

/** A page as its text layer has it, turned so that its text stands upright. */
export async function textLayerOf(page: PDFPageProxy, limits: ReaderLimits): Promise<TextLayer> {
  const displayed = page.getViewport({ scale: 1 })
  const operators = (await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE })) as OperatorList
  const content = new Interpreter(page).run(operators)
  if (content.glyphs.length > limits.textItems) {
    throw new UnreadableFile('extraction_failed', `a page holds more than ${limits.textItems} glyphs`)
  }
  const visible = visibleGlyphs(content, displayed.width, displayed.height)
  const turned = turnOf(visible)
  const words = wordsOf(uprightGlyphs(visible, turned, displayed))
  const formFields = (await formFieldsOf(page)).map((field) => ({
    ...field,
    box: turnBox(field.box, turned, displayed),
  }))
  const { trust, garbled } = judge(content, visible, words, displayed)
  return {
    trust,
    garbled: garbled.map((box) => turnBox(box, turned, displayed)),
    page: {
      number: page.pageNumber,
      ...turnSize(displayed, turned),
      ...(turned === 0 ? {} : { turned }),
      source: 'text_layer',
      words,
      formFields,
    },
  }
}
