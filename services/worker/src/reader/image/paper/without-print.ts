import type { Picture } from '../picture.ts'

/** Half the widest stroke or gap that counts as print, in pixels. */
const REACH = 5

/**
 * Fills thin dark pixels with the brightness around them, so that paper becomes a plain area (morphological closing).
 */
export function withoutPrint(picture: Picture): Picture {
  const brightened = inverted(darkestAround(inverted(picture.data), picture))
  return { ...picture, data: darkestAround(brightened, picture) }
}

function darkestAround(data: Uint8Array, { width, height }: Picture): Uint8Array {
  const rows = { lines: height, next: width, length: width, step: 1 }
  const columns = { lines: width, next: 1, length: height, step: width }
  return darkest(darkest(data, rows), columns)
}

/** How rows or columns are laid out in the pixels: the offset between lines, and between pixels within a line. */
interface Lines {
  lines: number
  next: number
  length: number
  step: number
}

/** The darkest pixel within reach along a line. */
function darkest(data: Uint8Array, { lines, next, length, step }: Lines): Uint8Array {
  const out = new Uint8Array(data.length)
  for (let line = 0; line < lines; line++) {
    for (let at = 0; at < length; at++) {
      const last = Math.min(length - 1, at + REACH)
      let value = 255
      for (let near = Math.max(0, at - REACH); near <= last; near++) {
        const pixel = data[line * next + near * step]!
        if (pixel < value) value = pixel
      }
      out[line * next + at * step] = value
    }
  }
  return out
}

function inverted(data: Uint8Array): Uint8Array {
  return data.map((pixel) => 255 - pixel)
}
