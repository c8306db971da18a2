import type { Box, Page } from '@income/documents'
import { familyOf } from '@income/signals'
import type { Fragment } from './fragments.ts'

/** A page has few; a hostile one may have thousands. */
const MOST_FONTS = 40
const LONGEST_NAME = 60

/** The families of a page's fonts, each with the area that encloses its print. */
export function fontsOf(fragments: readonly Fragment[]): NonNullable<Page['fonts']> {
  const areas = new Map<string, Box>()
  for (const { glyphs, left, right, baseline, size } of fragments) {
    const box: Box = [left, baseline - 0.8 * size, right, baseline + 0.2 * size]
    for (const face of new Set(glyphs.map((glyph) => glyph.face))) {
      const name = familyOf(face).slice(0, LONGEST_NAME)
      const area = areas.get(name)
      if (area || areas.size < MOST_FONTS) areas.set(name, area ? around(area, box) : box)
    }
  }
  return [...areas].map(([name, box]) => ({ name, box }))
}

function around(one: Box, other: Box): Box {
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ]
}
