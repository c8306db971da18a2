import type { Cover, DrawnGlyph, DrawnPage, Overlay } from '../model/drawn-page.ts'
import { ofTypedOver } from './typed-over.ts'
import { drawnPage } from '../model/testing.ts'

const word = (text: string, y: number, order: number): DrawnGlyph[] =>
  Array.from(text, (letter, i) => ({
    ...{ text: letter, x: 102 + 6 * i, y, width: 6, advance: 6, size: 10 },
    ...{ font: 'f1', face: 'Helvetica', lightness: 0, order },
  }))
const cover = (order: number): Cover => ({ kind: 'shape', box: [100, 100, 160, 114], order })
/** Lines below the place, drawn after it. */
const lines = (from: number) =>
  Array.from({ length: 20 }, (_, i) => word('Deposit at a branch', 140 + 14 * i, from + i)).flat()
const over = (kind: Overlay['kind'], value: string): Overlay => ({
  ...{ kind, value, field: null },
  area: [100, 100, 160, 114],
})
const found = (page: Partial<DrawnPage>) =>
  ofTypedOver(drawnPage(page)).map(({ code, severity }) => `${code} ${severity}`)

test('an amount that was covered and typed anew, the first of the page or the last', () => {
  const after = { covered: word('2,412.00', 111, 50), covers: [cover(51)] }
  expect(found({ ...after, visible: [...lines(1), ...word('9,412.00', 111, 52)] })).toEqual(['text_typed_over high'])
  const first = { ...after, covered: word('2,412.00', 111, 0) }
  expect(found({ ...first, visible: [...lines(1), ...word('9,412.00', 111, 52)] })).toEqual(['text_typed_over high'])
})

test('a stamp beneath the page is hidden by its design', () => {
  const page = {
    covered: word('RECEIVED', 111, 0),
    covers: [cover(1)],
    visible: [...word('9,412.00', 111, 2), ...lines(3)],
  }
  expect(found(page)).toEqual([])
})

test.each([
  ['9,412.00', '2,412.00', ['field_over_print high']],
  ['Harrison', 'Someone', ['field_over_print medium']],
  ['Someone', 'Someone', []],
  ['X', 'Someone', []],
])('a field with %s over %s', (value, print, expected) => {
  expect(found({ visible: word(print, 111, 1), overlays: [over('field', value)] })).toEqual(expected)
})

test('a note hides print or a form field, unless it is much larger', () => {
  const note = over('note', '9,412.00')
  const high = ['field_over_print high']
  expect(found({ visible: word('2,412.00', 111, 1), overlays: [note] })).toEqual(high)
  expect(found({ overlays: [{ ...note, field: '2,412.00' }] })).toEqual(high)
  const remark: Overlay = { ...note, area: [100, 60, 160, 160] }
  expect(found({ visible: word('2,412.00', 111, 1), overlays: [remark] })).toEqual([])
})
