import type { Point } from '@income/documents'
import type { Picture } from '../picture.ts'
import { leftEdges } from './edges.ts'
import { pointFrom, seenFrom, SIDES, type Side } from './side.ts'

/** A possible side of a sheet: two points of its line, and the pixels that support it. */
export interface SideLine {
  from: Point
  to: Point
  places: Point[]
}

export type SideLines = Record<Side, SideLine[]>

/** Lines that may be the sides of a sheet: brighter inside than outside. */
export function sidesOf(picture: Picture): SideLines {
  const lines: SideLines = { left: [], top: [], right: [], bottom: [] }
  for (const side of SIDES) {
    const view = seenFrom(side, picture)
    lines[side] = leftEdges(view).map((edge) => ({
      from: pointFrom(side, [edge.top, 0], picture),
      to: pointFrom(side, [edge.bottom, view.height], picture),
      places: edge.places.map((place) => pointFrom(side, place, picture)),
    }))
  }
  return lines
}
