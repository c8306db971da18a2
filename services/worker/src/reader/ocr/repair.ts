import type { Box, Page, Word } from '@income/documents'
import type { TextLayer } from '../file.ts'

/** Replaces the garbled regions of a text layer by what OCR read there; the rest stays. */
export function repaired({ page, garbled }: TextLayer, read: readonly Word[]): Page {
  const kept = page.words.filter((word) => !garbled.some((region) => isWithin(word.box, region)))
  const added = read.filter(
    (word) =>
      garbled.some((region) => isWithin(word.box, region)) && !kept.some((other) => overlap(word.box, other.box)),
  )
  return { ...page, words: [...kept, ...added] }
}

function isWithin(box: Box, region: Box): boolean {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
  return region[0] <= x && x <= region[2] && region[1] <= y && y <= region[3]
}

function overlap(one: Box, other: Box): boolean {
  return isWithin(one, other) || isWithin(other, one)
}
