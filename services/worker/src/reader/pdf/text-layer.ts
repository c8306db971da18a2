import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { annotationsOf, isDrawn, isField } from './annotations.ts'
import { UnreadableFile } from '../errors.ts'
import type { TextLayer } from '../file.ts'
import type { ReaderLimits } from '../limits.ts'
import { displayed } from './displayed.ts'
import { Interpreter, type OperatorList } from './drawing/interpret.ts'
import type { LayerSwitches } from './drawing/layers.ts'
import { formFieldsOf } from './form-fields.ts'
import { judge } from './text/trust.ts'
import { isUpright, turnBox, turnOf, turnSize, uprightGlyphs } from './text/turn.ts'
import { sightOf } from './text/visible.ts'
import { wordsOf } from './text/words.ts'

/** A page as its text layer has it, turned so that its text stands upright. */
export async function textLayerOf(page: PDFPageProxy, layers: LayerSwitches, limits: ReaderLimits): Promise<TextLayer> {
  const size = displayed(page)
  const annotations = await annotationsOf(page)
  const annotationMode = annotations.some(isDrawn) ? AnnotationMode.ENABLE : AnnotationMode.DISABLE
  const operators = (await page.getOperatorList({ annotationMode })) as OperatorList
  const fields = new Set(annotations.filter(isField).map(({ id }) => id))
  const interpreter = new Interpreter(page, layers, fields)
  const content = interpreter.run(operators)
  if (content.glyphs.length > limits.textItems) {
    throw new UnreadableFile('extraction_failed', `a page holds more than ${limits.textItems} glyphs`)
  }
  const seen = sightOf(content, size.width, size.height)
  const turned = turnOf(seen.visible)
  // Slanted print, as of a watermark, is not read: nothing hangs on whether it can be seen.
  const sight = { ...seen, doubtful: seen.doubtful.filter((glyph) => isUpright(glyph, turned)) }
  const words = wordsOf(uprightGlyphs(sight.visible, turned, size))
  const formFields = formFieldsOf(page, annotations, interpreter.appearances).map((field) => ({
    ...field,
    box: turnBox(field.box, turned, size),
  }))
  const { trust, garbled } = judge(content, sight, words, size)
  return {
    trust,
    garbled: garbled.map((box) => turnBox(box, turned, size)),
    page: {
      number: page.pageNumber,
      ...turnSize(size, turned),
      ...(turned === 0 ? {} : { turned }),
      source: 'text_layer',
      words,
      formFields,
    },
  }
}
