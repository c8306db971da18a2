import type { Glyph } from '../drawing/content.ts'

/** Glyphs on one baseline without gaps between them. */
export interface Fragment {
  glyphs: Glyph[]
  left: number
  right: number
  /** The expected position of the next glyph. */
  next: number
  baseline: number
  size: number
}

/** Gaps as fractions of the font size. A blank is a quarter wide in most fonts, a seventh in the narrowest. */
const WORD_GAP = 0.13
/** Letters with the producer's own spacing still form one word; dots of a leader do not. */
const WIDEST_SPACING = 0.5
const OVERLAP = 0.3
const SAME_BASELINE = 0.12
/** How many word starts on a row are compared with what follows them. */
const MOST_OPEN = 31

/** Splits glyphs at blanks and gaps, in drawing order. Upright text only. */
export function fragmentsOf(glyphs: readonly Glyph[]): Fragment[] {
  const fragments: Fragment[] = []
  let last: Fragment | null = null
  for (const glyph of glyphs) {
    if (glyph.text.trim() === '') {
      last = null
      continue
    }
    const fragment = fragmentOf(glyph)
    if (last && follows(last, fragment)) extend(last, fragment)
    else fragments.push((last = fragment))
  }
  return joinAcrossDrawingOrder(fragments).flatMap(splitAtSpacing)
}

/**
 * Ghostscript writes a blank as the spacing of two letters: "KNO", "XD" spaced, "OE". Between spaced letters of one word all
 * gaps are wide; a few among narrow ones are blanks.
 */
function splitAtSpacing(fragment: Fragment): Fragment[] {
  const { glyphs, size } = fragment
  const starts = glyphs.flatMap((glyph, i) => {
    const before = glyphs[i - 1]
    return before && glyph.x - before.x - before.width >= WORD_GAP * size ? [i] : []
  })
  if (starts.length === 0 || starts.length * 2 >= glyphs.length - 1) return [fragment]
  return [0, ...starts].map((start, i) => withGlyphs(glyphs.slice(start, starts[i])))
}

function withGlyphs([first, ...others]: readonly Glyph[]): Fragment {
  const fragment = fragmentOf(first!)
  for (const glyph of others) extend(fragment, fragmentOf(glyph))
  return fragment
}

/** Some producers draw a word in pieces with others in between, or draw it twice to make it bold. */
function joinAcrossDrawingOrder(fragments: readonly Fragment[]): Fragment[] {
  const joined: Fragment[] = []
  const sorted = [...fragments].sort((a, b) => a.left - b.left)
  const open = new Map<number, Fragment[]>()
  for (const fragment of sorted) {
    const row = Math.round(fragment.baseline)
    const near = [row - 1, row, row + 1].flatMap((r) => open.get(r) ?? [])
    if (near.some((other) => isCopy(other, fragment))) continue
    const before = near.find((other) => follows(other, fragment))
    if (before) extend(before, fragment)
    else {
      joined.push(fragment)
      keep(fragment, open.get(row) ?? open.set(row, []).get(row)!)
    }
  }
  return joined
}

function keep(fragment: Fragment, open: Fragment[]): void {
  open.push(fragment)
  if (open.length > MOST_OPEN) open.shift()
}

function fragmentOf(glyph: Glyph): Fragment {
  return {
    glyphs: [glyph],
    left: glyph.x,
    right: glyph.x + glyph.width,
    next: glyph.x + Math.min(Math.max(glyph.width, glyph.advance), glyph.width + WIDEST_SPACING * glyph.size),
    baseline: glyph.y,
    size: glyph.size,
  }
}

function follows(before: Fragment, after: Fragment): boolean {
  const size = Math.min(before.size, after.size)
  if (Math.max(before.size, after.size) > 1.6 * size) return false
  if (Math.abs(before.baseline - after.baseline) > SAME_BASELINE * size) return false
  const gap = after.left - before.right
  return gap > -OVERLAP * size && (gap < WORD_GAP * size || after.left - before.next < 0.05 * size)
}

function isCopy(one: Fragment, other: Fragment): boolean {
  const near = 0.25 * one.size
  if (Math.abs(one.left - other.left) > near || Math.abs(one.baseline - other.baseline) > near) return false
  return textOf(one) === textOf(other)
}

function extend(fragment: Fragment, next: Fragment): void {
  fragment.glyphs.push(...next.glyphs)
  fragment.right = Math.max(fragment.right, next.right)
  fragment.next = next.next
  fragment.size = Math.max(fragment.size, next.size)
}

export function textOf(fragment: Fragment): string {
  return fragment.glyphs.map((glyph) => glyph.text).join('')
}
