/** Path data of pdf.js: a code and its coordinates, 0 to move to a point, 1 to draw a line to one, 4 to close. */
const MOVE = 0
const LINE = 1
const CLOSE = 4

/** Whether a path is one upright rectangle, so that it fills its bounding box. */
export function isRectangle(path: ArrayLike<number>): boolean {
  const points: (readonly [number, number])[] = []
  for (let at = 0; at < path.length;) {
    const code = path[at]
    if (code === CLOSE) {
      at++
      continue
    }
    if (code !== (points.length === 0 ? MOVE : LINE)) return false
    points.push([path[at + 1]!, path[at + 2]!])
    at += 3
  }
  return isBox(points)
}

function isBox(points: readonly (readonly [number, number])[]): boolean {
  const isClosed = points.length === 5 && points[0]![0] === points[4]![0] && points[0]![1] === points[4]![1]
  if (points.length !== 4 && !isClosed) return false
  return [0, 1, 2, 3].every((i) => {
    const [from, to] = [points[i]!, points[(i + 1) % 4]!]
    const axis = i % 2 === 0 ? 0 : 1
    // The first side may be horizontal or vertical.
    const lies = points[0]![1] === points[1]![1]
    return lies ? from[1 - axis] === to[1 - axis] : from[axis] === to[axis]
  })
}
