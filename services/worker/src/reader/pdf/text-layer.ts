import type { Page } from '@income/documents'
import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { annotationsOf, isDrawn, isField } from './annotations.ts'
import { UnreadableFile } from '../errors.ts'
import type { TextLayer } from '../file.ts'
import type { ReaderLimits } from '../limits.ts'
import { displayed } from './displayed.ts'
import type { PageContent } from './drawing/content.ts'
import { Interpreter, type OperatorList } from './drawing/interpret.ts'
import type { LayerSwitches } from './drawing/layers.ts'
import { formFieldsOf } from './form-fields.ts'
import { pageSignals, scanSignals } from './page-signals.ts'
import { resolutionOf, scanOf } from './scan.ts'
import { fontsOf } from './text/fonts-of.ts'
import { fragmentsOf } from './text/fragments.ts'
import { judge } from './text/trust.ts'
import { isUpright, turnBox, turnOf, turnSize, uprightGlyphs } from './text/turn.ts'
import { sightOf } from './text/visible.ts'
import { wordsOf } from './text/words.ts'

/** A page as its text layer describes it, rotated so that its text is upright. */
export async function textLayerOf(page: PDFPageProxy, layers: LayerSwitches, limits: ReaderLimits): Promise<TextLayer> {
  const size = displayed(page)
  const annotations = await annotationsOf(page)
  const annotationMode = annotations.some(isDrawn) ? AnnotationMode.ENABLE : AnnotationMode.DISABLE
  const operators = (await page.getOperatorList({ annotationMode })) as OperatorList
  const fieldIds = annotations.filter(isField).map(({ id }) => id)
  const interpreter = new Interpreter(page, layers, new Set(fieldIds))
  const content = interpreter.run(operators)
  if (content.glyphs.length > limits.textItems) {
    throw new UnreadableFile('extraction_failed', `a page holds more than ${limits.textItems} glyphs`)
  }
  const seen = sightOf(content, size.width, size.height)
  const turned = turnOf(seen.visible)
  // Slanted print, as of a watermark, is not read, so its visibility does not matter.
  const sight = { ...seen, uncertain: seen.uncertain.filter((glyph) => isUpright(glyph, turned)) }
  const fragments = fragmentsOf(uprightGlyphs(sight.visible, turned, size))
  const words = wordsOf(fragments)
  const formFields = formFieldsOf(page, annotations, interpreter.appearances).map((field) => ({
    ...field,
    box: turnBox(field.box, turned, size),
  }))
  const { trust, garbled } = judge(content, sight, words, size)
  const read: Page = {
    number: page.pageNumber,
    ...turnSize(size, turned),
    ...(turned === 0 ? {} : { turned }),
    source: 'text_layer',
    words,
    formFields,
  }
  const opaqueFields = formFields.filter((_, i) => isOpaque(interpreter.appearances.get(fieldIds[i]!)))
  const scan = scanOf(content, size)
  const layer = { page: read, content, sight: seen, fragments, turned, size, opaqueFields, scan }
  // For a scan with text over it, only its picture and what was drawn onto that matter.
  const signals = trust === 'none' ? scanSignals(layer) : pageSignals(layer)
  return {
    trust,
    garbled: garbled.map((box) => turnBox(box, turned, size)),
    unseen: trust === 'none' ? unseenWords(content, size) : [],
    resolution: scan && resolutionOf(scan),
    page: { ...read, fonts: fontsOf(fragments), ...(signals.length > 0 ? { signals } : {}) },
  }
}

/** The text of a page that is not read as text, with positions on the displayed page. */
function unseenWords({ glyphs }: PageContent, size: { width: number; height: number }): TextLayer['unseen'] {
  return turnOf(glyphs) === 0 ? wordsOf(fragmentsOf(uprightGlyphs(glyphs, 0, size))) : []
}

/** Whether something behind a field's value hides what is beneath the field. */
function isOpaque(appearance: PageContent | undefined): boolean {
  return appearance?.fills.some(({ hides }) => hides === 'all') ?? false
}
