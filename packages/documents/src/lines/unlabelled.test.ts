import { formLines } from '../kinds/tax-return/forms/forms.ts'
import type { PrintedForm } from '../kinds/tax-return/form/printed-form.ts'
import { knownLinesOf } from '../forms/form-line.ts'
import { formFlow } from '../forms/cell.ts'
import { endingAt, formPage, type Placed } from '../forms/testing.ts'
import { readLines } from './read-lines.ts'

const row = (y: number, number: string, wording: string, amount: string): Placed[] => [
  [46, y, number],
  [66, y, wording],
  endingAt(570, y, amount),
]

const LIST = [
  ...row(226, '1', 'Wages, salaries, tips (W-2)', '$41,200.00'),
  ...row(242, '2b', 'Taxable interest', '$118.42'),
  ...row(258, '11.', 'Adjusted gross income (AGI)', '$41,318.42'),
  ...row(274, '13', 'Something of another year', '$5.00'),
  ...row(290, '25', 'Federal income tax withheld', '$3,410.00'),
]

const read = (texts: readonly Placed[], source: 'text_layer' | 'ocr' = 'text_layer', form: PrintedForm = '1040') =>
  Object.fromEntries(
    readLines(formFlow(formPage(texts, { source })), knownLinesOf(formLines(form, '2025'))).map(({ line, cents }) => [
      line,
      cents,
    ]),
  )

test('a return printed as a list has its numbers before the wordings and its amounts at the end', () => {
  expect(read(LIST)).toEqual({ '1z': 41_200_00n, '2b': 118_42n, '25d': 3_410_00n })
})

test('not where numbers stand beside boxes, nor on a scan, where those may have been lost', () => {
  const boxed = LIST.flatMap((placed): Placed[] =>
    placed[0] === 46 ? [placed, [470, placed[1], placed[2]]] : [placed],
  )
  expect(read(boxed)['25d']).toBeUndefined()
  expect(read(LIST, 'ocr')).toEqual({})
})

test.each([60, 55, 62])(
  'lettered parts on a row below their number, each with its amount behind its wording: at %i',
  (x) => {
    const parts: Placed[] = [
      [40, 80, '33'],
      [60, 80, 'Method used to value closing inventory:'],
      [220, 80, 'a'],
      [230, 80, 'Cost'],
      [320, 80, 'b'],
      [330, 80, 'Lower of cost or market'],
      [40, 214, '44'],
      [60, 214, 'Of the total number of miles you drove your vehicle, enter the number of miles you used it for:'],
      [x, 230, 'a'],
      [x + 10, 230, 'Business'],
      endingAt(200, 230, '12,000'),
      [220, 230, 'b'],
      [230, 230, 'Commuting (see instructions)'],
      endingAt(390, 230, '850'),
      [410, 230, 'c'],
      [420, 230, 'Other'],
      endingAt(560, 230, '3,140'),
    ]
    expect(read(parts, 'text_layer', 'schedule_c')).toEqual({ '44a': 12_000_00n, '44b': 850_00n, '44c': 3_140_00n })
  },
)

test.each(['Business 12,000', 'Business miles 12,000', 'Business: 12,000'])(
  'lettered parts with their amounts directly behind their wording: %s',
  (business) => {
    const parts: Placed[] = [
      [40, 214, '44'],
      [60, 214, 'Enter the number of miles you used your vehicle for:'],
      [60, 230, 'a'],
      [70, 230, business],
      [220, 230, 'b'],
      [230, 230, 'Commuting (see instructions)'],
      [410, 230, 'c'],
      [420, 230, 'Other 3,140'],
    ]
    expect(read(parts, 'text_layer', 'schedule_c')).toEqual({ '44a': 12_000_00n, '44c': 3_140_00n })
  },
)
