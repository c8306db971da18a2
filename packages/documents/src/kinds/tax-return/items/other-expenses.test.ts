import type { PrintedForm } from '../form/printed-form.ts'
import { linesOfForm } from '../read-form.ts'
import { formFlow } from '../../../forms/cell.ts'
import { endingAt, field, formPage, type Placed } from '../../../forms/testing.ts'
import type { Page } from '../../../model/page.ts'

const namedOn = (form: PrintedForm, page: Page) =>
  Object.fromEntries(
    [...linesOfForm(form, '2024', [formFlow(page)])]
      .filter(([line]) => line.includes('_'))
      .map(([line, { cents }]) => [line, cents]),
  )

const PART_V: readonly Placed[] = [
  [40, 521, 'Part V'],
  [86, 521, 'Other Expenses. List below business expenses not included on lines 8–26'],
  [41, 750, '48'],
  [65, 750, 'Total other expenses. Enter here and on line 27a'],
  [452, 750, '48'],
]

test('amortization and a casualty loss of Part V of Schedule C are lines of their own, software is none', () => {
  const page = formPage([
    ...PART_V,
    [60, 545, 'Software'],
    endingAt(574, 545, '900'),
    [60, 569, 'Amortization of start-up costs'],
    endingAt(574, 569, '1,200'),
    [60, 593, 'Casualty loss'],
    endingAt(574, 593, '350'),
    endingAt(574, 750, '2,450'),
  ])
  expect(namedOn('schedule_c', page)).toEqual({ '48_amortization': 120_000n, '48_casualty': 35_000n })
})

test('typed into fields', () => {
  const formFields = [field(40, 545, 'AMORTIZATION', 400), field(504, 545, '1200'), field(504, 750, '1200')]
  expect(namedOn('schedule_c', formPage(PART_V, { formFields }))).toEqual({ '48_amortization': 120_000n })
})

test.each([
  ['HOA dues', '19_b_hoa_dues'],
  ['Condo association fees', '19_b_hoa_dues'],
  ['Casualty loss', '19_b_casualty'],
])('line 19 of Schedule E that says %s', (text, line) => {
  const page = formPage([
    [36, 310, 'Income:'],
    [240, 310, 'Properties:'],
    [335, 310, 'A'],
    [435, 310, 'B'],
    [535, 310, 'C'],
    [46, 500, '19'],
    [69, 500, 'Other (list)'],
    [120, 500, text],
    [276, 500, '19'],
    endingAt(474, 500, '1,800'),
  ])
  expect(namedOn('schedule_e', page)).toEqual({ '19_b': 180_000n, [line]: 180_000n })
})
