import { union, type Box, type Page } from '@income/documents'
import { familyOf } from '@income/signals'
import type { Fragment } from './fragments.ts'
import { boxOf } from './words.ts'

/** A page has few; a hostile one may have thousands. */
const MOST_FONTS = 40
const LONGEST_NAME = 60

/** The families of a page's fonts, each with the area that encloses its print. */
export function fontsOf(fragments: readonly Fragment[]): NonNullable<Page['fonts']> {
  const names = new Map<string, string>()
  const areas = new Map<string, Box>()
  for (const { glyphs } of fragments) {
    const box = boxOf(glyphs)
    for (const face of new Set(glyphs.map((glyph) => glyph.face))) {
      const name = names.get(face) ?? familyOf(face).slice(0, LONGEST_NAME)
      names.set(face, name)
      const area = areas.get(name)
      if (area || areas.size < MOST_FONTS) areas.set(name, area ? union([area, box]) : box)
    }
  }
  return [...areas].map(([name, box]) => ({ name, box }))
}
