import { linesOf } from './lines.ts'
import { pageFromText } from '../model/testing.ts'
import { printedPageNumber } from './pages.ts'

test.each([
  ['Silver Lake Savings Bank          Page 2 of 3', { page: 2, of: 3 }],
  ['Silver Lake Savings Bank          Page I of 3', { page: 1, of: 3 }],
  ['Silver Lake Savings Bank          Page 10f6', { page: 1, of: 6 }],
  ['Silver Lake Savings Bank          Page 12', { page: 12, of: null }],
  ['Silver Lake Savings Bank', null],
])('%s', (text, expected) => {
  expect(printedPageNumber(linesOf(pageFromText(text)))).toEqual(expected)
})
