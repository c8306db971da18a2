import type { FoundSignal, Severity } from '@income/shared'
import { isIn, placeOf, textOf, type Cover, type DrawnGlyph, type DrawnPage } from '../model/drawn-page.ts'
import { quoted } from '../model/quoted.ts'

/** A page without letters of its own, as a picture or as shapes, with everything drawn on top of it. */
interface ScannedPage extends Pick<DrawnPage, 'number' | 'width' | 'height' | 'visible' | 'covers'> {
  print: 'scan' | 'outlines'
}

/** In points. A patch is one or two lines high; signatures and stamps are higher. */
const LEAST = 4
const HIGHEST: Record<Cover['kind'], number> = { shape: 40, picture: 28 }
const WIDEST = 320
/** Scans compressed in layers consist of many pictures. */
const MOST = 8
const DIGIT = /\d/

/** Rectangles and pictures that hide a line of a scan, and the text on top of them. */
export function ofScan(page: ScannedPage): FoundSignal[] {
  const patches = page.covers.filter(isPatch)
  if (patches.length === 0 || patches.length > MOST) return []
  const seen = patches.map((cover) => ({ cover, text: typedOn(cover, page.visible) }))
  const weights = seen.map(weightOf)
  const severity = SEVERITIES.find((weight) => weights.includes(weight))!
  const evidence = seen.map(({ cover, text }) => ({
    ...placeOf(cover.box, page),
    detail:
      text === ''
        ? `a ${cover.kind} hides what was scanned`
        : `${quoted(text)} on a ${cover.kind} over the ${page.print}`,
  }))
  const summary = `${PRINT[page.print]}, and something was drawn onto it afterwards: ${evidence[weights.indexOf(severity)]!.detail}.`
  return [{ code: 'scan_drawn_over', severity, summary, evidence }]
}

const PRINT: Record<ScannedPage['print'], string> = {
  scan: 'The page is a scan',
  outlines: 'The letters of the page are outlines',
}

const SEVERITIES = ['high', 'medium', 'low'] as const satisfies readonly Severity[]

function weightOf({ cover, text }: { cover: Cover; text: string }): (typeof SEVERITIES)[number] {
  if (DIGIT.test(text)) return 'high'
  return text !== '' || cover.kind === 'picture' ? 'medium' : 'low'
}

function isPatch({ kind, box: [left, top, right, bottom] }: Cover): boolean {
  const [width, height] = [right - left, bottom - top]
  return width >= LEAST && height >= LEAST && width <= WIDEST && height <= HIGHEST[kind]
}

function typedOn(cover: Cover, visible: readonly DrawnGlyph[]): string {
  return textOf(visible.filter((glyph) => glyph.order > cover.order && isIn(glyph, cover.box))).trim()
}
