import type { Box, Page } from '@income/documents'
import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { annotationsOf, isDrawn, isField } from './annotations.ts'
import { UnreadableFile } from '../errors.ts'
import type { TextLayer } from '../file.ts'
import type { ReaderLimits } from '../limits.ts'
import { displayed } from './displayed.ts'
import type { PageContent } from './drawing/content.ts'
import { Interpreter, type OperatorList } from './drawing/interpret.ts'
import type { LayerSwitches } from './drawing/layers.ts'
import { showsIn } from './drawing/shows.ts'
import { formFieldsOf } from './form-fields.ts'
import { notesOf } from './notes.ts'
import { pageSignals, scanSignals, type ReadLayer } from './page-signals.ts'
import { resolutionOf, scanOf } from './scan.ts'
import { fontsOf } from './text/fonts-of.ts'
import { fragmentsOf } from './text/fragments.ts'
import { garbledFonts, illegibleWords } from './text/garbled-fonts.ts'
import { unreadLetterhead } from './text/letterhead.ts'
import { judge, type Judgement } from './text/trust.ts'
import { isUpright, turnBox, turnOf, turnSize, uprightGlyphs } from './text/turn.ts'
import { sightOf } from './text/visible.ts'
import { wordsOf } from './text/words.ts'

/** A page as its text layer describes it, rotated so that its text is upright. */
export function textLayerOf(layer: ReadLayer): TextLayer {
  const { content, fragments, size, turned, scan } = layer
  // Slanted print, as of a watermark, is not read: nothing hangs on whether it can be seen.
  const uncertain = layer.sight.uncertain.filter((glyph) => isUpright(glyph, turned))
  const { trust, garbled } = withLetterhead(
    judge(content, { visible: layer.sight.visible, uncertain, fonts: layer.garbledFonts }, layer.page.words, size),
    layer,
  )
  // A scan with text laid over it shows its picture alone, and what was drawn onto that.
  const signals = trust === 'none' ? scanSignals(layer) : pageSignals(layer)
  return {
    trust,
    garbled,
    illegible: illegibleIn(layer),
    unseen: trust === 'none' ? unseenWords(content, size) : [],
    resolution: scan && resolutionOf(scan),
    page: { ...layer.page, fonts: fontsOf(fragments), ...(signals.length > 0 ? { signals } : {}) },
  }
}

/** How far the text can be trusted, and the regions OCR must read, on the upright page. */
function withLetterhead({ trust, garbled }: Judgement, { content, page, turned, size }: ReadLayer): Judgement {
  const upright = garbled.map((box) => turnBox(box, turned, size))
  const letterhead = trust === 'none' ? [] : unreadLetterhead(content, page, { turned, ...size })
  return letterhead.length > 0
    ? { trust: 'in_part', garbled: [...upright, ...letterhead] }
    : { trust, garbled: upright }
}

/** A page with its words and form fields, and with what they were made of. */
export async function readLayer(page: PDFPageProxy, layers: LayerSwitches, limits: ReaderLimits): Promise<ReadLayer> {
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
  const fragments = fragmentsOf(uprightGlyphs(seen.visible, turned, size))
  const shownFields = formFieldsOf(page, annotations, interpreter.appearances)
  const formFields = shownFields.map((field) => ({ ...field, box: turnBox(field.box, turned, size) }))
  const read: Page = {
    number: page.pageNumber,
    ...turnSize(size, turned),
    ...(turned === 0 ? {} : { turned }),
    source: 'text_layer',
    words: wordsOf(fragments),
    formFields,
  }
  const opaqueFields = formFields.filter((_, i) => isOpaque(interpreter.appearances.get(fieldIds[i]!)))
  const notes = notesOf(page, annotations, shownFields).map((note) => ({
    ...note,
    box: turnBox(note.box, turned, size),
  }))
  return {
    ...{ page: read, content, sight: seen, fragments, turned, size, opaqueFields, notes },
    garbledFonts: garbledFonts(seen.visible),
    scan: scanOf(content, size),
    shows: showsIn(operators),
  }
}

/** The words of a page whose letters are unknown. */
export function illegibleIn({ fragments, garbledFonts }: ReadLayer): Box[] {
  return illegibleWords(fragments, garbledFonts)
}

/** The text of a page that is not read as text, with positions on the displayed page. */
function unseenWords({ glyphs }: PageContent, size: { width: number; height: number }): TextLayer['unseen'] {
  return turnOf(glyphs) === 0 ? wordsOf(fragmentsOf(uprightGlyphs(glyphs, 0, size))) : []
}

/** Whether something behind a field's value hides what is beneath the field. */
function isOpaque(appearance: PageContent | undefined): boolean {
  return appearance?.fills.some(({ hides }) => hides === 'all') ?? false
}
