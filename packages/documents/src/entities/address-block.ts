import type { Line } from '../layout/lines.ts'
import { bottom, height, left, right, top } from '../model/page.ts'

/** The lines set flush above the last one of an address, top first; a wider gap ends the block. */
export function blockAbove(cells: readonly Line[], last: Line, em: number): Line[] {
  const block = [last]
  for (let widest = 1.1 * Math.max(em, 1.3 * height(last)); block.length < 6;) {
    const current = block[0]!
    const gap = (p: Line) => top(current) - bottom(p)
    const above = cells
      .filter((p) => top(p) < top(current) - 0.5 * em && gap(p) <= widest && flush(p, current, em))
      .sort((a, b) => top(b) - top(a))[0]
    if (!above) break
    widest = Math.min(widest, 1.5 * Math.max(0, gap(above)) + 0.4 * Math.max(em, height(above)))
    block.unshift(above)
  }
  return block
}

function flush(a: Line, b: Line, em: number): boolean {
  const center = (p: Line) => (left(p) + right(p)) / 2
  return (
    Math.abs(left(a) - left(b)) < 0.8 * em ||
    Math.abs(right(a) - right(b)) < 0.5 * em ||
    Math.abs(center(a) - center(b)) < 0.5 * em
  )
}
