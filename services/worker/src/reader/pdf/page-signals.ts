import { fractions, type Box, type FormField, type Page } from '@income/documents'
import type { FoundSignal } from '@income/shared'
import { isIn, signalsOfPage, signalsOfScan, type Cover, type Overlay } from '@income/signals'
import type { PageContent, PaintedImage } from './drawing/content.ts'
import type { Note } from './notes.ts'
import type { Fragment } from './text/fragments.ts'
import { turnBox, uprightGlyphs, type Turn } from './text/turn.ts'
import type { Sight } from './text/visible.ts'

/** A page with its text layer as read. */
export interface ReadLayer {
  page: Page
  content: PageContent
  sight: Sight
  fragments: readonly Fragment[]
  /** Fonts whose character codes do not match their glyphs. */
  garbledFonts: ReadonlySet<string>
  turned: Turn
  /** As displayed. */
  size: { width: number; height: number }
  /** Form fields that show their value on an opaque background. */
  opaqueFields: readonly FormField[]
  /** Notes that hide print or a field. */
  notes: readonly Note[]
  /** The picture that fills the page. */
  scan: PaintedImage | null
  /** The positions in the drawing order at which its own contents show text. */
  shows: readonly number[]
}

/** Signs of tampering in a page's drawing. The page is judged upright; positions are as displayed. */
export function pageSignals(layer: ReadLayer): FoundSignal[] {
  const { page, content, sight, fragments, turned, size } = layer
  const upright = (glyphs: Sight['visible']) => uprightGlyphs(glyphs, turned, size)
  const inOrder = upright(sight.visible)
  const covered = [...sight.covered, ...sight.uncertain]
  const overlays = overlaysOf(layer)
  const ofDrawing = signalsOfPage({
    ...{ number: page.number, width: page.width, height: page.height },
    covered: upright(covered),
    unseen: upright(sight.unseen),
    emptied: content.emptied.map((box) => turnBox(box, turned, size)),
    cut: upright(content.glyphs.filter(({ cut }) => cut)),
    visible: covered.length === 0 && overlays.length === 0 ? [] : inOrder,
    inOrder,
    runs: fragments.map(({ glyphs }) => glyphs),
    covers: coversOf(content, (box) => turnBox(box, turned, size)),
    overlays,
  })
  const found = ofDrawing.length > 0 ? ofDrawing : outlineSignals(layer)
  return found.map((signal) => ({ ...signal, evidence: signal.evidence.map((place) => displayed(place, page)) }))
}

function overlaysOf({ opaqueFields, notes }: ReadLayer): Overlay[] {
  return [
    ...opaqueFields.map(({ value, box }): Overlay => ({ kind: 'field', value, area: box, field: null })),
    ...notes.map(({ value, box, field }): Overlay => ({ kind: 'note', value, area: box, field })),
  ]
}

/** Signs of tampering in what was drawn onto the scan of a page. */
export function scanSignals({ page, content, sight, turned, size, scan }: ReadLayer): FoundSignal[] {
  if (!scan) return []
  const turn = (box: Box) => turnBox(box, turned, size)
  // A mask paints the print of a page that was compressed in layers.
  const onto = { fills: content.fills, images: content.images.filter(({ pixels }) => pixels !== null) }
  const found = signalsOfScan({
    ...{ number: page.number, width: page.width, height: page.height, print: 'scan' },
    visible: uprightGlyphs(sight.visible, turned, size),
    covers: coversOf(onto, turn).filter(({ order }) => order > scan.order),
  })
  return found.map((signal) => ({ ...signal, evidence: signal.evidence.map((place) => displayed(place, page)) }))
}

/** A page with fewer letters draws its print as shapes, if it draws at least so many. */
const FEW_LETTERS = 150
const MANY_SHAPES = 30

/** Signs of tampering in what was typed onto a page whose print is drawn as shapes. */
function outlineSignals({ page, content, sight, turned, size }: ReadLayer): FoundSignal[] {
  if (sight.visible.length === 0 || sight.visible.length >= FEW_LETTERS) return []
  const turn = (box: Box) => turnBox(box, turned, size)
  const visible = uprightGlyphs(sight.visible, turned, size)
  const before = content.fills.filter(({ order }) => order < visible[0]!.order)
  const patches = before.filter(({ box, hides }) => hides === 'all' && visible.some((glyph) => isIn(glyph, turn(box))))
  if (before.length - patches.length < MANY_SHAPES) return []
  const covers = coversOf({ fills: patches, images: [] }, turn)
  return signalsOfScan({
    number: page.number,
    width: page.width,
    height: page.height,
    print: 'outlines',
    visible,
    covers,
  })
}

function coversOf({ fills, images }: Pick<PageContent, 'fills' | 'images'>, turn: (box: Box) => Box): Cover[] {
  const shapes = fills.filter(({ hides }) => hides !== 'nothing')
  return [
    ...shapes.map(({ box, order }): Cover => ({ kind: 'shape', box: turn(box), order })),
    ...images.map(({ box, order }): Cover => ({ kind: 'picture', box: turn(box), order })),
  ]
}

type Place = FoundSignal['evidence'][number]

function displayed(place: Place, page: Page): Place {
  if (!place.box || !page.turned) return place
  const [left = 0, top = 0, right = 0, bottom = 0] = place.box
  const { width, height } = page
  return { ...place, box: fractions([left * width, top * height, right * width, bottom * height], page) }
}
