import type { DrawnGlyph, DrawnPage } from '../model/drawn-page.ts'
import { ofTextNotMeetingNext } from './not-meeting-next.ts'
import { drawnPage } from '../model/testing.ts'

/** A piece of a line in which each letter is half as wide as the font is high. */
function piece(text: string, order: number, left: number, gap?: number): DrawnGlyph[] {
  return Array.from(text, (letter, i) => ({
    ...{ text: letter, x: left + 5 * i, y: 100 + 14 * (order >> 1), width: 5, advance: 5, size: 10 },
    ...{ font: 'f1', face: 'Helvetica', lightness: 0, order },
    ...(gap !== undefined && i === 0 ? { gap } : {}),
  }))
}

/** Lines of two pieces, with the distance from the end of the first to the second. */
function pageOf(gaps: readonly number[], first = 'Paid to'): DrawnPage {
  const inOrder = gaps.flatMap((gap, i) => [
    ...piece(first, 2 * i, 72),
    ...piece(' Ltd.', 2 * i + 1, 72 + 5 * first.length + gap, gap),
  ])
  return drawnPage({ inOrder })
}

const found = (page: DrawnPage) =>
  ofTextNotMeetingNext(page).map(({ evidence }) => evidence.map(({ detail }) => detail))
const USUAL = Array.from({ length: 30 }, () => -0.5)

test('pieces of lines that meet, as closely as kerning moves them, say nothing', () => {
  expect(found(pageOf(USUAL))).toEqual([])
  expect(found(pageOf(USUAL.with(7, -1)))).toEqual([])
})

test('a piece that ends before or behind the place where the next one begins', () => {
  expect(found(pageOf(USUAL.with(7, 6)))).toEqual([
    ['“Paid to” ends before the place where the rest of its line begins'],
  ])
  expect(found(pageOf(USUAL.with(7, -1.5)))).toEqual([
    ['“Paid to” ends behind the place where the rest of its line begins'],
  ])
})

test('columns, pages where pieces often do not meet, and pages with few pieces say nothing', () => {
  expect(found(pageOf(USUAL.with(7, 90)))).toEqual([])
  expect(found(pageOf(USUAL.with(7, 6).with(8, 7).with(9, 6)))).toEqual([])
  expect(found(pageOf(USUAL.slice(0, 9).with(7, 6)))).toEqual([])
})

test('a piece in another font or size is not expected to meet the one before it', () => {
  const page = pageOf(USUAL.with(7, 6))
  const inOrder = page.inOrder.map((glyph) => (glyph.order === 15 ? { ...glyph, font: 'f2' } : glyph))
  expect(found({ ...page, inOrder })).toEqual([])
})
