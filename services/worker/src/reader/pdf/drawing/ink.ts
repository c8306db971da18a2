import type { Glyph } from './content.ts'
import type { GraphicsState } from './state.ts'

/** Text rendering modes that paint nothing (ISO 32000-1, table 106): 3, and 7, which only clips. */
const UNPAINTED = new Set([3, 7])
const STROKED = new Set([1, 2, 5, 6])
const STROKED_ALONE = new Set([1, 5])
/** Opacity below which nothing can be seen. */
export const LEAST_ALPHA = 0.08

/** How dark text is, and whether it is visible at all. */
export function inkOf(state: GraphicsState): Pick<Glyph, 'lightness' | 'invisible' | 'hidden'> {
  const { renderMode, lightness, strokeLightness, fillAlpha, strokeAlpha, groupAlpha } = state
  const fill = 1 - (1 - lightness) * fillAlpha * groupAlpha
  const stroke = 1 - (1 - strokeLightness) * strokeAlpha * groupAlpha
  const [filled, stroked] = [!STROKED_ALONE.has(renderMode), STROKED.has(renderMode)]
  const alpha = Math.max(filled ? fillAlpha : 0, stroked ? strokeAlpha : 0) * groupAlpha
  return {
    lightness: filled && stroked ? Math.min(fill, stroke) : filled ? fill : stroke,
    invisible: UNPAINTED.has(renderMode),
    hidden: alpha < LEAST_ALPHA,
  }
}

/** Luminance of #rrggbb (ITU-R BT.601), 0 to 1. */
export function lightnessOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
  return 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0)
}
