import type { Glyph, PageContent, Painted } from '../drawing/content.ts'

const WHITE = 0.95
/** Print smaller than this, in points, is not meant to be read. */
const SMALLEST = 2

/** The glyphs a reader of the page can see: on the page, painted, not white on white, not painted over. */
export function visibleGlyphs(content: PageContent, width: number, height: number): Glyph[] {
  const cover = coverOf(content, width * height)
  return content.glyphs.filter(
    (glyph) =>
      !glyph.invisible &&
      glyph.size >= SMALLEST &&
      isOnPage(glyph, width, height) &&
      !cover.some((area) => area.order > glyph.order && contains(area, glyph)) &&
      (glyph.lightness < WHITE || standsOut(glyph, content)),
  )
}

/** Images and filled areas large enough to hide text that was drawn before them. */
function coverOf({ images, fills }: PageContent, pageArea: number): Painted[] {
  const large = ({ box }: Painted) => (box[2] - box[0]) * (box[3] - box[1]) > 0.5 * pageArea
  return [...images.filter(large), ...fills.filter(large)]
}

function standsOut(glyph: Glyph, { images, fills }: PageContent): boolean {
  const under = fills.filter((fill) => fill.order < glyph.order && contains(fill, glyph)).at(-1)
  if (under) return under.lightness < WHITE
  return images.some((image) => image.order < glyph.order && contains(image, glyph))
}

function contains({ box }: Painted, { x, y, size }: Glyph): boolean {
  const middle = y - 0.3 * size
  return box[0] <= x + 0.1 * size && x <= box[2] && box[1] <= middle && middle <= box[3]
}

function isOnPage({ x, y }: Glyph, width: number, height: number): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height
}
