/** In parts of the page as displayed, or in pixels: whatever its user measures in. */
export type Point = readonly [x: number, y: number]

/** The corners of a sheet as it is seen in a photo: top left, top right, bottom right, bottom left of the sheet. */
export type Corners = readonly [Point, Point, Point, Point]

/** Where a point of the sheet, given in parts of its width and height, is seen (Heckbert 1989, square to quadrilateral). */
export function projectionOnto([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const [sumX, sumY] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]]
  const [rightX, rightY] = [b[0] - c[0], b[1] - c[1]]
  const [footX, footY] = [d[0] - c[0], d[1] - c[1]]
  const area = rightX * footY - footX * rightY
  const g = (sumX * footY - footX * sumY) / area
  const h = (rightX * sumY - sumX * rightY) / area
  const [alongX, alongY] = [b[0] - a[0] + g * b[0], b[1] - a[1] + g * b[1]]
  const [downX, downY] = [d[0] - a[0] + h * d[0], d[1] - a[1] + h * d[1]]
  return (u, v) => {
    const depth = g * u + h * v + 1
    return [(alongX * u + downX * v + a[0]) / depth, (alongY * u + downY * v + a[1]) / depth]
  }
}
