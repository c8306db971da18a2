import type { Fill, Glyph, PageContent, Painted } from '../drawing/content.ts'
import { Bands } from './bands.ts'

const WHITE = 0.95
/** Print smaller than this, in points, is not meant to be read. */
const SMALLEST = 2
/** The difference in lightness from its background that makes text visible at all, and certainly visible. */
const SEEN = 0.05
const CERTAIN = 0.12

/** The visibility of a page's glyphs. */
export interface Sight {
  /** On the page, painted, not in the colour of their background, not covered. */
  visible: Glyph[]
  /** Glyphs whose visibility only the rendered page shows: faint ones, and ones under an image or a shape. */
  uncertain: Glyph[]
  /** Hidden by something drawn later. */
  covered: Glyph[]
  /** Not painted, or in the colour of their background. */
  unseen: Glyph[]
}

export function sightOf(content: PageContent, width: number, height: number): Sight {
  const sight: Sight = { visible: [], uncertain: [], covered: [], unseen: [] }
  const areas = areasOf(content, width, height)
  for (const glyph of content.glyphs) {
    const isDrawn = !glyph.hidden && glyph.size >= SMALLEST && isOnPage(glyph, width, height)
    if (!isDrawn) continue
    if (glyph.invisible) {
      sight.unseen.push(glyph)
      continue
    }
    if (isCovered(glyph, areas)) {
      sight.covered.push(glyph)
      continue
    }
    const contrast = contrastOf(glyph, areas)
    if (contrast < SEEN) {
      sight.unseen.push(glyph)
      continue
    }
    sight.visible.push(glyph)
    if (glyph.text.trim() !== '' && (contrast < CERTAIN || isUnderShape(glyph, areas))) sight.uncertain.push(glyph)
  }
  return sight
}

interface Areas {
  /** Filled areas large enough to be a background. */
  grounds: Bands<Fill>
  /** Areas that hide what is under them. */
  covers: Bands<Fill>
  /** Images and filled areas of any shape that cover most of the page. */
  pageWide: Bands<Painted>
  /** Images, which may be transparent, and areas that may not fill their box. */
  shapes: Bands<Painted>
  images: Bands<Painted>
}

function areasOf({ fills, images }: PageContent, width: number, height: number): Areas {
  const grounds = fills.filter(({ box }) => box[2] - box[0] > SMALLEST && box[3] - box[1] > SMALLEST)
  const opaque = [...images, ...grounds.filter((fill) => fill.hides !== 'nothing')]
  const inBands = <T extends Painted>(areas: readonly T[]) => new Bands(areas, height)
  return {
    grounds: inBands(grounds),
    covers: inBands(grounds.filter((fill) => fill.hides === 'all')),
    pageWide: inBands(opaque.filter((area) => isPageWide(area, width * height))),
    shapes: inBands([...images, ...grounds.filter((fill) => fill.hides === 'some')]),
    images: inBands(images),
  }
}

function isPageWide({ box }: Painted, pageArea: number): boolean {
  return (box[2] - box[0]) * (box[3] - box[1]) > 0.5 * pageArea
}

function isCovered(glyph: Glyph, { pageWide, covers }: Areas): boolean {
  const y = middleOf(glyph)
  return (
    pageWide.at(y).some((area) => area.order > glyph.order && contains(area, glyph)) ||
    covers.at(y).some((area) => area.order > glyph.order && hides(area, glyph))
  )
}

function isUnderShape(glyph: Glyph, { shapes }: Areas): boolean {
  return shapes.at(middleOf(glyph)).some((area) => area.order > glyph.order && hides(area, glyph))
}

/** How much lighter or darker a glyph is than the paper or the area behind it. */
function contrastOf(glyph: Glyph, areas: Areas): number {
  const y = middleOf(glyph)
  const images = areas.images.at(y)
  if (glyph.lightness >= WHITE) {
    const ground = areas.grounds.at(y).findLast((fill) => fill.order < glyph.order && contains(fill, glyph))
    if (ground) return Math.abs(ground.lightness - glyph.lightness)
    return images.some((image) => image.order < glyph.order && contains(image, glyph)) ? 1 : 0
  }
  const ground = areas.covers.at(y).findLast((fill) => fill.order < glyph.order && contains(fill, glyph))
  if (!ground) return 1 - glyph.lightness
  const between = images.some(
    (image) => image.order < glyph.order && image.order > ground.order && contains(image, glyph),
  )
  return between ? 1 : Math.abs(ground.lightness - glyph.lightness)
}

function contains({ box }: Painted, glyph: Glyph): boolean {
  const { x, size } = glyph
  const middle = middleOf(glyph)
  return box[0] <= x + 0.1 * size && x <= box[2] && box[1] <= middle && middle <= box[3]
}

/** Whether an area covers most of a letter: a line through it does not. */
function hides({ box }: Painted, { x, y, width, size }: Glyph): boolean {
  return box[0] <= x + 0.3 * width && x + 0.7 * width <= box[2] && box[1] <= y - 0.55 * size && y - 0.1 * size <= box[3]
}

/** The height of a letter's middle, which both its background and its cover must reach. */
function middleOf({ y, size }: Glyph): number {
  return y - 0.3 * size
}

function isOnPage({ x, y }: Glyph, width: number, height: number): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height
}
