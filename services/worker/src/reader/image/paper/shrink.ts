import type { Picture } from '../picture.ts'

/** A picture reduced by an integer factor; each pixel is the mean of those it replaces. */
export function shrunk(picture: Picture, by: number): Picture {
  if (by === 1) return picture
  const width = Math.floor(picture.width / by)
  const height = Math.floor(picture.height / by)
  const data = new Uint8Array(width * height)
  const sums = new Uint32Array(width)
  for (let y = 0; y < height; y++) {
    sums.fill(0)
    for (let row = y * by; row < (y + 1) * by; row++) {
      const from = row * picture.width
      for (let x = 0; x < width * by; x++) sums[(x / by) | 0]! += picture.data[from + x]!
    }
    for (let x = 0; x < width; x++) data[y * width + x] = sums[x]! / (by * by)
  }
  return { width, height, data, scale: picture.scale / by }
}
