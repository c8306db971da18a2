import type { Look, Word } from '@income/documents'
import { looksThatCount } from './looks-that-count.ts'

const word = (text: string): Word => ({ text, confidence: 0.5, box: [0, 0, 10, 10] })
const looks = (...texts: string[]): Look[] => texts.map((text) => ({ text, confidence: 0.5 }))

test.each([
  ['a number, whatever they see', '1204', ['1204', '120']],
  ['letters that every look sees as the same year', '20e2', ['2022', '2022', '2022']],
])('all looks count for %s', (_, read, seen) => {
  expect(looksThatCount(word(read), looks(...seen))).toEqual(looks(...seen))
})

test.each([
  ['they see different years', ['2022', '2022', '2021']],
  ['there is only one of them', ['2022']],
  ['they see no year', ['4022', '4022']],
])('no look counts for letters where %s', (_, seen) => {
  expect(looksThatCount(word('20e2'), looks(...seen))).toEqual([])
})

test('for letters, a look counts if it sees an amount', () => {
  expect(looksThatCount(word('1e.50'), looks('16.50', '1650'))).toEqual(looks('16.50'))
})
