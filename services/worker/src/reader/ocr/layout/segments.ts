import type { Component } from './components.ts'
import { withoutLeaders } from './leaders.ts'

/** Components on one line without a wide gap: a cell of a table, or a line of text. */
export interface Segment {
  components: Component[]
  left: number
  top: number
  right: number
  bottom: number
  /** Height of its capitals and digits, in pixels. */
  letterHeight: number
}

/** Sizes in points. */
const LETTER = { least: 2, most: 40, widest: 90 }
const SPECK = 0.5
/** In letter heights: smaller gaps join letters and words; columns are further apart. */
const WORD_GAP = 1.3
const MARK_GAP = 0.8
/** How far a broken foot may stick out from its digit. */
const BESIDE = 0.15
/** Marks are lower than this fraction of the page's letters, however large the letters beside them are. */
const MARK_ON_PAGE = 0.9
/**
 * Full stops, commas, hyphens and quotes are lower than this fraction of the letters beside them, and have few
 * components.
 */
const MARK_HEIGHT = 0.66
const MARK_PARTS = 2
/** Letters of one line, from x to brackets, differ in height by less than this factor. */
const TALLEST = 2.1

/** Groups components into segments. `scale` is pixels per point. */
export function segmentsOf(components: readonly Component[], scale: number): Segment[] {
  const segments: Segment[] = []
  const letters = components.filter((component) => isLetter(component, scale))
  for (const letter of letters.sort((a, b) => a.left - b.left)) {
    const segment = lineFor(letter, segments)
    if (segment) extend(segment, [letter])
    else segments.push({ ...boxOf(letter), components: [letter], letterHeight: letter.bottom - letter.top })
  }
  const lines = joinNeighbours(segments)
  const specks = components.filter((component) => isSpeck(component, scale))
  const areAmongLetters = (dots: readonly Component[]) =>
    lines.some((line) => dots.every((dot) => isAmongLetters(line, dot)))
  for (const mark of withoutLeaders(specks, scale, areAmongLetters)) {
    const line = lines.find((segment) => isMarkOf(segment, mark))
    if (line) extend(line, [mark])
  }
  return joinedByMarks(lines)
}

export function isLetter({ left, right, top, bottom, area }: Component, scale: number): boolean {
  const [width, height] = [right - left, bottom - top]
  if (height < LETTER.least * scale || height > LETTER.most * scale || width > LETTER.widest * scale) return false
  return area > 0.04 * width * height
}

/** Too low for a letter, too large for dirt. */
function isSpeck({ left, right, top, bottom, area }: Component, scale: number): boolean {
  return bottom - top < LETTER.least * scale && right - left < 8 * scale && area >= (SPECK * scale) ** 2
}

/** The segment that a letter continues: one that ends beside it on the same line. */
function lineFor(letter: Component, segments: readonly Segment[]): Segment | null {
  let best: Segment | null = null
  let bestGap = Infinity
  for (let i = segments.length - 1; i >= 0; i--) {
    const segment = segments[i]!
    const gap = letter.left - segment.right
    const height = Math.max(segment.letterHeight, letter.bottom - letter.top)
    if (gap > WORD_GAP * height || gap >= bestGap) continue
    if (!sameLine(segment, letter)) continue
    best = segment
    bestGap = gap
  }
  return best
}

type Extent = Pick<Segment, 'left' | 'top' | 'right' | 'bottom'>

function isMarkOf({ left, right, top, bottom, letterHeight }: Segment, mark: Extent): boolean {
  if (mark.bottom - mark.top > MARK_HEIGHT * letterHeight || mark.right - mark.left > 1.2 * letterHeight) return false
  const gap = Math.max(mark.left - right, left - mark.right)
  const middle = (mark.top + mark.bottom) / 2
  return gap < MARK_GAP * letterHeight && middle > top - 0.1 * letterHeight && middle < bottom + 0.25 * letterHeight
}

/** Points, commas and broken feet of digits may also form a row, but between letters, where leaders do not occur. */
function isAmongLetters(line: Segment, dot: Extent): boolean {
  const reach = BESIDE * line.letterHeight
  return isMarkOf(line, dot) && dot.left >= line.left - reach && dot.right <= line.right + reach
}

/** Compares with the last letters of the segment, so that remaining skew does no harm. */
function sameLine({ components, letterHeight }: Segment, letter: Component): boolean {
  const near = components.filter((c) => c.bottom - c.top > MARK_HEIGHT * letterHeight).slice(-4)
  const top = Math.min(...near.map((c) => c.top))
  const bottom = Math.max(...near.map((c) => c.bottom))
  const overlap = Math.min(bottom, letter.bottom) - Math.max(top, letter.top)
  const [own, other] = [letter.bottom - letter.top, bottom - top]
  return overlap > 0.6 * Math.min(own, other) && Math.max(own, other) < TALLEST * Math.min(own, other)
}

/**
 * Joins segments that were started separately: marks as high as the letters of small print, or words whose tall letter
 * came late. Small print beside a heading stays a separate line.
 */
function joinNeighbours(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = []
  const usual = usualOf(segments)
  for (const segment of [...segments].sort((a, b) => b.letterHeight - a.letterHeight)) {
    const isMark = segment.components.length <= MARK_PARTS && segment.letterHeight < MARK_ON_PAGE * usual
    const before = joined.find((other) => (isMark && isMarkOf(other, segment)) || continues(other, segment, WORD_GAP))
    if (before) extend(before, segment.components)
    else joined.push(segment)
  }
  return joined
}

/** In monospaced print a point stands in a gap as wide as one between columns, and closes it. */
function joinedByMarks(lines: readonly Segment[]): Segment[] {
  const joined: Segment[] = []
  for (const line of lines) {
    const before = joined.find((other) => continues(other, line, MARK_GAP))
    if (before) extend(before, line.components)
    else joined.push(line)
  }
  return joined
}

/** The height of letters in most lines that are certainly not marks. */
function usualOf(segments: readonly Segment[]): number {
  const lines = segments.filter(({ components }) => components.length > MARK_PARTS)
  const heights = lines.map(({ letterHeight }) => letterHeight).sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? Infinity
}

function continues(one: Segment, other: Segment, widestGap: number): boolean {
  const height = Math.max(one.letterHeight, other.letterHeight)
  const gap = Math.max(other.left - one.right, one.left - other.right)
  if (gap > widestGap * height || gap < -height || height > TALLEST * Math.min(one.letterHeight, other.letterHeight))
    return false
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return overlap > 0.6 * Math.min(one.bottom - one.top, other.bottom - other.top)
}

function extend(segment: Segment, components: readonly Component[]): void {
  segment.components.push(...components)
  for (const component of components) {
    segment.left = Math.min(segment.left, component.left)
    segment.right = Math.max(segment.right, component.right)
    segment.top = Math.min(segment.top, component.top)
    segment.bottom = Math.max(segment.bottom, component.bottom)
  }
  segment.letterHeight = tallHeight(segment.components)
}

/** Most letters are capitals and digits, or stand beside some. */
function tallHeight(components: readonly Component[]): number {
  const heights = components.map((c) => c.bottom - c.top).sort((a, b) => a - b)
  const highest = heights.at(-1)!
  const letters = heights.filter((height) => height > 0.4 * highest)
  return letters[Math.floor(0.75 * (letters.length - 1))]!
}

function boxOf({ left, top, right, bottom }: Component): Extent {
  return { left, top, right, bottom }
}
