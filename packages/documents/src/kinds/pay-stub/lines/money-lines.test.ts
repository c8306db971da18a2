import type { Word } from '../../../model/page.ts'
import { figuresOf } from '../../../layout/lexer/numbers.ts'
import type { LineItem } from '../../../tables/rows/line-item.ts'
import { moneyLines } from './money-lines.ts'

const at = (left: number, text: string): Word => ({
  text,
  box: [left, 100, left + 5 * text.length, 109],
  confidence: 0.9,
})

const overtime = at(40, 'Overtime')
const [current, ytd] = figuresOf([at(200, '84.00'), at(300, '168.00')])

function line(name: readonly Word[], values: LineItem['values']): LineItem {
  return {
    section: 'earnings',
    sectionTitle: 'Earnings',
    description: name.map(({ text }) => text).join(' '),
    name: [...name],
    values,
    total: null,
    strays: false,
    unread: false,
    afterGross: false,
  }
}

test('a figure is one line’s, where the columns under two headings overlap', () => {
  const under = line([overtime], { current: current!, ytd: ytd! })
  const again = line([overtime], { current: current! })
  expect(moneyLines([[under], [again]])).toMatchObject([{ description: 'Overtime', current: 84_00n, ytd: 168_00n }])
})

test('lines of the same amount are lines of their own', () => {
  const [same] = figuresOf([at(200, '84.00')])
  const lines = moneyLines([[line([overtime], { current: current! })], [line([at(40, 'Holiday')], { current: same! })]])
  expect(lines.map(({ description }) => description)).toEqual(['Overtime', 'Holiday'])
})

test('a nought without a name is not a line', () => {
  const [nought] = figuresOf([at(300, '0')])
  expect(moneyLines([[line([overtime], { current: current! }), line([at(40, '0')], { ytd: nought! })]])).toHaveLength(1)
})
