import { projectionOnto, type Corners, type Point } from '@income/documents'
import type { Picture } from '../picture.ts'

const WHITE = 255

/**
 * The sheet between four corners of a photo, given as fractions, as a rectangle; anything beyond the photo is white.
 */
export function flattened(photo: Picture, corners: Corners): Picture {
  const [a, b, c, d] = corners.map(([x, y]) => [x * photo.width, y * photo.height] as const) as [
    Point,
    Point,
    Point,
    Point,
  ]
  const width = Math.max(1, Math.round((length(a, b) + length(d, c)) / 2))
  const height = Math.max(1, Math.round((length(a, d) + length(b, c)) / 2))
  const place = projectionOnto([a, b, c, d])
  const data = new Uint8Array(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const [u, v] = place((x + 0.5) / width, (y + 0.5) / height)
      data[at] = greyAt(photo, u - 0.5, v - 0.5)
    }
  }
  return { width, height, data, scale: photo.scale }
}

function length(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1])
}

/**
 * Interpolated by cubic convolution (Keys 1981, a = -1/2): strokes keep their edges, which bilinear interpolation
 * blurs.
 */
function greyAt({ width, height, data }: Picture, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  if (column < 1 || row < 1 || column >= width - 2 || row >= height - 2) return WHITE
  const [across, down] = [x - column, y - row]
  let sum = 0
  for (let j = -1; j <= 2; j++) {
    const at = (row + j) * width + column
    const mixed = between(data[at - 1]!, data[at]!, data[at + 1]!, data[at + 2]!, across)
    sum += mixed * weight(j - down)
  }
  return Math.min(255, Math.max(0, Math.round(sum)))
}

function between(before: number, from: number, to: number, after: number, part: number): number {
  return (
    from +
    0.5 *
      part *
      (to - before + part * (2 * before - 5 * from + 4 * to - after + part * (3 * (from - to) + after - before)))
  )
}

function weight(distance: number): number {
  const t = Math.abs(distance)
  if (t < 1) return (1.5 * t - 2.5) * t * t + 1
  return t < 2 ? ((-0.5 * t + 2.5) * t - 4) * t + 2 : 0
}
