import { bottom, type Box, left, type Page, right, top, union, type Word } from '../model/page.ts'
import { distanceBetween } from './geometry.ts'
import { ALIKE_POINTS, COPY_MARGIN_POINTS, LAST_BOX_POINTS, MOVED_POINTS, SAME_PLACE_POINTS } from './tolerances.ts'
import { plain } from '../vocabulary/normalise.ts'
import type { Line } from './lines.ts'

/** A region with less than this share of another copy's labels is not a copy. */
const STRAY = 0.34
/** OCR loses labels, and some wordings occur elsewhere: at most this share of the labels exceed the number of copies. */
const USUAL = 0.6

/** A label of a form and where it is printed. */
interface PrintedLabel<C> {
  concept: C
  area: Box
}

interface Offset {
  x: number
  y: number
}

/**
 * Groups labels into the copies of one form on a page. A label of `markers`, which every copy prints once, marks the copies.
 * Every other label has the same offset from the marker in each copy; an offset seen in most copies tells which copy a label
 * belongs to, and where a label is that OCR lost. Labels seen in every copy come first: they show how far each copy reaches,
 * and so which copy owns a label seen only once.
 */
export function sortedIntoCopies<C>(found: readonly PrintedLabel<C>[], markers: readonly C[]): Map<C, Box>[] {
  const grouped = groupAll(found, markers)
  const strays = grouped.filter((copy) => !isSupported(copy, grouped))
  // Without the labels of one stray, others in its place may still mark another: a summary repeats the wordings of several
  // boxes.
  return strays.length > 0
    ? sortedIntoCopies(
        found.filter((label) => !strays.some(({ seen }) => seen.has(label.area))),
        markers,
      )
    : grouped.map(({ labels }) => labels)
}

interface GroupedCopy<C> {
  origin: Box
  labels: Map<C, Box>
  /** The labels that are on the page; the positions of the others are inferred from the other copies. */
  seen: Set<Box>
}

/** A wording may also occur elsewhere on the page ("your Federal Income Tax Return"), without a form around it. */
const isSupported = <C>(copy: GroupedCopy<C>, all: readonly GroupedCopy<C>[]) =>
  copy.seen.size >= STRAY * Math.max(...all.map(({ seen }) => seen.size))

function groupAll<C>(found: readonly PrintedLabel<C>[], markers: readonly C[]): GroupedCopy<C>[] {
  const places = Map.groupBy(found, (label) => label.concept)
  const counts = markers.flatMap((box) => places.get(box)?.length ?? []).toSorted((a, b) => a - b)
  const count = counts[Math.floor(USUAL * (counts.length - 1))]
  const marker = markers.find((box) => places.get(box)?.length === count) ?? markers[0]!
  const copies = (places.get(marker) ?? []).map((label) => ({
    origin: label.area,
    labels: new Map<C, Box>([[marker, label.area]]),
    seen: new Set([label.area]),
  }))
  if (copies.length === 0) return []
  for (const [box, labels] of [...places].toSorted(([, a], [, b]) => b.length - a.length)) {
    if (box === marker) continue
    const areas = labels.map((label) => label.area)
    const offset = commonOffset(copies, areas)
    for (const copy of copies) {
      const own = areas.find((area) => near(area, copy.origin, offset)) ?? astray(areas, copies, copy, offset)
      if (own) {
        copy.labels.set(box, own)
        copy.seen.add(own)
      } else if (copies.length > 1) copy.labels.set(box, moved(areas[0]!, copy.origin, offset))
    }
  }
  return copies
}

/**
 * The label of a copy whose rows are higher or lower than usual, as boxes of other publishers' forms may be: the page has as
 * many labels as copies, and this one belongs to no other copy.
 */
function astray<C>(
  areas: readonly Box[],
  copies: readonly GroupedCopy<C>[],
  { origin }: GroupedCopy<C>,
  offset: Offset,
): Box | undefined {
  if (areas.length !== copies.length) return undefined
  const [left, top] = moved(areas[0]!, origin, offset)
  return areas.find(
    (area) =>
      Math.abs(area[0] - left) < ALIKE_POINTS &&
      Math.abs(area[1] - top) < MOVED_POINTS &&
      !copies.some((other) => near(area, other.origin, offset)),
  )
}

/** The offset at which most copies have a label; of equals, the one nearest to what is known of its copy. */
function commonOffset<C>(copies: readonly GroupedCopy<C>[], areas: readonly Box[]): Offset {
  const candidates = copies.flatMap(({ origin, labels }) => {
    const known = union([...labels.values()])
    return areas.map((area) => {
      const offset = { x: area[0] - origin[0], y: area[1] - origin[1] }
      const support = copies.filter((copy) => areas.some((a) => near(a, copy.origin, offset))).length
      return {
        offset,
        support,
        distance: distanceBetween({ box: area }, { box: known }),
        length: Math.hypot(offset.x, offset.y),
      }
    })
  })
  const best = candidates.toSorted(
    (a, b) => b.support - a.support || a.distance - b.distance || a.length - b.length,
  )[0]!
  return best.offset
}

function near(area: Box, origin: Box, offset: Offset): boolean {
  return (
    Math.abs(area[0] - origin[0] - offset.x) < ALIKE_POINTS * 2 &&
    Math.abs(area[1] - origin[1] - offset.y) < ALIKE_POINTS
  )
}

function moved([x0, y0, x1, y1]: Box, origin: Box, offset: Offset): Box {
  const x = origin[0] + offset.x
  const y = origin[1] + offset.y
  return [x, y, x + (x1 - x0), y + (y1 - y0)]
}

/** A vertical strip that no word reaches into. */
export interface Gutter {
  width: number
  middle: number
}

/** The vertical strips between two x-positions that words leave free, from left to right. */
export function guttersBetween(from: number, to: number, words: readonly Word[]): Gutter[] {
  const taken = words.filter((word) => right(word) > from && left(word) < to).sort((a, b) => left(a) - left(b))
  const gutters: Gutter[] = []
  let edge = from
  for (const [start, end] of [...taken.map((word) => [left(word), right(word)] as const), [to, to] as const]) {
    const width = start - edge
    if (width > 0) gutters.push({ width, middle: edge + width / 2 })
    edge = Math.max(edge, end)
  }
  return gutters
}

export const widestOf = (gutters: readonly Gutter[]): Gutter | undefined =>
  gutters.reduce<Gutter | undefined>((best, next) => (next.width > (best?.width ?? 0) ? next : best), undefined)

type CopyLabels = ReadonlyMap<unknown, Box>

/** The distance from a copy's left edge to the next copy; null if there is none. */
function widthOf(labels: CopyLabels, all: readonly CopyLabels[]): number | null {
  const own = union([...labels.values()])
  const beside = all
    .map((other) => union([...other.values()]))
    .filter((box) => box[0] > own[2] - COPY_MARGIN_POINTS && box[1] < own[3] && box[3] > own[1])
  return beside.length > 0 ? Math.min(...beside.map((box) => box[0])) - own[0] : null
}

/**
 * From a copy's own labels to where the next copy begins. Copies on one sheet are equally wide, so what is printed where
 * another copy would begin, next to one without a neighbour, is a summary or a notice.
 */
export function areaOf(labels: CopyLabels, all: readonly CopyLabels[], page: Pick<Page, 'width' | 'height'>): Box {
  const widths = all.flatMap((copy) => widthOf(copy, all) ?? [])
  const width = widths.length > 0 ? Math.max(...widths) : page.width
  const own = union([...labels.values()])
  const others = all.filter((other) => other !== labels).map((other) => union([...other.values()]))
  const below = others.filter((box) => box[1] > own[3] - COPY_MARGIN_POINTS && box[0] < own[2] && box[2] > own[0])
  return [
    own[0] - 2 * COPY_MARGIN_POINTS,
    own[1] - 2 * COPY_MARGIN_POINTS,
    Math.min(page.width, own[0] + (widthOf(labels, all) ?? width) - COPY_MARGIN_POINTS),
    Math.min(page.height, own[3] + LAST_BOX_POINTS, ...below.map((box) => box[1] - COPY_MARGIN_POINTS)),
  ]
}

/** The area above a copy, up to the previous one. */
export function headingOf(area: Box, all: readonly CopyLabels[]): Box {
  const others = all.map((other) => union([...other.values()])).filter((box) => box[3] < area[1] + COPY_MARGIN_POINTS)
  return [area[0], Math.max(0, ...others.map((box) => box[3])), area[2], area[1]]
}

/**
 * Where the second of two forms on one page begins; `first` and `second` are where their tables begin. It begins at a line
 * worded like the topmost line they have in common, or else at the widest gap between their tables.
 */
export function cutBetween(lines: readonly Line[], first: number, second: number): number {
  const between = lines.filter((line) => top(line) > first && top(line) < second)
  const before = lines.filter((line) => top(line) < first)
  for (const line of before) {
    const again = between.findLast((other) => wording(other.text) !== '' && wording(other.text) === wording(line.text))
    if (again) return top(withLinesAbove(again, between, line, before))
  }
  const gaps = [...between, { box: [0, second, 0, second] as const }].map((line, i) => ({
    y: top(line),
    gap: top(line) - (between[i - 1] ? bottom(between[i - 1]!) : first),
  }))
  return gaps.reduce((a, b) => (b.gap > a.gap ? b : a)).y
}

/** The topmost of the lines directly above one that are as far above it, and read, like those above its twin. */
function withLinesAbove(line: Line, lines: readonly Line[], twin: Line, twins: readonly Line[]): Line {
  let first = line
  for (let i = lines.indexOf(line) - 1, j = twins.indexOf(twin) - 1; i >= 0 && j >= 0; i--, j--) {
    const [above, other] = [lines[i]!, twins[j]!]
    const isAsFar = Math.abs(top(line) - top(above) - (top(twin) - top(other))) < SAME_PLACE_POINTS
    if (!isAsFar || !readsAlike(above, other)) break
    first = above
  }
  return first
}

/** Whether most words are the same: the name of a month may differ. */
function readsAlike(a: Line, b: Line): boolean {
  const [words, others] = [a, b].map(({ text }) => wording(text).split(' ').filter(Boolean))
  const shared = words!.filter((word) => others!.includes(word)).length
  return shared * 2 > Math.max(words!.length, others!.length)
}

/** The words of a line without amounts and dates, which differ from stub to stub. */
function wording(text: string): string {
  return plain(text)
    .replace(/\S*\d\S*/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
