import type { Picture } from '../../image/picture.ts'
import { printOf } from './binary.ts'
import { darkAreas, type AreaRow } from './dark-areas.ts'
import { quantile } from './quantile.ts'

/** Pixels that differ from an area's background by this much are print. */
const CONTRAST = 40
/**
 * In points: shading correction leaves lower bands alone; a higher one may be a shadow, or the desk beside the sheet.
 */
const HIGH_BAND = [12, 60] as const
/** In points: an area that ends within one screen pixel fades into the paper. Inverted, that edge would be a stroke. */
const FADE = 1

/** Turns print on dark and coloured areas into dark print on white. */
export function withoutDarkAreas(picture: Picture): Picture {
  return cleared(picture, areasOf(picture))
}

/**
 * Turns light print on high bands into dark print on white. This must come before shading correction, which would take
 * the band for shaded paper and lose the lighter print on it.
 */
export function withoutHighBands(picture: Picture): Picture {
  const [least, most] = HIGH_BAND
  const bands = areasOf(picture).filter(
    (rows) => rows.length > least * picture.scale && rows.length < most * picture.scale,
  )
  return cleared(
    picture,
    bands.filter((rows) => !isDarkOnTint(histogramOf(rows, picture))),
  )
}

function areasOf(picture: Picture): AreaRow[][] {
  return darkAreas({ ...picture, print: printOf(picture) })
}

function cleared(picture: Picture, areas: readonly AreaRow[][]): Picture {
  if (areas.length === 0) return picture
  const data = Uint8Array.from(picture.data)
  for (const rows of areas) {
    const histogram = histogramOf(rows, picture)
    const greys = clearedGreys(histogram)
    const paler = isDarkOnTint(histogram) ? Infinity : groundOf(histogram) + CONTRAST
    const isFading = (at: number) => picture.data[at]! > paler
    const fade = Math.round(FADE * picture.scale)
    for (const { from, to } of rows) {
      for (let at = from; at < to; at++) data[at] = greys[data[at]!]!
      for (let at = from; at < from + fade && isFading(at); at++) data[at] = 255
      for (let at = to - 1; at >= to - fade && isFading(at); at--) data[at] = 255
    }
  }
  return { ...picture, data }
}

function histogramOf(rows: readonly AreaRow[], { data }: Picture): Uint32Array {
  const histogram = new Uint32Array(256)
  for (const { from, to } of rows) for (let at = from; at < to; at++) histogram[data[at]!]!++
  return histogram
}

/**
 * Maps each grey of an area to one without the area: the background becomes white, anything lighter or darker becomes
 * dark.
 */
function clearedGreys(histogram: Uint32Array): Uint8Array {
  const ground = groundOf(histogram)
  const isDark = isDarkOnTint(histogram)
  return Uint8Array.from({ length: 256 }, (_, grey) =>
    Math.min(255, isDark ? (255 * grey) / ground : (255 * (255 - grey)) / (255 - ground || 1)),
  )
}

function isDarkOnTint(histogram: Uint32Array): boolean {
  const ground = groundOf(histogram)
  const darker = sumOf(histogram.subarray(0, Math.max(0, ground - CONTRAST)))
  const lighter = sumOf(histogram.subarray(ground + CONTRAST))
  return darker > lighter
}

function groundOf(histogram: Uint32Array): number {
  return quantile(histogram, sumOf(histogram), 0.5)
}

function sumOf(counts: Uint32Array): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
