import { fractions, type Box, type ExtractedDocument, type Page } from '@income/documents'
import type { DocumentLook } from '../reader.ts'

/** The appearance of a document's pages. */
export function lookOf(
  { pageStart, pageEnd }: Pick<ExtractedDocument, 'pageStart' | 'pageEnd'>,
  pages: readonly Page[],
): DocumentLook {
  const own = pages.filter(({ number }) => pageStart <= number && number <= pageEnd)
  const fonts = new Map<string, DocumentLook['fonts'][number]>()
  for (const page of own) {
    for (const { name, box } of page.fonts ?? []) {
      const place = { page: page.number, box: isSmall(box, page) ? fractions(box, page) : null }
      if (!fonts.has(name)) fonts.set(name, { font: name, ...place })
    }
  }
  return { fonts: [...fonts.values()], pageSizes: [...new Set(own.map(sizeOf))] }
}

/** The largest fraction of a page that is worth showing; a font used over more of it is the page's main font. */
const PLACE = 0.05

function isSmall([left, top, right, bottom]: Box, { width, height }: Page): boolean {
  return (right - left) * (bottom - top) <= PLACE * width * height
}

/** Rounded to ten points, because programs round differently; portrait and landscape count as one size. */
function sizeOf({ width, height }: Page): string {
  const [short, long] = [Math.min(width, height), Math.max(width, height)].map((side) => Math.round(side / 10) * 10)
  return `${short} × ${long}`
}
