import { union, type Box, type Page, type Word } from '../../model/page.ts'
import { boxLabelsOn } from './find-labels.ts'
import type { FoundLabel } from '../../labels/label.ts'
import type { BoxName } from './labels.ts'
import { STATE_BOXES, stateLabels } from './state-labels.ts'

/** One printed W-2. A page holds up to four, mostly copies of the same. */
export interface Copy {
  labels: ReadonlyMap<BoxName, Box>
  /** The labels of boxes 15 to 20 again, where a form prints them for every state. */
  furtherStates: readonly ReadonlyMap<BoxName, Box>[]
  /** Print that ends boxes: this copy's and the page's. */
  edges: readonly Box[]
  area: Box
  /** What is above the copy, up to the one before: some forms have their title there. */
  heading: Box
}

/** A W-2 shows its wages and what was withheld from them: the labels that make a group of labels one. */
const CORE: readonly BoxName[] = ['1', '2', '3', '4', '5', '6', '16', '17', 'b', 'c', 'e', '10', '11']
const AMOUNTS: readonly BoxName[] = ['1', '2', '3', '4', '5', '6']
/** Printed once on every copy; the boxes of states are repeated for each. */
const MARKERS: readonly BoxName[] = [...AMOUNTS, 'b', 'c', 'e', '10', '11']
/** Copies of one form are printed alike to within this many points. */
const ALIKE = 9
/** A line of a box that is filled higher moves the labels below it by no more than this. */
const UNLIKE = 30
const MARGIN = 6
/** What has less than this share of the labels another copy has is none. */
const STRAY = 0.34
/** OCR loses labels, and some wordings stand elsewhere too: the copies are as many as this share of labels is not found more often. */
const USUAL = 0.6

interface Offset {
  x: number
  y: number
}

/** The W-2s on a page, and the words that belong to no label. */
export function copiesOn(
  page: Pick<Page, 'width' | 'height'>,
  words: readonly Word[],
): { copies: Copy[]; values: Word[] } {
  const found = boxLabelsOn(words)
  const labelWords = new Set(found.flatMap((label) => label.words))
  const edges = found.filter((label) => label.concept === 'edge').map((label) => label.area)
  const boxes = found.filter((label) => label.concept !== 'edge')
  const groups = group(boxes).filter(isW2)
  const widths = groups.map((labels) => widthOf(labels, groups)).filter((width) => width !== null)
  const width = widths.length > 0 ? Math.max(...widths) : page.width
  const copies = groups.map((labels) => {
    const area = areaOf(labels, groups, width, page)
    const heading = headingOf(area, groups)
    const [states, ...furtherStates] = stateLabels(boxes, labels, groups, area)
    return {
      // A label printed for the last state alone is none of the first.
      labels: new Map([...[...labels].filter(([box]) => !STATE_BOXES.has(box)), ...states]),
      furtherStates,
      edges: edges.filter((edge) => overlaps(edge, area) || overlaps(edge, heading)),
      area,
      heading,
    }
  })
  return { copies, values: words.filter((word) => !labelWords.has(word)) }
}

function isW2(labels: ReadonlyMap<BoxName, Box>): boolean {
  return CORE.filter((box) => labels.has(box)).length >= 5 && AMOUNTS.filter((box) => labels.has(box)).length >= 3
}

/**
 * Sorts labels into copies. A label found as often as there are copies marks them; every other label stands at the same offset from it
 * in each of them, so that an offset seen in most copies tells whose a label is, and where one lies that OCR lost. Labels
 * seen in every copy come first: they show how far each copy reaches, and so to which a label belongs that was seen once.
 */
function group(found: readonly FoundLabel<BoxName>[]): Map<BoxName, Box>[] {
  const grouped = groupAll(found)
  const strays = grouped.filter((copy) => !isSupported(copy, grouped))
  // Without those of one stray, others of its place may still mark another: a summary has the wordings of several boxes.
  return strays.length > 0
    ? group(found.filter((label) => !strays.some(({ seen }) => seen.has(label.area))))
    : grouped.map(({ labels }) => withStateLabel(labels))
}

interface GroupedCopy {
  origin: Box
  labels: Map<BoxName, Box>
  /** Of the labels those that are on the page, the others being where its fellows have them. */
  seen: Set<Box>
}

/** A wording may stand elsewhere on the page too ("your Federal Income Tax Return"), with no form around it. */
function isSupported(copy: GroupedCopy, all: readonly GroupedCopy[]): boolean {
  return copy.seen.size >= STRAY * Math.max(...all.map(({ seen }) => seen.size))
}

function groupAll(found: readonly FoundLabel<BoxName>[]): GroupedCopy[] {
  const places = Map.groupBy(found, (label) => label.concept)
  const counts = MARKERS.flatMap((box) => places.get(box)?.length ?? []).toSorted((a, b) => a - b)
  const count = counts[Math.floor(USUAL * (counts.length - 1))]
  const marker = MARKERS.find((box) => places.get(box)?.length === count) ?? MARKERS[0]!
  const copies = (places.get(marker) ?? []).map((label) => ({
    origin: label.area,
    labels: new Map<BoxName, Box>([[marker, label.area]]),
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
function astray(
  areas: readonly Box[],
  copies: readonly Grouped[],
  { origin }: Grouped,
  offset: Offset,
): Box | undefined {
  if (areas.length !== copies.length) return undefined
  const [left, top] = moved(areas[0]!, origin, offset)
  return areas.find(
    (area) =>
      Math.abs(area[0] - left) < ALIKE &&
      Math.abs(area[1] - top) < UNLIKE &&
      !copies.some((other) => near(area, other.origin, offset)),
  )
}

/** "15 State" is short and easily misread; it stands left of the state's ID number. */
function withStateLabel(labels: Map<BoxName, Box>): Map<BoxName, Box> {
  const id = labels.get('15_id')
  if (id && !labels.has('15_state')) labels.set('15_state', [id[0] - 36, id[1], id[0] - 12, id[3]])
  return labels
}

interface Grouped {
  origin: Box
  labels: ReadonlyMap<BoxName, Box>
}

/** The offset at which most copies have a label; of equals, the one nearest to what is known of its copy. */
function commonOffset(copies: readonly Grouped[], areas: readonly Box[]): Offset {
  const candidates = copies.flatMap(({ origin, labels }) => {
    const known = union([...labels.values()])
    return areas.map((area) => {
      const offset = { x: area[0] - origin[0], y: area[1] - origin[1] }
      const support = copies.filter((copy) => areas.some((a) => near(a, copy.origin, offset))).length
      return { offset, support, distance: distance(area, known), length: Math.hypot(offset.x, offset.y) }
    })
  })
  const best = candidates.toSorted(
    (a, b) => b.support - a.support || a.distance - b.distance || a.length - b.length,
  )[0]!
  return best.offset
}

/** How far apart two boxes are; nothing where they touch. */
function distance(a: Box, b: Box): number {
  const across = Math.max(0, a[0] - b[2], b[0] - a[2])
  const down = Math.max(0, a[1] - b[3], b[1] - a[3])
  return Math.hypot(across, down)
}

function near(area: Box, origin: Box, offset: Offset): boolean {
  return Math.abs(area[0] - origin[0] - offset.x) < ALIKE * 2 && Math.abs(area[1] - origin[1] - offset.y) < ALIKE
}

function moved([x0, y0, x1, y1]: Box, origin: Box, offset: Offset): Box {
  const x = origin[0] + offset.x
  const y = origin[1] + offset.y
  return [x, y, x + (x1 - x0), y + (y1 - y0)]
}

/** From a copy's left edge to the copy beside it; null where there is none. */
function widthOf(labels: ReadonlyMap<BoxName, Box>, all: readonly ReadonlyMap<BoxName, Box>[]): number | null {
  const own = union([...labels.values()])
  const beside = all
    .map((other) => union([...other.values()]))
    .filter((box) => box[0] > own[2] - MARGIN && box[1] < own[3] && box[3] > own[1])
  return beside.length > 0 ? Math.min(...beside.map((box) => box[0])) - own[0] : null
}

/**
 * From its own labels to where the next copy begins. Copies of one sheet are equally wide: what stands where another copy
 * would begin, beside one that has no neighbour, is a summary or a notice.
 */
function areaOf(
  labels: ReadonlyMap<BoxName, Box>,
  all: readonly ReadonlyMap<BoxName, Box>[],
  width: number,
  page: Pick<Page, 'width' | 'height'>,
): Box {
  const own = union([...labels.values()])
  const others = all.filter((other) => other !== labels).map((other) => union([...other.values()]))
  const below = others.filter((box) => box[1] > own[3] - MARGIN && box[0] < own[2] && box[2] > own[0])
  return [
    own[0] - 2 * MARGIN,
    own[1] - 2 * MARGIN,
    Math.min(page.width, own[0] + (widthOf(labels, all) ?? width) - MARGIN),
    Math.min(page.height, own[3] + 90, ...below.map((box) => box[1] - MARGIN)),
  ]
}

function headingOf(area: Box, all: readonly ReadonlyMap<BoxName, Box>[]): Box {
  const others = all.map((other) => union([...other.values()])).filter((box) => box[3] < area[1] + MARGIN)
  return [area[0], Math.max(0, ...others.map((box) => box[3])), area[2], area[1]]
}

function overlaps(a: Box, b: Box): boolean {
  return a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1]
}
