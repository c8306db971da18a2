import type { Picture } from '../../image/picture.ts'
import type { Component, Labelled } from '../layout/components.ts'

/** Turns light print on dark bars, found among the pieces of its print, into dark print on light ground. */
export function withoutDarkBars(picture: Picture, { components, labels }: Labelled): Picture {
  const bars = components.filter((component) => isBar(component, picture.scale))
  if (bars.length === 0) return picture
  const { width } = picture
  const data = Uint8Array.from(picture.data)
  for (const bar of bars) {
    for (let y = bar.top; y < bar.bottom; y++) reverseRow(data, labels, width, y, bar)
  }
  return { ...picture, data }
}

/** Larger than any letter, and more ink than paper. `scale` is pixels to a point. */
function isBar({ left, top, right, bottom, area }: Component, scale: number): boolean {
  const [width, height] = [right - left, bottom - top]
  return width > 24 * scale && height > 6 * scale && area > 5 * width * scale && area > 0.15 * width * height
}

/** A row of the bar, from its first pixel to its last, unless it is but the rules of a table that hangs on the bar. */
function reverseRow(data: Uint8Array, labels: Int32Array, width: number, y: number, bar: Component): void {
  let [first, last, count] = [-1, -1, 0]
  for (let x = bar.left; x < bar.right; x++) {
    if (labels[y * width + x] !== bar.label) continue
    if (first < 0) first = x
    last = x
    count++
  }
  if (count < 0.4 * (bar.right - bar.left)) return
  for (let x = first; x <= last; x++) data[y * width + x] = 255 - data[y * width + x]!
}
