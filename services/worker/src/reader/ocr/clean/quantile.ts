/** The grey below which a part of the pixels lies, by how many pixels have each grey. */
export function quantile(histogram: ArrayLike<number>, pixels: number, part: number): number {
  let seen = 0
  for (let value = 0; value < 256; value++) {
    seen += histogram[value]!
    if (seen >= part * pixels) return value
  }
  return 255
}
