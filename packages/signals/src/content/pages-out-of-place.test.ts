import { ofPagesOutOfPlace, type PlacedPage } from './pages-out-of-place.ts'

type Printed = [page: number, of: number | null] | null

const page = (printed: Printed, fonts: string, rest: Partial<PlacedPage> = {}) => ({
  ...{ printed: printed && { page: printed[0], of: printed[1] }, fonts: fonts.split(' ') },
  ...{ size: '612 by 792', kind: 'bank_statement', beginsUnnamed: false, ...rest },
})

function found(...pages: ReturnType<typeof page>[]) {
  const placed = pages.map((one, i): PlacedPage => ({
    number: i + 1,
    document: one.kind === null ? null : i + 1,
    ...one,
  }))
  return ofPagesOutOfPlace(placed).map(({ severity, evidence }) => [severity, ...evidence.map(({ page }) => page)])
}

const OF_ONE = { document: 9 }
const STATEMENT = [1, 2, 3, 4].map((number) => page([number, 4], 'arial', OF_ONE))
const [ONE, TWO, THREE, FOUR] = STATEMENT as [PlacedPage, PlacedPage, PlacedPage, PlacedPage]

test('a page in the place of one that is missing between others is reported', () => {
  expect(found(ONE, page(null, 'times'), THREE, FOUR)).toEqual([['medium', 2]])
  expect(found(ONE, TWO, page([1, 2], 'arial'), FOUR)).toEqual([['medium', 3]])
})

test('in the place of a first or last page it weighs less', () => {
  expect(found(page(null, 'times'), TWO, THREE, FOUR)).toEqual([['low', 1]])
  expect(found(ONE, TWO, THREE, page(null, 'times'))).toEqual([['low', 4]])
  expect(found(page(null, 'arial'), TWO, THREE, FOUR)).toEqual([['low', 1]])
})

test('of two pages, both are named', () => {
  expect(found(page(null, 'times'), page([2, 2], 'arial'))).toEqual([['low', 1, 2]])
  expect(found(page(null, 'arial', { kind: 'pay_stub' }), page([2, 2], 'arial'))).toEqual([['low', 1, 2]])
  expect(found(page([1, 2], 'arial'), page(null, 'times', { kind: 'w2' }))).toEqual([['low', 2, 1]])
})

test('a document of one page before a statement without a first page is reported', () => {
  const rest = page(null, 'arial', { beginsUnnamed: true })
  expect(found(page(null, 'arial', { kind: 'w2' }), rest, page(null, 'arial'))).toEqual([['low', 1]])
  expect(found(page(null, 'arial'), rest)).toEqual([])
  expect(found(rest, page(null, 'arial'))).toEqual([])
})

test('a page of no document before such a statement is reported if it is of another size and in other fonts', () => {
  const rest = page(null, 'arial', { beginsUnnamed: true })
  const [size, kind] = ['595 by 842', null]
  expect(found(page(null, 'times', { kind, size }), rest)).toEqual([['low', 1]])
  expect(found(page(null, 'arial', { kind, size }), rest)).toEqual([])
  expect(found(page(null, 'times', { kind }), rest)).toEqual([])
})

test('a page that shares no font with the other pages of its document is reported', () => {
  const [one, other] = [page(null, 'arial', { document: 1 }), page(null, 'times', { document: 1 })]
  expect(found(one, other, one)).toEqual([['low', 2]])
  expect(found(one, other)).toEqual([['low', 1, 2]])
  expect(found(one, { ...other, document: 2 })).toEqual([])
  expect(found({ ...one, kind: 'tax_return' }, { ...other, kind: 'tax_return' })).toEqual([])
})

test('without numbers, a page of another size and fonts between two that are alike is reported', () => {
  const odd = page(null, 'times', { size: '595 by 842' })
  expect(found(page(null, 'arial'), odd, page(null, 'arial'))).toEqual([['low', 2]])
  expect(found(page(null, 'arial'), odd, page(null, 'georgia'))).toEqual([])
})

test.each([
  ['all pages of a document', STATEMENT],
  ['a first page without a number', [page(null, 'arial', OF_ONE), TWO, THREE, FOUR]],
  ['a page without a text layer', [ONE, { ...page(null, ''), fonts: [] }, THREE, FOUR]],
  [
    'documents after the first page of another',
    [page([1, 2], 'arial'), page(null, 'times', { kind: 'w2' }), page(null, 'times', { kind: 'pay_stub' })],
  ],
  ['two documents after each other', [...STATEMENT, page([1, 2], 'times'), page([2, 2], 'times')]],
  ['most pages in the places of others', [page(null, 'times'), page(null, 'times'), page([3, 3], 'arial')]],
])('%s: nothing is reported', (_, pages) => {
  expect(found(...pages)).toEqual([])
})
