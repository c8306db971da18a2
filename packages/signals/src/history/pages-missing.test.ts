import { ofPagesInsteadOfMissing } from './pages-missing.ts'

/** Each page as the names of its fonts, with the number of letters that no page shows: "a" or "a:7". */
function found(...pages: string[]) {
  const placed = pages.map((fonts, i) => ({
    page: i + 1,
    others: [],
    fonts: fonts
      .split(' ')
      .filter(Boolean)
      .map((font) => ({ id: font.split(':')[0]!, unused: Number(font.split(':')[1] ?? 0) })),
  }))
  return ofPagesInsteadOfMissing(placed).map(({ severity, evidence }) => [
    severity,
    ...evidence.map(({ page }) => page),
  ])
}

test('a page alone beside or between pages whose fonts have letters of another page is reported', () => {
  expect(found('a:3 b:2', 'c', 'a:3')).toEqual([['medium', 2]])
  expect(found('c', 'a:9', 'a:9')).toEqual([['low', 1]])
  expect(found('a:9', 'a:9', '')).toEqual([['low', 3]])
})

test('of two pages alone, both are named if the one comes from a longer document', () => {
  expect(found('a:9', 'b')).toEqual([['low', 1, 2]])
  expect(found('a:9', 'b:9')).toEqual([['low', 1, 2]])
})

test('pages of complete documents, or of one document, are not reported', () => {
  expect(found('a', 'b', 'c')).toEqual([])
  expect(found('a:9', 'a:9')).toEqual([])
  // Replaced words leave few letters unused.
  expect(found('a:3', 'b')).toEqual([])
})

test('pages beside an incomplete document that belong to a document of several pages are not reported', () => {
  expect(found('a:9', 'a:9', 'b', 'b')).toEqual([])
})

test('a file put together from many documents is not reported', () => {
  expect(found('a:9', 'b:9', 'c:9', 'd:9')).toEqual([])
})
