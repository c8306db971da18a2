import { type Line, lineInOrder } from '../lines.ts'
import type { Word } from '../../model/page.ts'
import { withCentredCells } from './centred.ts'

const word = (text: string, left: number, top: number): Word => ({
  text,
  box: [left, top, left + 5 * text.length, top + 7],
  confidence: 1,
})
const line = (...words: Word[]): Line => lineInOrder(words)
const texts = (lines: readonly Line[]) => withCentredCells(lines).map(({ text }) => text)

test('a cell of two lines and what stands centred beside it are one row', () => {
  expect(
    texts([
      line(word('Purchase', 90, 100)),
      line(word('01/03', 40, 104), word('25.00', 300, 104)),
      line(word('ALDI', 90, 108)),
    ]),
  ).toEqual(['01/03 Purchase ALDI 25.00'])
})

test('a sentence of two lines between a heading and the head of its table is not a row of theirs', () => {
  const sentence = line(
    word('There', 416, 101),
    word('were', 443, 101),
    word('totaling', 489, 111),
    word('$7,049.89', 530, 111),
  )
  expect(
    texts([line(word('Deposits', 42, 100)), sentence, line(word('Date', 42, 114), word('Amount', 144, 114))]),
  ).toEqual(['Deposits', 'There were totaling $7,049.89', 'Date Amount'])
})
