import type { Word } from '@income/documents'
import { UNSURE } from '../lines/sighting.ts'

/** How a page writes numbers of a thousand and more: "1,234.56" or, as W-2s mostly do, "1234.56". */
export type Thousands = 'parted' | 'together'

const PARTED = /\d,\d{3}(?!\d)/
const TOGETHER = /^[-($]*\d{4,}\.\d\d(?!\d)/

/** As in most numbers that were read with certainty. */
export function thousandsOf(words: readonly Word[]): Thousands {
  const sure = words.filter(({ confidence }) => confidence > UNSURE)
  const count = (pattern: RegExp) => sure.filter(({ text }) => pattern.test(text)).length
  return count(TOGETHER) > count(PARTED) ? 'together' : 'parted'
}
