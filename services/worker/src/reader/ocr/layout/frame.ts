import type { Component } from './components.ts'

/** Print on each side of a frame, as part of the side. */
const FULL = 0.85
/** Of fewer pixels, nothing can be said of its sides. */
const LEAST = 8
/** Of fewer pixels, round letters are as full along their sides as frames, unless one looks at the outermost pixels alone. */
const SMALL = 12

/** How many sides of a component's box are drawn by it. */
export function drawnSides({ label, left, top, right, bottom }: Component, labels: Int32Array, width: number): number {
  const [columns, rows] = [right - left, bottom - top]
  if (columns < LEAST || rows < LEAST) return 0
  const least = Math.min(columns, rows)
  const edge = least < SMALL ? 0 : Math.round(0.1 * least)
  const isFull = (length: number, at: (along: number, inward: number) => number) => {
    let count = 0
    for (let along = 0; along < length; along++) {
      for (let inward = 0; inward <= edge; inward++) {
        if (labels[at(along, inward)] !== label) continue
        count++
        break
      }
    }
    return count >= FULL * length
  }
  const place = (x: number, y: number) => y * width + x
  return [
    isFull(columns, (along, inward) => place(left + along, top + inward)),
    isFull(columns, (along, inward) => place(left + along, bottom - 1 - inward)),
    isFull(rows, (along, inward) => place(left + inward, top + along)),
    isFull(rows, (along, inward) => place(right - 1 - inward, top + along)),
  ].filter(Boolean).length
}
