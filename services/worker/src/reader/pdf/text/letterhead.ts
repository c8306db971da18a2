import { isOfUnnamedIssuer, union, type Box, type Page } from '@income/documents'
import type { Fill, PageContent } from '../drawing/content.ts'
import { isInside } from './trust.ts'
import { turnBox, type Turn } from './turn.ts'

/** The part of a page, from its top, where a letterhead stands. */
const HEAD = 0.25
/** In points: from small print to a large heading with a drawing beside it. */
const HEIGHT = { least: 6, most: 110 }
const LEAST_WIDTH = 36
/** Letters of one word as outlines, and words of one name, are closer than this fraction of their height. */
const APART = 1.5
/** More shapes, or more pictures, are a drawing. */
const MOST = 1_000
/** Two scanned pages of 300 DPI. More would cost a page that its text describes more than a name is worth. */
const MOST_PIXELS = 20_000_000

/**
 * Pictures in the head of a page that may show its issuer's name if no text does, such as "FIRST CITY BANK" as a scan or
 * as outlines.
 */
export function unreadLetterhead(
  content: PageContent,
  page: Page,
  drawn: { turned: Turn; width: number; height: number },
): Box[] {
  if (isHeavy(content)) return []
  const turned = (box: Box) => turnBox(box, drawn.turned, drawn)
  const pictures = [
    ...content.images.map(({ box }) => turned(box)),
    ...outlines(
      content.fills.map((fill) => ({ ...fill, box: turned(fill.box) })),
      page,
    ),
  ].filter((box) => isInHead(box, page) && isOfSizeOfName(box) && !page.words.some((word) => isInside(word.box, box)))
  return pictures.length > 0 && isOfUnnamedIssuer(page) ? pictures : []
}

/** Whether drawing the page takes so long, or so much memory, that it could fail: its text would be lost with it. */
function isHeavy({ images }: PageContent): boolean {
  const pixels = images.reduce((sum, { pixels: own }) => sum + (own ? own.width * own.height : 0), 0)
  return images.length > MOST || pixels > MOST_PIXELS
}

/** Shapes beside each other, as letters drawn one by one are. */
function outlines(fills: readonly Fill[], page: Page): Box[] {
  const shapes = fills
    .filter(({ hides, box }) => hides !== 'all' && isInHead(box, page))
    .map(({ box }) => box)
    .sort((a, b) => a[0] - b[0])
  const rows: Box[] = []
  if (shapes.length > MOST) return rows
  for (const shape of shapes) {
    const at = rows.findIndex((row) => isBeside(row, shape))
    if (at === -1) rows.push(shape)
    else rows[at] = union([rows[at]!, shape])
  }
  return rows
}

function isBeside(row: Box, next: Box): boolean {
  const height = Math.max(row[3] - row[1], next[3] - next[1])
  return next[0] - row[2] < APART * height && next[1] < row[3] && next[3] > row[1]
}

const isInHead = (box: Box, { height }: Page) => box[1] >= 0 && box[3] <= HEAD * height

/** Wider than high: an emblem has no name in it. */
function isOfSizeOfName([left, top, right, bottom]: Box): boolean {
  const [width, height] = [right - left, bottom - top]
  return width >= LEAST_WIDTH && height >= HEIGHT.least && height <= HEIGHT.most && width > 1.2 * height
}
