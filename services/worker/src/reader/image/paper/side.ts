import type { Picture } from '../picture.ts'
import type { Point } from '@income/documents'

/** The sides of a sheet, and how each is transformed to the left side. */
export const SIDES = ['left', 'top', 'right', 'bottom'] as const
export type Side = (typeof SIDES)[number]

/** The picture mirrored or transposed so that this side is on the left. */
export function seenFrom(side: Side, picture: Picture): Picture {
  const { width, height, data } = picture
  const [newWidth, newHeight] = isUpright(side) ? [width, height] : [height, width]
  const seen = new Uint8Array(data.length)
  const placeOf = (point: Point) => {
    const [u, v] = pointFrom(side, point, picture)
    return v * width + u
  }
  const first = placeOf([0, 0])
  const [right, down] = [placeOf([1, 0]) - first, placeOf([0, 1]) - first]
  for (let y = 0; y < newHeight; y++) {
    for (let x = 0; x < newWidth; x++) seen[y * newWidth + x] = data[first + x * right + y * down]!
  }
  return { ...picture, width: newWidth, height: newHeight, data: seen }
}

/** Where a point of such a view is in the picture. */
export function pointFrom(side: Side, [x, y]: Point, { width, height }: Pick<Picture, 'width' | 'height'>): Point {
  switch (side) {
    case 'left':
      return [x, y]
    case 'right':
      return [width - 1 - x, y]
    case 'top':
      return [y, x]
    case 'bottom':
      return [y, height - 1 - x]
  }
}

function isUpright(side: Side): boolean {
  return side === 'left' || side === 'right'
}
