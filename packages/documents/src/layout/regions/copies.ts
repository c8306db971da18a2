import { union, type Box } from '../../model/page.ts'
import { distanceBetween } from '../geometry.ts'
import { ALIKE_POINTS, MOVED_POINTS } from '../tolerances.ts'

/** What has less than this share of the labels another copy has is none. */
const STRAY = 0.34
/** OCR loses labels, and some wordings stand elsewhere too: the copies are as many as this share of labels is not found more often. */
const USUAL = 0.6

/** A label of a form where it stands on the page. */
interface PrintedLabel<C> {
  concept: C
  area: Box
}

interface Offset {
  x: number
  y: number
}

/**
 * Sorts labels into the copies of one form on a page, each with where its labels stand. Of `markers`, the labels that every copy
 * prints once, one found as often as there are copies marks them; every other label stands at the same offset from it in each of
 * them, so that an offset seen in most copies says whose a label is, and where one lies that OCR lost. Labels seen in every copy
 * come first: they show how far each copy reaches, and so to which a label belongs that was seen once.
 */
export function sortedIntoCopies<C>(found: readonly PrintedLabel<C>[], markers: readonly C[]): Map<C, Box>[] {
  const grouped = groupAll(found, markers)
  const strays = grouped.filter((copy) => !isSupported(copy, grouped))
  // Without those of one stray, others of its place may still mark another: a summary has the wordings of several boxes.
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
  /** Of the labels those that are on the page, the others being where its fellows have them. */
  seen: Set<Box>
}

/** A wording may stand elsewhere on the page too ("your Federal Income Tax Return"), with no form around it. */
function isSupported<C>(copy: GroupedCopy<C>, all: readonly GroupedCopy<C>[]): boolean {
  return copy.seen.size >= STRAY * Math.max(...all.map(({ seen }) => seen.size))
}

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
 * The label of a copy whose rows are higher or lower than those of most, as boxes of other people's forms may be: as many labels
 * are printed as there are copies, and this one is of no other.
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
