import type { Dictionary } from '../objects/syntax.ts'
import type { StoredDictionary } from '../objects/pdf-objects.ts'

/** Smaller pictures are decoded at once, and one of a single pixel is drawn like a shape. */
const LARGE = 4_096
const NUMBER = /^\d{1,8}$/

/**
 * A state of a file in which pictures are masks of the same size, which need no decoding: where they are drawn counts for
 * the text around them, not what they show.
 */
export function withoutPictures(state: Uint8Array, pictures: readonly StoredDictionary[]): Buffer {
  const bytes = Buffer.from(state)
  for (const { from, to, dictionary } of pictures) {
    const mask = maskFor(dictionary)
    if (mask && to <= bytes.length && mask.length <= to - from) bytes.write(mask.padEnd(to - from), from, 'latin1')
  }
  return bytes
}

/** Null for a small picture, and for one whose size is stored elsewhere. */
function maskFor(dictionary: Dictionary): string | null {
  const [width, height, length] = ['Width', 'Height', 'Length'].map((key) => dictionary.get(key))
  const isStored = [width, height, length].every((value) => typeof value === 'string' && NUMBER.test(value))
  if (!isStored || Number(width) * Number(height) <= LARGE) return null
  return `<</Type/XObject/Subtype/Image/ImageMask true/Width ${width as string}/Height ${height as string}/Length ${length as string}>>`
}
