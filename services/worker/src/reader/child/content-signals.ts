import { fractions, type Page, type Understanding } from '@income/documents'
import type { FoundSignal } from '@income/shared'
import { ofDatesPrintedTwice } from '@income/signals'

/** Signs of tampering in what pages say, once it is known what they are. */
export function contentSignals(pages: readonly Page[], { documents }: Understanding): FoundSignal[] {
  return pages.flatMap((page) => {
    const own = documents.filter(({ pageStart, pageEnd }) => pageStart <= page.number && page.number <= pageEnd)
    if (own.length !== 1 || own[0]!.documentType !== 'pay_stub') return []
    return ofDatesPrintedTwice({
      words: page.words,
      placeOf: (box) => ({ page: page.number, box: fractions(box, page) }),
    })
  })
}
