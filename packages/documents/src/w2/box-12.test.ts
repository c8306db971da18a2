import { pageFromText } from '../page/testing.ts'
import { readCodedAmounts } from './box-12.ts'

const read = (text: string) => readCodedAmounts(pageFromText(text).words, 1).map(({ value }) => value)

test('items beside one another in a wide box are each read with their code', () => {
  expect(read('C $41.16   E $5,023.86\nDD $9,204.00')).toEqual(['C 41.16', 'E 5023.86', 'DD 9204.00'])
})

test('a letter behind an amount, with no amount of its own, begins no item', () => {
  expect(read('D 3000.00   S\nA')).toEqual(['D 3000.00'])
})
