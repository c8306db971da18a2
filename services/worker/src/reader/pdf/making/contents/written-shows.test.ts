import { writtenShows, type WrittenShow } from './written-shows.ts'

const AS_LETTERS: WrittenShow = {
  array: 'none',
  parted: false,
  numbersMeet: false,
  letters: null,
  form: 'literal',
  readable: false,
  digits: null,
  bytes: 3,
  continues: false,
}
const written = (contents: string) => writtenShows(`q BT ${contents} ET Q`)

test.each<[contents: string, expected: Partial<WrittenShow>]>([
  ['(Pay) Tj', {}],
  ['0 -9 Td (Pay) Tj', {}],
  ['[(Pay)] TJ', { array: 'still' }],
  ['[(P) -12.5 (ay)] TJ', { array: 'moving' }],
  ['[(P)(a)(y)]TJ', { array: 'still', parted: true }],
  ['[(P)(a) 3 (y)]TJ', { array: 'moving', parted: true, letters: 'apart' }],
  ['[(Pay) -12.5 3 (to)] TJ', { array: 'moving', numbersMeet: true, bytes: 5 }],
  ['[(P) 9 (a) 2 (y)] TJ', { array: 'moving', letters: 'apart' }],
  ['[(P) 9 () 2 (a) 2 (y)] TJ', { array: 'moving', letters: 'apart' }],
  ['[(P) 9 (a) 2 (yd) 3] TJ', { array: 'moving', letters: 'together', bytes: 4 }],
  ['<506179> Tj', { form: 'hex', readable: true }],
  ['<0050 0061 006f> Tj', { form: 'hex', digits: 'lower', bytes: 6 }],
  ['<00500061006F> Tj', { form: 'hex', digits: 'upper', bytes: 6 }],
  ['[(P)<6179>] TJ', { array: 'still', parted: true, form: null, readable: true }],
  ['[] TJ', { array: 'still', form: null, bytes: 0 }],
])('%s', (contents, expected) => {
  expect(written(contents)).toEqual([{ ...AS_LETTERS, ...expected }])
})

test('an operator continues another one only if nothing is between them', () => {
  const continuing = (contents: string) => written(contents).map(({ continues }) => continues)
  expect(continuing('(a) Tj (b) Tj [(c) 5] TJ 3 0 Td (d) Tj')).toEqual([false, true, true, false])
  expect(continuing('(a) Tj (b) \' 1 2 (c) " (d) Tj ET BT (e) Tj')).toEqual([false, false, false, true, false])
})

test('what looks like operators in strings, comments, names, dictionaries and pictures does not count', () => {
  const contents = String.raw`(Tj \) (Tj) Tj) Tj % (a) Tj
    /Tj <</E <41>>> BDC BI /W 1 ID (b) Tj EIx Tj
EI EMC (c) Tj`
  expect(written(contents)).toHaveLength(2)
})

test('contents that break off are read as far as they go', () => {
  expect(written('(a) Tj (b Tj')).toHaveLength(1)
  expect(written('(a) Tj <0050')).toHaveLength(1)
  expect(written('(a) Tj BI /W 1 ID')).toHaveLength(1)
})
