import { union, type Box, type Word } from '@income/documents'
import type { TextLayer } from '../../file.ts'
import type { Fill, Glyph, PageContent } from '../drawing/content.ts'
import { areaOf, isMostOf } from '../scan.ts'
import type { Sight } from './visible.ts'

interface Size {
  width: number
  height: number
}

export type Judgement = Pick<TextLayer, 'trust' | 'garbled'>

/** A picture is worth reading if it covers this fraction of the page; smaller ones are logos. */
const PICTURE_SHARE = 0.2
/** In points: filled shapes of the size of letters are text converted to outlines. */
const LETTER_SIZE = { least: 2, most: 30 }
const OUTLINED_TEXT = 150

/** Compares a text layer with the drawing of the page: how far it can be trusted, and where not. `fonts` are those garbled. */
export function judge(
  content: PageContent,
  { visible, uncertain, fonts }: Pick<Sight, 'visible' | 'uncertain'> & { fonts: ReadonlySet<string> },
  words: readonly Word[],
  page: Size,
): Judgement {
  if (isScanWithText(content, page)) return { trust: 'none', garbled: [] }
  if (words.length === 0) {
    const blank = content.images.length === 0 && content.fills.length === 0
    return { trust: blank ? 'whole' : 'none', garbled: [] }
  }
  const wrong = [...new Set([...visible.filter((glyph) => fonts.has(glyph.font)), ...uncertain])]
  if (wrong.length > 0.5 * visible.length) return { trust: 'none', garbled: [] }
  const garbled = [...regionsOf(wrong), ...unreadPictures(content, words, page), ...outlinedText(content, words)]
  return { trust: garbled.length > 0 ? 'in_part' : 'whole', garbled }
}

/** A page with fewer letters than this on a full-page picture is a scan with a stamp or a few typed words. */
const FEW_LETTERS = 150

/** Text that a scanner's OCR placed invisibly over or under the picture of the page, or that somebody typed onto it. */
function isScanWithText({ glyphs, images }: PageContent, page: Size): boolean {
  const covered = images.some(({ box }) => isMostOf(page, box))
  const invisible = glyphs.filter((glyph) => glyph.invisible).length
  return covered && (invisible > 0.5 * glyphs.length || glyphs.length - invisible < FEW_LETTERS)
}

/** Glyphs on one line, with the gaps between them. */
function regionsOf(glyphs: readonly Glyph[]): Box[] {
  const lines: { baseline: number; size: number; boxes: Box[] }[] = []
  for (const { x, y, width, size } of glyphs) {
    const box: Box = [x - 2, y - 0.95 * size, x + width + 2, y + 0.35 * size]
    const line = lines.find((l) => Math.abs(l.baseline - y) < 0.5 * l.size && isNear(l.boxes.at(-1)!, box, size))
    if (line) line.boxes.push(box)
    else lines.push({ baseline: y, size, boxes: [box] })
  }
  return lines.map((line) => union(line.boxes))
}

function isNear(one: Box, other: Box, size: number): boolean {
  return other[0] - one[2] < 6 * size && one[0] - other[2] < 6 * size
}

function unreadPictures({ images }: PageContent, words: readonly Word[], page: Size): Box[] {
  const least = PICTURE_SHARE * page.width * page.height
  return images
    .map(({ box }) => clip(box, page))
    .filter((box) => areaOf(box) >= least && !words.some((word) => isInside(word.box, box)))
}

function outlinedText({ fills }: PageContent, words: readonly Word[]): Box[] {
  const letters = fills.filter(isLetterSized)
  if (letters.length < OUTLINED_TEXT) return []
  const unread = letters.filter(({ box }) => !words.some((word) => isInside(box, word.box)))
  return unread.length < OUTLINED_TEXT ? [] : [union(unread.map(({ box }) => box))]
}

/** Rectangles are the rules of a table, drawn cell by cell: hardly any letter is one. */
function isLetterSized({ box, hides }: Fill): boolean {
  if (hides === 'all') return false
  const [width, height] = [box[2] - box[0], box[3] - box[1]]
  return width < LETTER_SIZE.most && height > LETTER_SIZE.least && height < LETTER_SIZE.most
}

/** Whether the middle of a box is in another one. */
export function isInside(inner: Box, outer: Box): boolean {
  const [x, y] = [(inner[0] + inner[2]) / 2, (inner[1] + inner[3]) / 2]
  return outer[0] <= x && x <= outer[2] && outer[1] <= y && y <= outer[3]
}

function clip(box: Box, { width, height }: Size): Box {
  return [Math.max(0, box[0]), Math.max(0, box[1]), Math.min(width, box[2]), Math.min(height, box[3])]
}
