import type { Box } from '@income/documents'
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { isRectangle } from './rectangle.ts'

/** Path data of pdf.js: a code and its coordinates, 0 to move to a point and 1 to draw a line to one. */
const MOVE = 0
const LINE = 1
/** In user space: a thinner line is a rule. */
const THICK = 4
const FILLS = new Set<number>([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke])

/** An area that is painted, in user space. */
export interface PaintedArea {
  box: Box
  /** Whether it fills its whole box. */
  whole: boolean
  ink: 'fill' | 'stroke'
}

/** The area that a path paints: the filled area, or a line as thick as print. */
export function paintedArea(
  paint: number,
  data: ArrayLike<number> | null,
  bounds: Box | null,
  lineWidth: number,
): PaintedArea | null {
  if (FILLS.has(paint)) return bounds && { box: bounds, whole: data !== null && isRectangle(data), ink: 'fill' }
  const line = paint === OPS.stroke && data ? thickLine(data, lineWidth) : null
  return line && { box: line, whole: true, ink: 'stroke' }
}

/** The area of a horizontal or vertical line; null for any other path. */
function thickLine(path: ArrayLike<number>, width: number): Box | null {
  if (width < THICK || path.length !== 6 || path[0] !== MOVE || path[3] !== LINE) return null
  const [x1, y1, x2, y2] = [path[1]!, path[2]!, path[4]!, path[5]!]
  const half = width / 2
  if (y1 === y2) return [Math.min(x1, x2), y1 - half, Math.max(x1, x2), y1 + half]
  if (x1 === x2) return [x1 - half, Math.min(y1, y2), x1 + half, Math.max(y1, y2)]
  return null
}
