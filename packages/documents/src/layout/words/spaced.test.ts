import { pageFromText } from '../../model/testing.ts'
import { linesOf } from '../lines.ts'
import { withSpacedWordsJoined } from './spaced.ts'

const textOf = (text: string) => linesOf(withSpacedWordsJoined(pageFromText(text))).map((line) => line.text)

test.each([
  ['Y E A R   T O   D AT E', 'YEAR TO DATE'],
  ['C r e d i t   U n i o n', 'Credit Union'],
  ['E A R N I N G S   Hours   Rate', 'EARNINGS Hours Rate'],
])('the spaced letters of "%s" are words', (spaced, words) => {
  expect(textOf(spaced)).toEqual([words])
})

test.each(['J. R. R. Doe', 'A    B    C    D    E', '1 2 3 4 5 6', 'X X   X X'])('"%s" stays as it is', (text) => {
  expect(textOf(text)).toEqual([text.replace(/ +/g, ' ')])
})
