import { type Box, type Page, union } from '../model/page.ts'
import { distanceBetween } from '../layout/geometry.ts'
import {
  ALIKE_POINTS,
  COPY_MARGIN_POINTS,
  DIVIDED_POINTS,
  LAST_BOX_POINTS,
  MOVED_POINTS,
} from '../layout/tolerances.ts'

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
 * The label of a copy whose rows are higher or whose columns are wider than those of the others, as on the W-2s of two
 * employers on one sheet: the page has as many labels as copies, and this one belongs to no other copy.
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
      Math.abs(area[0] - left) < DIVIDED_POINTS &&
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
