import type { FoundSignal, SignalEvidence } from '@income/shared'
import type { PageFonts } from '../model/traits.ts'

/** If more pages of a document share no font, its program stores the fonts page by page. */
const MOST = 2

interface Pages {
  pageStart: number
  pageEnd: number
}

/**
 * Pages of a document whose fonts are not those of its other pages. A program stores the fonts of a document once, and its
 * pages share them; a page from another file brings its own, though they may have the same names. Of two pages, either
 * may be the one that was put there.
 */
export function ofPagesOfOtherFiles(pages: readonly PageFonts[], documents: readonly Pages[]): FoundSignal[] {
  const evidence = documents.flatMap((document) => strangersIn(pages, document))
  if (evidence.length === 0) return []
  const summary = `Page ${evidence[0]!.page} of the file may come from another file: ${evidence[0]!.detail}.`
  return [{ code: 'page_out_of_place', severity: 'low', summary, evidence }]
}

function strangersIn(pages: readonly PageFonts[], { pageStart, pageEnd }: Pages): SignalEvidence[] {
  const own = pages.filter((page) => pageStart <= page.page && page.page <= pageEnd && idsOf(page).length > 0)
  const strangers = own.filter((page) => own.every((other) => other === page || !shareFonts(page, other)))
  if (own.length < 2 || strangers.length > MOST) return []
  const detail = 'its fonts are not those of the other pages of its document'
  return strangers.map(({ page }) => ({ page, box: null, detail }))
}

function shareFonts(one: PageFonts, other: PageFonts): boolean {
  const ids = idsOf(other)
  return idsOf(one).some((id) => ids.includes(id))
}

const idsOf = ({ fonts, others }: PageFonts) => [...fonts.map(({ id }) => id), ...others]
