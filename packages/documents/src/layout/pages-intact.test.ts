import { understand } from '../understand.ts'
import type { Page } from '../model/page.ts'
import { pageFromText } from '../model/testing.ts'

const STUB = `
Meridian Tools LLC                            Pay date 03/15/2024
Anna Keller            Pay period 03/01/2024 - 03/15/2024
Earnings         Current        YTD
Regular          2,000.00       10,000.00
Gross pay        2,000.00       10,000.00
Deductions       Current        YTD
Federal tax      200.00         1,000.00
Net pay          1,800.00       9,000.00`

const page = (number: number, text: string, damage?: Page['damage']): Page => ({
  ...pageFromText(text),
  number,
  ...(damage ? { damage } : {}),
})
const intactOf = (...pages: Page[]) =>
  understand(pages).documents.map(({ checks }) => checks.find(({ name }) => name === 'pages_intact')!.status)

test('a document with a damaged page is failed, however well the rest of it agrees', () => {
  expect(intactOf(page(1, STUB))).toEqual(['passed'])
  expect(intactOf(page(1, STUB, 'in_part'))).toEqual(['failed'])
})

test('a damaged page of no document is named, and warned of beside it', () => {
  const pages = [page(1, STUB), page(2, '', 'whole'), page(3, 'Dear customer')]
  expect(intactOf(...pages)).toEqual(['warning'])
  expect(understand(pages).otherPages).toEqual([
    { page: 2, kind: 'damaged' },
    { page: 3, kind: 'unknown' },
  ])
})
