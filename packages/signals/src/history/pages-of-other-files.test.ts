import { ofPagesOfOtherFiles } from './pages-of-other-files.ts'

/** Each page as the names of its fonts: capital letters for those that were not reduced. */
function found(pages: string[], ...documents: [pageStart: number, pageEnd: number][]) {
  const placed = pages.map((fonts, i) => ({
    page: i + 1,
    others: Array.from(fonts).filter((id) => id < 'a'),
    fonts: Array.from(fonts).flatMap((id) => (id < 'a' ? [] : [{ id, unused: 0 }])),
  }))
  const own = documents.map(([pageStart, pageEnd]) => ({ pageStart, pageEnd }))
  return ofPagesOfOtherFiles(placed, own).flatMap(({ evidence }) => evidence.map(({ page }) => page))
}

test('a page of a document whose fonts are not those of its other pages is reported', () => {
  expect(found(['ab', 'c', 'bd'], [1, 3])).toEqual([2])
  expect(found(['x', 'ab', 'c'], [1, 1], [2, 3])).toEqual([2, 3])
  expect(found(['aH', 'cH', 'G'], [1, 3])).toEqual([3])
})

test('pages that share fonts, have none or belong to several documents are not', () => {
  expect(found(['ab', 'bc', 'c', ''], [1, 4])).toEqual([])
  expect(found(['a', 'b'], [1, 1], [2, 2])).toEqual([])
})

test('a program that stores fonts page by page is not', () => {
  expect(found(['a', 'b', 'c'], [1, 3])).toEqual([])
})
