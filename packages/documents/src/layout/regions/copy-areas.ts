import { union, type Box, type Page } from '../../model/page.ts'
import { COPY_MARGIN_POINTS, LAST_BOX_POINTS } from '../tolerances.ts'

type CopyLabels = ReadonlyMap<unknown, Box>

/** From a copy's left edge to the copy beside it; null where there is none. */
function widthOf(labels: CopyLabels, all: readonly CopyLabels[]): number | null {
  const own = union([...labels.values()])
  const beside = all
    .map((other) => union([...other.values()]))
    .filter((box) => box[0] > own[2] - COPY_MARGIN_POINTS && box[1] < own[3] && box[3] > own[1])
  return beside.length > 0 ? Math.min(...beside.map((box) => box[0])) - own[0] : null
}

/**
 * From its own labels to where the next copy begins. Copies of one sheet are equally wide: what stands where another copy
 * would begin, beside one that has no neighbour, is a summary or a notice.
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

/** What is above a copy, up to the one before. */
export function headingOf(area: Box, all: readonly CopyLabels[]): Box {
  const others = all.map((other) => union([...other.values()])).filter((box) => box[3] < area[1] + COPY_MARGIN_POINTS)
  return [area[0], Math.max(0, ...others.map((box) => box[3])), area[2], area[1]]
}
