import { middleX, middleY, top, union, type Box, type Page, type Word } from '../page/page.ts'
import { findLabels, type FoundLabel } from './find-labels.ts'
import type { BoxName } from './labels.ts'

/** One printed W-2. A page holds up to four, mostly copies of the same. */
export interface Copy {
  labels: ReadonlyMap<BoxName, Box>
  /** Print that ends boxes: this copy's and the page's. */
  edges: readonly Box[]
  area: Box
}

/** A W-2 shows its wages and what was withheld from them: the labels that make a group of labels one. */
const CORE: readonly BoxName[] = ['1', '2', '3', '4', '5', '6', '16', '17', 'b', 'c', 'e', '10', '11']
const AMOUNTS: readonly BoxName[] = ['1', '2', '3', '4', '5', '6']
/** Copies of one form are printed alike to within this many points. */
const ALIKE = 9
/** Values may begin a little left of their label. */
const MARGIN = 6

interface Offset {
  x: number
  y: number
}

/** The W-2s on a page, and the words that belong to no label. */
export function copiesOn(
  page: Pick<Page, 'width' | 'height'>,
  words: readonly Word[],
): { copies: Copy[]; values: Word[] } {
  const found = findLabels(words)
  const labelWords = new Set(found.flatMap((label) => label.words))
  const edges = found.filter((label) => label.box === 'edge').map((label) => label.area)
  const groups = group(found.filter((label) => label.box !== 'edge')).filter(isW2)
  const copies = groups.map((labels) => {
    const area = areaOf(labels, groups, page)
    return { labels, edges: edges.filter((edge) => overlaps(edge, area)), area }
  })
  return { copies, values: words.filter((word) => !labelWords.has(word)) }
}

function isW2(labels: ReadonlyMap<BoxName, Box>): boolean {
  return CORE.filter((box) => labels.has(box)).length >= 5 && AMOUNTS.filter((box) => labels.has(box)).length >= 3
}

/**
 * Sorts labels into copies. The label found most often marks the copies; every other label stands at the same offset from it
 * in each of them, so that an offset seen in most copies tells whose a label is, and where one lies that OCR lost. Labels
 * seen in every copy come first: they show how far each copy reaches, and so to which a label belongs that was seen once.
 */
function group(found: readonly FoundLabel[]): Map<BoxName, Box>[] {
  const places = Map.groupBy(found, (label) => label.box)
  const marker = CORE.toSorted((a, b) => (places.get(b)?.length ?? 0) - (places.get(a)?.length ?? 0))[0]!
  const copies = (places.get(marker) ?? []).map((label) => ({
    origin: label.area,
    labels: new Map<BoxName, Box>([[marker, label.area]]),
  }))
  if (copies.length === 0) return []
  for (const [box, labels] of [...places].toSorted(([, a], [, b]) => b.length - a.length)) {
    if (box === marker) continue
    const areas = labels.map((label) => label.area)
    const offset = commonOffset(copies, areas)
    for (const copy of copies) {
      const own = areas.find((area) => near(area, copy.origin, offset))
      if (own) copy.labels.set(box, own)
      else if (copies.length > 1) copy.labels.set(box, moved(areas[0]!, copy.origin, offset))
    }
  }
  return copies.map((copy) => withStateLabel(copy.labels))
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

/** From its own labels to where the next copy begins. */
function areaOf(
  labels: ReadonlyMap<BoxName, Box>,
  all: readonly ReadonlyMap<BoxName, Box>[],
  page: Pick<Page, 'width' | 'height'>,
): Box {
  const own = union([...labels.values()])
  const others = all.filter((other) => other !== labels).map((other) => union([...other.values()]))
  const beside = others.filter((box) => box[0] > own[2] - MARGIN && box[1] < own[3] && box[3] > own[1])
  const below = others.filter((box) => box[1] > own[3] - MARGIN && box[0] < own[2] && box[2] > own[0])
  return [
    own[0] - 2 * MARGIN,
    own[1] - 2 * MARGIN,
    Math.min(page.width, ...beside.map((box) => box[0] - MARGIN)),
    Math.min(page.height, own[3] + 90, ...below.map((box) => box[1] - MARGIN)),
  ]
}

/** What is written in each box of a copy: every word goes to the nearest label above it whose box reaches to it. */
export function cellsOf(copy: Copy, values: readonly Word[]): Map<BoxName, Word[]> {
  // Box f is labelled at its foot: nothing is written below it.
  const labels = [...copy.labels].filter(([box]) => box !== 'f')
  const boxes = labels.map(([box, label]) => ({ box, label, area: cellArea(label, copy) }))
  const cells = new Map<BoxName, Word[]>()
  // What lies on a label is a piece of it that OCR garbled.
  const isLabel = (word: Word) => [...copy.labels.values()].some((label) => contains(label, word))
  for (const word of values.filter((w) => contains(copy.area, w) && !isLabel(w))) {
    const owner = boxes
      .filter(({ area }) => contains(area, word))
      .reduce<(typeof boxes)[number] | null>(
        (best, next) => (best && best.label[3] >= next.label[3] ? best : next),
        null,
      )
    if (!owner) continue
    const cell = cells.get(owner.box)
    if (cell) cell.push(word)
    else cells.set(owner.box, [word])
  }
  return cells
}

/** A box reaches from its label to the next label on the right and the next below, those of the last row to any print below. */
function cellArea(label: Box, copy: Copy): Box {
  const labels = [...copy.labels.values()]
  const isLast = !labels.some((other) => other[1] > label[3] + MARGIN)
  const marks = [...labels, ...copy.edges].filter((mark) => mark !== label)
  const below = marks.filter((mark) => mark[1] > label[3] - 2 && mark[0] < label[2] && mark[2] > label[0] - MARGIN)
  const end = isLast ? copy.edges.filter((edge) => edge[1] > label[3]) : []
  const floor = Math.min(copy.area[3], ...[...below, ...end].map((mark) => mark[1]))
  const beside = marks.filter((mark) => {
    const middle = middleY({ box: mark })
    return mark[0] > Math.max(label[0] + 12, label[2] - MARGIN) && middle > label[1] - 2 && middle < floor
  })
  return [label[0] - MARGIN, label[1], Math.min(copy.area[2], ...beside.map((mark) => mark[0] - MARGIN / 2)), floor]
}

function contains(area: Box, word: Word): boolean {
  const x = middleX(word)
  const y = middleY(word)
  return x >= area[0] && x < area[2] && y >= area[1] && y < area[3] && top(word) < area[3]
}

function overlaps(a: Box, b: Box): boolean {
  return a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1]
}
