import { fractions, type ExtractedDocument, type Page } from '@income/documents'
import type { DocumentLook } from '../reader.ts'

/** How the pages of a document look. */
export function lookOf({ pageStart, pageEnd }: ExtractedDocument, pages: readonly Page[]): DocumentLook {
  const own = pages.filter(({ number }) => pageStart <= number && number <= pageEnd)
  const fonts = new Map<string, DocumentLook['fonts'][number]>()
  for (const page of own) {
    for (const { name, box } of page.fonts ?? []) {
      const place = { page: page.number, box: fractions(box, page), detail: '' }
      if (!fonts.has(name)) fonts.set(name, { font: name, place })
    }
  }
  return { fonts: [...fonts.values()], pageSizes: [...new Set(own.map(sizeOf))] }
}

/** Measured to ten points, for programs round differently; upright and landscape are one size. */
function sizeOf({ width, height }: Page): string {
  const [short, long] = [Math.min(width, height), Math.max(width, height)].map((side) => Math.round(side / 10) * 10)
  return `${short} × ${long}`
}
