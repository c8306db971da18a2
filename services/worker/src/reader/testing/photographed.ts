import { projectionOnto, type Corners } from '@income/documents'
import type { Picture } from '../image/picture.ts'

/** A page as a camera sees it, reduced: its corners at these fractions of the photo, on a background of one grey. */
export function photographed(page: Picture, corners: Corners, ground: number): Picture {
  const { width, height } = page
  const data = new Uint8Array(width * height).fill(ground)
  const seen = projectionOnto(corners)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = seen(x / width, y / height)
      const [column, row] = [Math.floor(u * width), Math.floor(v * height)]
      if (column < 0 || row < 0 || column >= width || row >= height) continue
      data[row * width + column] = page.data[y * width + x]!
    }
  }
  return { ...page, data }
}
