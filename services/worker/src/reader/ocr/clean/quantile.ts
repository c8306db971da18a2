/** The grey below which this fraction of the pixels lies. `histogram` counts the pixels of each grey. */
export function quantile(histogram: ArrayLike<number>, pixels: number, part: number): number {
  let seen = 0
  for (let value = 0; value < 256; value++) {
    seen += histogram[value]!
    if (seen >= part * pixels) return value
  }
  return 255
}
