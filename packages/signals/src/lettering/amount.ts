import { areaOf, textOf, type Area, type DrawnGlyph } from '../model/drawn-page.ts'

/** An amount as it stands on a page. */
export interface AmountOnPage {
  text: string
  glyphs: readonly DrawnGlyph[]
  digits: readonly DrawnGlyph[]
  area: Area
  /** The font of its digits. */
  font: string
  face: string
  size: number
  baseline: number
}

const AMOUNT = /^[$(+-]*\d{1,3}(?:,?\d{3})*\.\d{2}$/
const DIGIT = /^\d$/

/** The amounts among the runs of a page. */
export function amountsIn(runs: readonly (readonly DrawnGlyph[])[]): AmountOnPage[] {
  return runs.flatMap((glyphs) => {
    const text = textOf(glyphs)
    if (!AMOUNT.test(text)) return []
    const digits = glyphs.filter((glyph) => DIGIT.test(glyph.text))
    if (digits.length < 3) return []
    const { font, face, size, y } = digits.at(-1)!
    return [{ text, glyphs, digits, area: areaOf(glyphs), font, face, size, baseline: y }]
  })
}
