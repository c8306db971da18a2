import type { PrintedForm } from '../form/printed-form.ts'
import { equationsOf } from '../../../forms/sums.ts'
import { formTable } from '../../../forms/form-table.ts'
import { FORMS, formLines } from './forms.ts'

const YEARS = Array.from({ length: 9 }, (_, i) => `${2018 + i}`)
const everyForm = Object.keys(FORMS).flatMap((form) => YEARS.map((year) => [form as PrintedForm, year] as const))

test.each(everyForm)('%s of %s has each line once, and its ranges begin and end on it', (form, year) => {
  const lines = formLines(form, year)
  const numbers = lines.map(({ line }) => line)
  expect(new Set(numbers).size).toBe(numbers.length)
  const ranges = lines.flatMap(({ sums }) => sums.flatMap(({ plus, minus }) => [...plus, ...minus]))
  const wide = ranges.filter(({ first, last }) => first !== last)
  expect(wide.filter(({ first, last }) => numbers.indexOf(first) >= numbers.indexOf(last))).toEqual([])
})

test('a row says the years, the column, the caption, the entry and the sum of a line', () => {
  const [wages, other] = formTable(`
    line | years     | column | caption               | entry              | sum
    1z   | 2022-2024 | outer  | Add lines / (see box) | income: Tip income | wages_sum = 1a to 1c - 3, some filled in; b = 4
    2    | 2025-     |
  `)
  const equals = { relation: 'equals' }
  const one = (line: string) => ({ first: line, last: line })
  expect(wages).toEqual({
    line: '1z',
    years: [2022, 2024],
    places: ['outer'],
    caption: /Add lines|\(see box\)/i,
    phrases: ['Add lines', '(see box)'],
    entry: { kind: 'income', description: 'Tip income' },
    sums: [
      {
        ...equals,
        name: 'wages_sum',
        plus: [{ first: '1a', last: '1c' }],
        minus: [one('3')],
        floor: false,
        itemised: true,
      },
      { ...equals, name: 'b', plus: [one('4')], minus: [], floor: false, itemised: false },
    ],
  })
  expect(other).toMatchObject({ line: '2', years: [2025, 9999], places: [], caption: null, entry: null, sums: [] })
})

test('a row may name several lines, of one schedule', () => {
  const lines = formTable('line | column\nschedule_m1_1 2a | outer\n3 4 |')
  expect(lines.map(({ line }) => line)).toEqual(['schedule_m1_1', 'schedule_m1_2a', '3', '4'])
  expect(lines.map(({ places }) => places)).toEqual([['outer'], ['outer'], [], []])
})

test('a row with an asterisk stands for each column', () => {
  const table = `
    line | entry                     | sum
    1    |                           |
    2_*  | income: Rents, property * |
    3_*  |                           | total_* = 1 + 2_*`
  const lines = formTable(table, ['a', 'b'])
  expect(lines.map(({ line }) => line)).toEqual(['1', '2_a', '3_a', '2_b', '3_b'])
  expect(lines[3]?.entry?.description).toBe('Rents, property B')
  expect(lines[4]?.sums[0]).toMatchObject({ name: 'total_b', plus: [{ first: '1' }, { first: '2_b' }] })
})

test.each([
  ['line | years\n1 | 20x8', 'not years of a form: 20x8'],
  ['line | column\n1 | upper', 'not a place of an amount: upper'],
  ['line | entry\n1 | gift: Money', 'not an entry: gift: Money'],
  ['line | sum\n1 | 2 + 3', 'not a sum of lines: 2 + 3'],
  ['line\nfirst', 'not the number of a line: first'],
])('a slip in a table is named: %s', (table, message) => {
  expect(() => formTable(table)).toThrow(message)
})

test('a sum is written out line by line, as the year has them', () => {
  const [equation] = equationsOf(formLines('schedule_1', '2021'))
  expect(equation?.plus.slice(0, 3)).toEqual(['8a', '8b', '8c'])
  expect(equation?.plus.at(-1)).toBe('8z')
})
