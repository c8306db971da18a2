import { unusualShows } from './unusual-shows.ts'
import { writtenShows } from './written-shows.ts'

const row = (text: string) => `1 0 0 1 72 700 Tm ${text}`
const rows = (text: string, count: number) => Array.from({ length: count }, () => row(text))

/** The ways in which an operator in the middle of a page differs, by its distance from there. */
function waysOf(usual: string, one: string, count = 30) {
  const contents = [...rows(usual, count), row(one), ...rows(usual, count)].join('\n')
  return Object.fromEntries([...unusualShows(writtenShows(contents))].map(([at, ways]) => [at - count, ways]))
}

test.each([
  ['(Pay) Tj', '[(H)(a)(r)(t)] TJ', { 0: ['parted', 'array'] }],
  ['(Pay) Tj', '(Pay to) Tj (Harrison) Tj', { 1: ['continued'] }],
  ['<00310032> Tj', '(\\0001\\0002) Tj', { 0: ['literal'] }],
  ['(Pay) Tj', '<50617920> Tj', { 0: ['hexadecimal'] }],
  ['<003A004F> Tj', '<003a004f> Tj', { 0: ['case'] }],
  ['[(P) 9 (ay)] TJ', '[(P)(ay)] TJ', { 0: ['parted'] }],
  ['[(P) 9 () 3 (a) 2 (y)] TJ', '[(N) 9 3 (e) 2 (t)] TJ', { 0: ['numbers'] }],
  ['[(P) 9 (a) 2 (y)] TJ', '[(N) 9 (o) 2 (rah)] TJ', { 0: ['together'] }],
  ['(Pay) Tj', '[(Pay)] TJ', { 0: ['array'] }],
])('among operators like %s, %s is unlike them', (usual, one, expected) => {
  expect(waysOf(usual, one)).toEqual(expected)
})

test.each([
  ['hexadecimal digits of codes that are no letters', '(Pay) Tj', '<01fb> Tj'],
  ['a blank behind other text', '(Pay) Tj', '(Pay) Tj ( ) Tj'],
])('%s says nothing', (_, usual, one) => {
  expect(waysOf(usual, one)).toEqual({})
})

test('arrays that move nothing show editing between strings of a page that moves no letters', () => {
  const [string, array, moving] = [row('(Pay) Tj'), row('[(Pay)] TJ'), row('[(P) 9 (ay)] TJ')]
  const found = (...contents: string[]) => [...unusualShows(writtenShows(contents.join('\n'))).keys()]
  const [strings, sums] = [rows('(Pay) Tj', 12), [array, string, array, array, array, string, array]]
  expect(found(...strings, ...sums, ...strings)).toEqual([12, 14, 15, 16, 18])
  expect(found(...strings, ...sums, moving, ...strings)).toEqual([])
  expect(found(array, ...strings, ...strings, array, array, array, array, array, array)).toEqual([])
  expect(found(string, ...rows('[(Pay)] TJ', 16), ...strings, ...strings)).toHaveLength(16)
  expect(found(string, ...rows('[(Pay)] TJ', 20), ...strings, ...strings)).toEqual([])
})

test('few usual operators, several unusual ones, or those at the end of a page say nothing', () => {
  const odd = row('<486172> Tj')
  const found = (...contents: string[]) => [...unusualShows(writtenShows(contents.join('\n'))).keys()]
  expect(waysOf('(Pay) Tj', '[(H)(a)] TJ', 9)).toEqual({})
  expect(found(...rows('(Pay) Tj', 60), odd, odd, odd, odd, ...rows('(Pay) Tj', 60))).toEqual([])
  expect(found(...rows('(Pay) Tj', 60), odd)).toEqual([])
  expect(found(odd, ...rows('(Pay) Tj', 60))).toEqual([])
  expect(found(...rows('(Pay) Tj', 60), odd, ...rows('(Pay) Tj', 60))).toEqual([60])
  expect(found(...rows('(Pay) Tj', 60), row('[(H)(a)] TJ'))).toEqual([60])
})
