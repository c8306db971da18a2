import type { Box, Word } from '../model/page.ts'
import type { BoxedForm } from './boxed-form.ts'
import { cellsOf } from './cells.ts'

const form: Pick<BoxedForm<string>, 'contentOf' | 'repeated'> = { contentOf: () => 'value', repeated: new Set() }
const word = (text: string, left: number, top: number): Word => ({
  text,
  box: [left, top, left + 5 * text.length, top + 8],
  confidence: 1,
})

/** Two rows of labels, the lower of which has none under the right one of the upper, above the heading of the next copy. */
function contentOf(values: readonly Word[], edges: readonly Box[]): Record<string, string[]> {
  const labels = new Map<string, Box>([
    ['17', [300, 100, 360, 107]],
    ['18', [440, 100, 510, 107]],
    ['20', [300, 123, 360, 130]],
  ])
  const area: Box = [36, 60, 576, 190]
  const { main } = cellsOf(form, { labels, furtherRows: [], edges, area, heading: area }, values)
  return Object.fromEntries([...main].map(([box, words]) => [box, words.map(({ text }) => text)]))
}

test('what stands below print at the foot of a form is in none of its boxes, though no label stands below one', () => {
  const values = [word('1,812.02', 390, 110), word('Salem', 310, 135), word('1545-0029', 430, 175)]
  expect(contentOf(values, [[36, 160, 380, 167]])).toEqual({ 17: ['1,812.02'], 20: ['Salem'] })
})

test('print between the rows of a form ends no box beside it', () => {
  const values = [word('640.00', 450, 113)]
  expect(contentOf(values, [[36, 110, 200, 114]])).toEqual({ 18: ['640.00'] })
})

test('a name longer than its box belongs to the box in which it begins', () => {
  const words = [word('Jesus', 402, 110), word('M', 430, 110), word('Arrieta', 438, 110), word('12', 476, 110)]
  expect(contentOf(words, [])).toEqual({ 17: ['Jesus', 'M', 'Arrieta'], 18: ['12'] })
})

test.each([330, 364, 366])('a label of the column to the left does not end a box, wherever it ends: at %i', (end) => {
  const marks: typeof form = { ...form, contentOf: (box) => (box.startsWith('12') ? 'coded' : 'mark') }
  const labels = new Map<string, Box>([
    ['12b', [368, 100, 380, 107]],
    ['13', [300, 112, end, 126]],
    ['12c', [368, 126, 380, 133]],
  ])
  const area: Box = [30, 60, 576, 190]
  const values = [word('D', 378, 109), word('2600.00', 402, 109)]
  const { main } = cellsOf(marks, { labels, furtherRows: [], edges: [], area, heading: area }, values)
  expect(main.get('12b')?.map(({ text }) => text)).toEqual(['D', '2600.00'])
})

test('a coded box stays open beside a lower row that ends before it', () => {
  const coded: typeof form = { ...form, contentOf: (box) => (box.startsWith('12') ? 'coded' : 'value') }
  const labels = new Map<string, Box>([
    ['11', [440, 76, 510, 83]],
    ['12a', [300, 100, 310, 107]],
    ['12b', [370, 100, 380, 107]],
    ['14', [120, 110, 142, 117]],
    ['15', [36, 140, 60, 147]],
  ])
  const area: Box = [30, 60, 576, 190]
  const values = [word('PFML', 124, 122), word('D', 315, 122), word('2600.00', 332, 122), word('ME', 40, 152)]
  const { main } = cellsOf(coded, { labels, furtherRows: [], edges: [], area, heading: area }, values)
  expect(Object.fromEntries([...main].map(([box, words]) => [box, words.map(({ text }) => text)]))).toEqual({
    '14': ['PFML'],
    '12a': ['D', '2600.00'],
    '15': ['ME'],
  })
})

test.each([
  ['a box ends at the column beside it that began higher', '304 W', ['10', 'e', 'e']],
  ['unless its own words run on across the edge of that column', 'Dunes', ['10', '10', '10']],
])('%s', (_, text, owners) => {
  const labels = new Map<string, Box>([
    ['b', [240, 70, 320, 77]],
    ['c', [240, 90, 320, 97]],
    ['e', [240, 110, 320, 117]],
    ['10', [136, 124, 216, 131]],
  ])
  const area: Box = [30, 60, 576, 190]
  const [first = '', second = ''] = text.split(' ')
  const values = second
    ? [word('$12.00', 150, 136), word(first, 242, 136), word(second, 262, 136)]
    : [word('Sand', 200, 136), word('on', 222.5, 136), word(first, 235, 136)]
  const { main } = cellsOf(form, { labels, furtherRows: [], edges: [], area, heading: area }, values)
  const ownerOf = (value: Word) => [...main].find(([, words]) => words.includes(value))?.[0]
  expect(values.map(ownerOf)).toEqual(owners)
})

test('the amounts of a list may stand at the far end of its box, under a column that ended above', () => {
  const listed: typeof form = { ...form, contentOf: (box) => (box === '14' ? 'list' : 'value') }
  const labels = new Map<string, Box>([
    ['2', [440, 70, 500, 77]],
    ['4', [440, 90, 500, 97]],
    ['11', [440, 110, 500, 117]],
    ['14', [250, 131, 270, 138]],
  ])
  const area: Box = [30, 60, 576, 190]
  const values = [word('FEHB', 252, 142), word('904.20', 540, 142)]
  const { main } = cellsOf(listed, { labels, furtherRows: [], edges: [], area, heading: area }, values)
  expect(main.get('14')?.map(({ text }) => text)).toEqual(['FEHB', '904.20'])
})

test('the amounts of a list below a column of names and numbers belong to its rows', () => {
  const named: typeof form = { ...form, contentOf: (box) => (box === 'a' || box === 'e' ? 'party' : 'value') }
  const labels = new Map<string, Box>([
    ['e', [330, 97, 430, 105]],
    ['a', [330, 143, 450, 151]],
    ['1', [57, 170, 240, 178]],
    ['2', [57, 190, 230, 198]],
    ['14', [329, 220, 370, 228]],
  ])
  const area: Box = [45, 85, 612, 300]
  const values = [word('Ines', 330, 108), word('XXX-XX-9918', 330, 153), word('9,114.00', 504, 170)]
  const { main } = cellsOf(named, { labels, furtherRows: [], edges: [], area, heading: area }, values)
  expect(Object.fromEntries([...main].map(([box, [value]]) => [box, value?.text]))).toEqual({
    e: 'Ines',
    a: 'XXX-XX-9918',
    1: '9,114.00',
  })
})
