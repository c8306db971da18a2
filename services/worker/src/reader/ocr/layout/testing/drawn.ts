/** In pixels. */
export type Rectangle = [left: number, top: number, width: number, height: number]

/** A picture of dark rectangles: 1 is dark. */
export function drawn(rectangles: readonly Rectangle[], width = 400, height = 120) {
  const dark = new Uint8Array(width * height)
  for (const [left, top, columns, rows] of rectangles) {
    for (let y = top; y < top + rows; y++) dark.fill(1, y * width + left, y * width + left + columns)
  }
  return { dark, width, height }
}
