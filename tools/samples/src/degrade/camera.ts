import type { Random } from '../random.ts'
import type { Picture } from './picture.ts'

/** Grey of the area around the paper. */
const TABLE = 205

/** Sensor noise: every pixel is off by up to this many greys. */
export function addNoise(picture: Picture, strength: number, random: Random): Picture {
  const off = () => (random.fraction() + random.fraction() - 1) * strength
  return { ...picture, data: picture.data.map((grey) => Math.min(255, Math.max(0, grey + off()))) }
}

/** Uneven light across the page, as from a hand or a lamp. `depth` 0 means no shadow, 1 black. */
export function addShadow(picture: Picture, depth: number, random: Random): Picture {
  const angle = random.between(0, 2 * Math.PI)
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const data = new Uint8Array(picture.data.length)
  for (let y = 0, i = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++, i++) {
      const across = 0.5 + (x / picture.width - 0.5) * dx + (y / picture.height - 0.5) * dy
      data[i] = picture.data[i]! * (1 - depth * Math.min(1, Math.max(0, across)))
    }
  }
  return { ...picture, data }
}

/** The page seen at an angle: every corner moves inwards by up to `strength` of the width. */
export function tilt(picture: Picture, strength: number, random: Random): Picture {
  const { width, height } = picture
  const inwards = () => random.between(0, strength)
  const corners = [
    [inwards(), inwards()],
    [1 - inwards(), inwards()],
    [1 - inwards(), 1 - inwards()],
    [inwards(), 1 - inwards()],
  ] as const
  const toPage = squareFromQuad(corners)
  const data = new Uint8Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const [u, v] = toPage(x / width, y / height)
      data[i] = u < 0 || v < 0 || u >= 1 || v >= 1 ? TABLE : greyAt(picture, u * (width - 1), v * (height - 1))
    }
  }
  return { width, height, data }
}

type Point = readonly [x: number, y: number]

/** The projective map from a quadrilateral to the unit square (Heckbert 1989, the inverse of square to quad). */
function squareFromQuad([a, b, c, d]: readonly [Point, Point, Point, Point]): (x: number, y: number) => Point {
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]]
  const [dx1, dx2, dy1, dy2] = [b[0] - c[0], d[0] - c[0], b[1] - c[1], d[1] - c[1]]
  const det = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / det
  const h = (dx1 * sy - sx * dy1) / det
  const m = [
    b[0] - a[0] + g * b[0],
    d[0] - a[0] + h * d[0],
    a[0],
    b[1] - a[1] + g * b[1],
    d[1] - a[1] + h * d[1],
    a[1],
    g,
    h,
    1,
  ] as const
  const inverse = adjugate(m)
  return (x, y) => {
    const w = inverse[6] * x + inverse[7] * y + inverse[8]
    return [(inverse[0] * x + inverse[1] * y + inverse[2]) / w, (inverse[3] * x + inverse[4] * y + inverse[5]) / w]
  }
}

type Matrix = readonly [number, number, number, number, number, number, number, number, number]

function adjugate([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}

function greyAt({ width, height, data }: Picture, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, below] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)]
  const [u, v] = [x - left, y - top]
  const upper = data[top * width + left]! * (1 - u) + data[top * width + right]! * u
  const lower = data[below * width + left]! * (1 - u) + data[below * width + right]! * u
  return upper * (1 - v) + lower * v
}
