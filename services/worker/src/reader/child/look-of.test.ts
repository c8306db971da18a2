import type { ExtractedDocument, Page } from '@income/documents'
import { lookOf } from './look-of.ts'

const PAGE: Page = { number: 3, width: 612, height: 792, source: 'text_layer', words: [], formFields: [] }
const DOCUMENT: Pick<ExtractedDocument, 'pageStart' | 'pageEnd'> = { pageStart: 3, pageEnd: 3 }

test('a font used in one place is shown there; one used all over the page is not', () => {
  const fonts: Page['fonts'] = [
    { name: 'helvetica', box: [36, 36, 576, 756] },
    { name: 'arial', box: [500, 400, 560, 412] },
  ]
  const { fonts: placed } = lookOf(DOCUMENT, [
    { ...PAGE, fonts },
    { ...PAGE, number: 4 },
  ])
  expect(placed.map(({ font, page, box }) => [font, page, box !== null])).toEqual([
    ['helvetica', 3, false],
    ['arial', 3, true],
  ])
})

test('a rotated page has the size of the others', () => {
  const landscape = { ...PAGE, width: 793, height: 611 }
  expect(lookOf({ pageStart: 3, pageEnd: 4 }, [PAGE, { ...landscape, number: 4 }]).pageSizes).toEqual(['610 × 790'])
})
