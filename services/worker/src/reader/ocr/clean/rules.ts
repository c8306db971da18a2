import type { Picture } from '../../image/picture.ts'
import { FAINT, printOf } from './binary.ts'
import { isCrossbars } from './crossbars.ts'

/** In points: certainly longer than any stroke of a letter, and the minimum however small the letters are. */
const LENGTH = { sure: 24, least: 10 }
/** In letter heights: longer than the strokes of most letters. */
const LONGER_THAN_LETTERS = 2.2
/** In points: thinner than any bar; the longer a rule, the thicker it may be. */
const MOST_THICKNESS = 3.2
const SLENDERNESS = 14
/** This slenderness is enough for a line that ends on other lines: the stem of a letter does not. */
const SLENDERNESS_OF_SIDE = 7
/** A rule is thin along this fraction of it; the rest is crossed or touched. */
const MOSTLY = 0.65
/** In points: no word whose letters touch at the serifs is longer. */
const LONGEST_WORD = 72
/** Between two letters the feet are lighter than this fraction of the usual darkness; a rule rarely is anywhere. */
const LIGHTER = 0.6
const HARDLY = 0.05

/** How to walk over the pixels of a picture in one direction. */
interface Walk {
  lines: number
  along: number
  across: number
}

/**
 * The picture without ruling lines and frames. `letterHeight` is that of most letters, in pixels. Letters that touch a
 * rule stay.
 */
export function withoutRules(picture: Picture, letterHeight: number): Picture {
  const { width, height, scale } = picture
  const print = printOf(picture, FAINT)
  const data = Uint8Array.from(picture.data)
  const least = Math.min(LENGTH.sure * scale, Math.max(LENGTH.least * scale, LONGER_THAN_LETTERS * letterHeight))
  const eraser = { print, data, least, thickest: MOST_THICKNESS * scale, letterHeight }
  const rows: Walk = { lines: height, along: 1, across: width }
  for (const run of runsInRows(print, width, least))
    eraseRun({ ...eraser, longestWord: LONGEST_WORD * scale }, rows, run)
  // Letters form words side by side, not one below the other.
  const columns: Walk = { lines: width, along: width, across: 1 }
  for (const run of runsInColumns(print, width, least)) eraseRun({ ...eraser, longestWord: 0 }, columns, run)
  return { ...picture, data }
}

interface Eraser {
  print: Uint8Array
  data: Uint8Array
  least: number
  thickest: number
  longestWord: number
  letterHeight: number
}

/** Print without a gap along a row or column; `to` is exclusive. */
interface Run {
  line: number
  from: number
  to: number
}

function* runsInRows(print: Uint8Array, width: number, least: number): Generator<Run> {
  for (let line = 0; line * width < print.length; line++) {
    const row = print.subarray(line * width, (line + 1) * width)
    for (let from = row.indexOf(1); from >= 0;) {
      const end = row.indexOf(0, from)
      const to = end < 0 ? width : end
      if (to - from >= least) yield { line, from, to }
      from = row.indexOf(1, to)
    }
  }
}

/** Walks row by row, because that is how pixels lie in memory. */
function* runsInColumns(print: Uint8Array, width: number, least: number): Generator<Run> {
  const lengths = new Uint32Array(width)
  const height = print.length / width
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x < width; x++) {
      if (y < height && print[y * width + x]) {
        lengths[x]!++
        continue
      }
      const length = lengths[x]!
      if (length >= least) yield { line: x, from: y - length, to: y }
      lengths[x] = 0
    }
  }
}

/** Erases a run that is thin along most of it: a rule, not the tops of letters that run together. */
function eraseRun(eraser: Eraser, walk: Walk, run: Run): void {
  const { line, from, to } = run
  const spans = spansOf(eraser, walk, run)
  const slenderness = isSideOfBox(spans, eraser.least) ? SLENDERNESS_OF_SIDE : SLENDERNESS
  const thickness = Math.max(3, Math.min(eraser.thickest, spans.across.length / slenderness))
  const thin = spans.across.filter((across) => across <= thickness).sort()
  if (thin.length < MOSTLY * spans.across.length) return
  if (to - from <= eraser.longestWord && isOfLetters(eraser, walk, line, from, spans, thickness)) return
  const usual = thin[Math.floor(thin.length / 2)]! + 1
  const first = spans.across.findIndex((across) => across <= Math.min(usual, thickness))
  let rule = spanAt(spans, first)
  for (const [index, across] of spans.across.entries()) {
    const span = spanAt(spans, index)
    if (across <= usual) rule = span
    const cut = across >= eraser.least ? { before: 0, after: 0 } : ownPart(span, rule)
    if (cut) eraseAcross(eraser.data, line * walk.across + (from + index) * walk.along, walk.across, cut)
  }
}

/** Whether a run reaches from one line across it to another. */
function isSideOfBox({ across }: Spans, least: number): boolean {
  return across[0]! >= least && across.at(-1)! >= least
}

/** Whether a short run belongs to letters that touch: their feet, or their crossbars. */
function isOfLetters(eraser: Eraser, walk: Walk, line: number, from: number, spans: Spans, thickness: number): boolean {
  const { print, letterHeight, least } = eraser
  const start = line * walk.across + from * walk.along
  const isInk = (along: number, below: number) => print[start + along * walk.along + below * walk.across] === 1
  return (
    isLighterInPlaces(darkest(eraser, walk, line, from, spans)) ||
    isCrossbars({ ...spans, farthest: least, isInk }, thickness, letterHeight)
  )
}

/** How dark the print is at each pixel of a run: 255 is black. */
function darkest({ data }: Eraser, walk: Walk, line: number, from: number, { before, after }: Spans): Uint8Array {
  return Uint8Array.from(before, (reached, index) => {
    const at = line * walk.across + (from + index) * walk.along
    let lightness = 255
    for (let k = -reached; k <= after[index]!; k++) lightness = Math.min(lightness, data[at + k * walk.across]!)
    return 255 - lightness
  })
}

/** The feet of letters are lighter where one letter ends and the next begins; a rule is not. */
function isLighterInPlaces(darkness: Uint8Array): boolean {
  const usual = darkness.toSorted()[Math.floor(darkness.length / 2)]!
  return darkness.filter((dark) => dark < LIGHTER * usual).length > HARDLY * darkness.length
}

/**
 * How far print reaches across each pixel of a run: before it, after it, and in total. A page has millions, so these
 * are arrays and not objects.
 */
interface Spans {
  before: Uint16Array
  after: Uint16Array
  across: Uint16Array
}

/** The same for one pixel. */
interface Span {
  before: number
  after: number
}

function spansOf({ print, least }: Eraser, walk: Walk, { line, from, to }: Run): Spans {
  const count = to - from
  const spans = { before: new Uint16Array(count), after: new Uint16Array(count), across: new Uint16Array(count) }
  for (let index = 0; index < count; index++) {
    const at = line * walk.across + (from + index) * walk.along
    const before = reach(print, at, -walk.across, line, least)
    const after = reach(print, at, walk.across, walk.lines - 1 - line, least)
    spans.before[index] = before
    spans.after[index] = after
    spans.across[index] = before + 1 + after
  }
  return spans
}

function spanAt({ before, after }: Spans, index: number): Span {
  return { before: before[index]!, after: after[index]! }
}

/**
 * The part of a span that belongs to the rule: all but a letter that touches it on one side; null where a letter
 * crosses it.
 */
function ownPart(span: Span, rule: Span): Span | null {
  const [above, below] = [span.before > rule.before + 1, span.after > rule.after + 1]
  if (above && below) return null
  return { before: above ? rule.before : span.before, after: below ? rule.after : span.after }
}

function eraseAcross(data: Uint8Array, at: number, step: number, { before, after }: Span): void {
  for (let k = -before; k <= after; k++) data[at + k * step] = 255
}

function reach(print: Uint8Array, at: number, step: number, room: number, most: number): number {
  let length = 0
  while (length < room && length < most && print[at + (length + 1) * step]) length++
  return length
}
