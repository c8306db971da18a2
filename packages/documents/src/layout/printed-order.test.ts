import { pageFromText } from '../model/testing.ts'
import { inPrintedOrder } from './pages.ts'

const ordered = (...printed: string[]) =>
  inPrintedOrder(printed.map((text, i) => pageFromText(`Harbor Bank   9/30/26   ${text}`, { number: i + 1 }))).map(
    ({ number }) => number,
  )

test('pages scanned back to front are turned round', () => {
  expect(ordered('Page 3 of 3', 'Page 2 of 3', 'Page 1 of 3')).toEqual([3, 2, 1])
  expect(ordered('Page 1 of 2', 'Page 2 of 2', 'Page 3 of 3', 'Page 2 of 3', 'Page 1 of 3')).toEqual([1, 2, 5, 4, 3])
})

test('the last page of a statement before the first of the next stays where it is', () => {
  expect(ordered('Page 1 of 2', 'Page 2 of 2', 'Page 1 of 2', 'Page 2 of 2')).toEqual([1, 2, 3, 4])
  expect(ordered('Page 2 of 2', 'Page 1 of 2', 'Page 2 of 2')).toEqual([1, 2, 3])
  expect(ordered('Page 3 of 3', 'Page 1 of 3', 'Page 2')).toEqual([1, 2, 3])
})

test('pages of other days belong to other documents', () => {
  const pages = ['8/31/26  Page 2 of 2', '9/30/26  Page 1 of 2'].map((text, i) => pageFromText(text, { number: i + 1 }))
  expect(inPrintedOrder(pages).map(({ number }) => number)).toEqual([1, 2])
})
