import type { Picture } from '../../image/picture.ts'
import { FAINT, printOf } from './binary.ts'

/** In points: surely longer than any stroke of a letter; and no shorter, however small the letters are. */
const LENGTH = { sure: 24, least: 10 }
/** In letter heights: longer than the strokes of most letters. */
const LONGER_THAN_LETTERS = 2.2
/** In points: thinner than any bar; the longer a rule, the thicker it may be. */
const MOST_THICKNESS = 3.2
const SLENDERNESS = 14
/** A rule is thin along this part of it; the rest is crossed or touched. */
const MOSTLY = 0.65

/** How to walk over the pixels of a picture in one direction. */
interface Walk {
  lines: number
  length: number
  along: number
  across: number
}

/** The picture without ruling lines and frames, in which most letters have this height in pixels. Letters that touch them stay. */
export function withoutRules(picture: Picture, letterHeight: number): Picture {
  const { width, height, scale } = picture
  const print = printOf(picture, FAINT)
  const data = Uint8Array.from(picture.data)
  const least = Math.min(LENGTH.sure * scale, Math.max(LENGTH.least * scale, LONGER_THAN_LETTERS * letterHeight))
  const eraser = { print, data, least, thickest: MOST_THICKNESS * scale }
  eraseRuns(eraser, { lines: height, length: width, along: 1, across: width })
  eraseRuns(eraser, { lines: width, length: height, along: width, across: 1 })
  return { ...picture, data }
}

interface Eraser {
  print: Uint8Array
  data: Uint8Array
  least: number
  thickest: number
}

function eraseRuns(eraser: Eraser, walk: Walk): void {
  const { print, least } = eraser
  for (let line = 0; line < walk.lines; line++) {
    let run = 0
    for (let i = 0; i <= walk.length; i++) {
      if (i < walk.length && print[line * walk.across + i * walk.along]) {
        run++
        continue
      }
      if (run >= least) eraseRun(eraser, walk, line, i - run, i)
      run = 0
    }
  }
}

/** How far print reaches across a place of a run. */
interface Span {
  at: number
  before: number
  after: number
}

/** Erases a run that is thin along most of it: a rule, not the tops of letters that run together. */
function eraseRun({ print, data, least, thickest }: Eraser, walk: Walk, line: number, from: number, to: number): void {
  const spans = Array.from({ length: to - from }, (_, index): Span => {
    const at = line * walk.across + (from + index) * walk.along
    const before = reach(print, at, -walk.across, line, least)
    return { at, before, after: reach(print, at, walk.across, walk.lines - 1 - line, least) }
  })
  const thickness = Math.max(3, Math.min(thickest, spans.length / SLENDERNESS))
  const thin = spans.filter((span) => across(span) <= thickness)
  if (thin.length < MOSTLY * spans.length) return
  const usual = thin.map(across).sort((a, b) => a - b)[Math.floor(thin.length / 2)]! + 1
  let rule = thin.find((span) => across(span) <= usual)!
  for (const span of spans) {
    if (across(span) <= usual) rule = span
    const cut = across(span) >= least ? { ...span, before: 0, after: 0 } : ownPart(span, rule)
    if (cut) for (let k = -cut.before; k <= cut.after; k++) data[cut.at + k * walk.across] = 255
  }
}

/** The part of a span that is the rule's: all but the letter that touches it on one side; nothing where one crosses it. */
function ownPart(span: Span, rule: Span): Span | null {
  const [above, below] = [span.before > rule.before + 1, span.after > rule.after + 1]
  if (above && below) return null
  return { ...span, before: above ? rule.before : span.before, after: below ? rule.after : span.after }
}

function across({ before, after }: Span): number {
  return before + 1 + after
}

function reach(print: Uint8Array, at: number, step: number, room: number, most: number): number {
  let length = 0
  while (length < room && length < most && print[at + (length + 1) * step]) length++
  return length
}
