import { formLines } from '../kinds/tax-return/forms/forms.ts'
import { knownLinesOf } from '../forms/form-line.ts'
import { formFlow } from '../forms/cell.ts'
import { endingAt, field, formPage, type Placed } from '../forms/testing.ts'
import { readLines } from './read-lines.ts'
import type { Page } from '../model/page.ts'
import type { PrintedForm } from '../kinds/tax-return/form/printed-form.ts'

function linesOf(page: Page, form: PrintedForm = 'schedule_c', year = '2024'): Record<string, bigint> {
  const values = readLines(formFlow(page), knownLinesOf(formLines(form, year)))
  return Object.fromEntries(values.map(({ line, cents }) => [line, cents]))
}

/** The expenses of Schedule C: two lines side by side, each with its box. */
const EXPENSES: readonly Placed[] = [8, 9, 10].flatMap((line, i): Placed[] => [
  [46, 365 + 12 * i, String(line)],
  [65, 365 + 12 * i, 'An expense'],
  [181, 365 + 12 * i, String(line)],
  [301, 365 + 12 * i, String(line + 10)],
  [324, 365 + 12 * i, 'Another expense'],
  [460, 365 + 12 * i, String(line + 10)],
])

test('two lines on one row each have their own amount', () => {
  const page = formPage([...EXPENSES, endingAt(292, 365, '1,200'), endingAt(574, 365, '300'), endingAt(574, 389, '80')])
  expect(linesOf(page)).toEqual({ '8': 120_000n, '18': 30_000n, '20': 8_000n })
})

test('a blank box between two numbers has no amount', () => {
  expect(linesOf(formPage(EXPENSES))).toEqual({})
})

test('small amounts are not mistaken for line numbers', () => {
  const page = formPage([...EXPENSES, endingAt(292, 365, '12'), endingAt(292, 377, '0'), endingAt(574, 389, '9')])
  expect(linesOf(page)).toEqual({ '8': 1_200n, '9': 0n, '20': 900n })
})

test('an amount that is the same as the number of its line is one', () => {
  const page = formPage([...EXPENSES, endingAt(292, 365, '8'), endingAt(574, 377, '19')])
  expect(linesOf(page)).toEqual({ '8': 800n, '19': 1_900n })
})

test('the arrow before a number that reads like the number is neither a line nor an amount', () => {
  const texts: Placed[] = [...EXPENSES, [173, 365, '8'], endingAt(292, 365, '3,908'), [173, 377, '7']]
  const scan = formPage(texts, { source: 'ocr' })
  const arrows = scan.words.map((word) => (word.box[0] === 173 ? { ...word, confidence: 0.13 } : word))
  expect(linesOf({ ...scan, words: arrows })).toEqual({ '8': 390_800n })
})

test('a number before a wording that begins with a year is not the one beside the box', () => {
  const page = formPage([
    ...EXPENSES,
    [46, 401, '11'],
    [65, 401, '2021 payments'],
    [181, 401, '11'],
    endingAt(292, 401, '500'),
  ])
  expect(linesOf(page)).toEqual({ '11': 50_000n })
})

test('figures within a wording are not amounts', () => {
  const page = formPage([
    ...EXPENSES,
    [46, 401, '11'],
    [65, 401, 'Multiply $5,050 by the number on line 10 of Form 8829'],
    [460, 401, '21'],
  ])
  expect(linesOf(page)).toEqual({})
})

test('an amount between printed parentheses is negative, drawn or typed', () => {
  const lines = ['1', '2', '3'].flatMap((line, i): Placed[] => [
    [45, 285 + 12 * i, line],
    [65, 285 + 12 * i, 'Some loss'],
    [395, 285 + 12 * i, line],
    [412, 285 + 12 * i, '('],
    [479, 285 + 12 * i, ')'],
  ])
  const page = formPage([...lines, endingAt(476, 285, '500')], { formFields: [field(414, 297, '70', 64)] })
  expect(linesOf(page, 'schedule_1')).toEqual({ '1': -50_000n, '2': -7_000n })
})

test('an amount may stand anywhere between the parentheses of its box, and right behind the number beside it', () => {
  const loss: Placed[] = [
    [45, 285, '1'],
    [65, 285, 'Some loss'],
    [395, 285, '1'],
    [412, 285, '('],
    [479, 285, ')'],
    [45, 297, '2'],
    [65, 297, 'Some income'],
    [395, 297, '2'],
  ]
  const page = formPage([...loss, [418, 285, '500'], [400, 297, '1,200']])
  expect(linesOf(page, 'schedule_1')).toEqual({ '1': -50_000n, '2': 120_000n })
})

test('a parenthesis that a scan has with the figure makes a pair with the one before it', () => {
  const page = formPage(
    [
      [45, 285, '8a'],
      [65, 285, 'Net operating loss'],
      [395, 285, '8a'],
      [412, 285, '('],
      endingAt(479, 285, '931.07)'),
    ],
    { source: 'ocr' },
  )
  expect(linesOf(page, 'schedule_1')).toEqual({ '8a': -93_107n })
})

test('the brace around boxes that are added up is not part of their amounts', () => {
  const texts: Placed[] = ['25a', '25b', '25c'].flatMap((line, i): Placed[] => [
    [105, 162 + 12 * i, line],
    [125, 162 + 12 * i, 'Other forms (see instructions)'],
    [398, 162 + 12 * i, line],
    endingAt(484, 162 + 12 * i, '606.17'),
  ])
  const page = formPage([...texts, [487, 186, '|)']], { source: 'ocr' })
  expect(linesOf(page, '1040')).toEqual({ '25a': 60_617n, '25b': 60_617n, '25c': 60_617n })
})

test('lines of a table with lettered columns are named after both', () => {
  const page = formPage([
    [357, 336, 'A'],
    [443, 336, 'B'],
    [529, 336, 'C'],
    ...['3', '4', '5', '6'].flatMap((line, i): Placed[] => [
      [45, 348 + 12 * i, line],
      [65, 348 + 12 * i, 'Rents received'],
      [303, 348 + 12 * i, line],
    ]),
    endingAt(400, 348, '12,000'),
    endingAt(574, 348, '8,000'),
    endingAt(486, 372, '410'),
    [40, 400, '23a'],
    [65, 400, 'Total of all amounts reported on line 3'],
    [385, 400, '23a'],
    endingAt(486, 400, '20,000'),
  ])
  expect(linesOf(page, 'schedule_e')).toEqual({ '3_a': 1_200_000n, '3_c': 800_000n, '5_b': 41_000n, '23a': 2_000_000n })
})

test('the last property of a list close above the letters of the columns is not one of them', () => {
  const page = formPage([
    [26, 327, 'C'],
    [60, 327, '41 Lake Road'],
    ...['A', 'B', 'C'].map((letter, i): Placed => endingAt(422 + 82 * i, 338, letter)),
    ...['3', '4', '5'].flatMap((line, i): Placed[] => [
      [26, 350 + 12 * i, line],
      [45, 350 + 12 * i, 'Rents received'],
      [320, 350 + 12 * i, line],
    ]),
    endingAt(422, 350, '18,600'),
    endingAt(504, 350, '14,400'),
    endingAt(586, 374, '(1,480)'),
  ])
  expect(linesOf(page, 'schedule_e')).toEqual({ '3_a': 1_860_000n, '3_b': 1_440_000n, '5_c': -148_000n })
})

test('an amount belongs to the column over whose middle it stands, and to none whose letter was not read', () => {
  const lines = ['3', '4', '5'].flatMap((line, i): Placed[] => [
    [45, 348 + 12 * i, line],
    [65, 348 + 12 * i, 'Rents received'],
    [284, 348 + 12 * i, line],
  ])
  const page = formPage([
    [342, 336, 'A'],
    [442, 336, 'B'],
    [542, 336, 'Cc'],
    ...lines,
    [303, 348, '23,518'],
    [403, 348, '17,274'],
    [503, 348, '9,100'],
  ])
  expect(linesOf(page, 'schedule_e')).toEqual({ '3_a': 2_351_800n, '3_b': 1_727_400n })
})

test('rows of a table whose number stands in the margin alone', () => {
  const page = formPage([
    [320, 176, '(d)'],
    [392, 176, '(e)'],
    [513, 176, '(h) Gain or (loss)'],
    [42, 226, '1b'],
    [58, 226, 'Totals for all transactions reported on Form 8949'],
    [58, 238, 'with Box A checked'],
    endingAt(358, 238, '9,000'),
    endingAt(430, 238, '7,500'),
    endingAt(574, 238, '1,500'),
  ])
  expect(linesOf(page, 'schedule_d')).toEqual({ '1b_d': 900_000n, '1b_e': 750_000n, '1b_h': 150_000n })
})

test.each(['from', 'fram'])('an amount within a wording is named after what it is ("%s")', (from) => {
  const page = formPage([
    ...['7', '8', '9'].flatMap((line, i): Placed[] => [
      [102, 210 + 12 * i, line],
      [119, 210 + 12 * i, 'Some line of the return'],
      [488, 210 + 12 * i, line],
    ]),
    [102, 198, '6'],
    [119, 198, `Total income. Add any amount ${from} Schedule 1, line 22`],
    [405, 198, '44,682'],
    [488, 198, '6'],
    endingAt(592, 198, '74,944'),
  ])
  expect(linesOf(page, '1040', '2018')).toEqual({ '6_from_schedule_1': 4_468_200n, '6': 7_494_400n })
})

test('account and routing numbers are not lines', () => {
  const page = formPage([
    ...EXPENSES,
    [101, 401, 'b'],
    [115, 401, 'Routing number'],
    [101, 413, 'd'],
    [115, 413, 'Account number'],
  ])
  const formFields = [field(173, 401, '021000021', 130), field(173, 413, '987654321', 245)]
  expect(linesOf({ ...page, formFields }, '1040')).toEqual({})
})

test('lists of several amounts are not a line', () => {
  const page = formPage([
    ...['2', '3', '4'].flatMap((line, i): Placed[] => [
      [110, 318 + 12 * i, line],
      [130, 318 + 12 * i, 'Add the amounts on line 1'],
      [476, 318 + 12 * i, line],
    ]),
    [110, 216, '1'],
    [130, 216, 'List name of payer'],
    [476, 216, '1'],
    endingAt(574, 216, '55'),
    endingAt(574, 318, '75'),
  ])
  expect(linesOf(page, 'schedule_b')).toEqual({ '2': 7_500n })
})

test('a letter at the head of a column that a scan took for another sign is still one', () => {
  const table: Placed[] = [
    [357, 332, 'A'],
    [444, 332, 'B'],
    [530, 332, 'Cc'],
    [45, 343, '3'],
    [65, 343, 'Rents received'],
    [303, 343, '3'],
  ]
  const page = formPage([...table, endingAt(400, 343, '900'), endingAt(574, 343, '6,754')], { source: 'ocr' })
  expect(linesOf(page, 'schedule_e')).toEqual({ '3_a': 90_000n, '3_c': 675_400n })
})

test.each([
  ['at the left of its column, over figures at the right', 290],
  ['in the middle', 318],
  ['at the right', 336],
])('figures that end at one place tell their column by their end, with the letter %s', (_, first) => {
  const page = formPage([
    ...['(d)', '(e)', '(g)', '(h)'].map((letter, i): Placed => [first + 72 * i, 176, letter]),
    ...['1b', '2', '3'].flatMap((line, i): Placed[] => [
      [42, 226 + 14 * i, line],
      [58, 226 + 14 * i, 'Totals for all transactions'],
    ]),
    endingAt(358, 226, '9,000'),
    endingAt(430, 226, '112,500'),
    endingAt(430, 240, '61'),
    endingAt(574, 254, '(1,500)'),
  ])
  expect(linesOf(page, 'schedule_d')).toEqual({
    '1b_d': 900_000n,
    '1b_e': 11_250_000n,
    '2_e': 6_100n,
    '3_h': -150_000n,
  })
})

test('the number of a table line that a scan bent is known by the one below it', () => {
  const lines = ['la', '1b', '2'].flatMap((line, i): Placed[] => [
    [42, 226 + 14 * i, line],
    [58, 226 + 14 * i, 'Totals for all transactions'],
  ])
  const table: Placed[] = [
    ...['(d)', '(e)', '(g)', '(h)'].map((letter, i): Placed => [318 + 72 * i, 176, letter]),
    ...lines,
  ]
  const page = formPage([...table, endingAt(358, 226, '9,000'), endingAt(430, 226, '8,500')], { source: 'ocr' })
  expect(linesOf(page, 'schedule_d')).toEqual({ '1a_d': 900_000n, '1a_e': 850_000n })
})

test('a total below a table is in none of its columns', () => {
  const page = formPage([
    ...['A', 'B', 'C'].map((letter, i): Placed => [425 + 72 * i, 176, letter]),
    ...['3', '23a'].flatMap((line, i): Placed[] => [
      [42, 226 + 14 * i, line],
      [58, 226 + 14 * i, 'Rents received'],
      [385, 226 + 14 * i, line],
      endingAt(450, 226 + 14 * i, '14,400'),
    ]),
  ])
  expect(linesOf(page, 'schedule_e')).toEqual({ '3_a': 1_440_000n, '23a': 1_440_000n })
})

test('a figure between two columns, with no other to tell its side by, is not certain', () => {
  const page = formPage([
    [290, 176, '(d)'],
    [362, 176, '(e)'],
    [42, 226, '2'],
    [58, 226, 'Totals for all transactions'],
    endingAt(358, 226, '9,000'),
  ])
  const [value] = readLines(formFlow(page), knownLinesOf(formLines('schedule_d', '2024')))
  expect(value!.confidence).toBeLessThan(0.9)
})

test('the first number of a row leads a wording that begins further to the right', () => {
  const page = formPage([
    ...[1, 2, 3].flatMap((line, i): Placed[] => [
      [44, 365 + 12 * i, String(line)],
      [72, 365 + 12 * i, 'Foreign tax credit'],
      [482, 365 + 12 * i, String(line)],
    ]),
    endingAt(574, 377, '205.'),
  ])
  expect(linesOf(page, 'schedule_3', '2020')).toEqual({ '2': 20_500n })
})

test('an amount within a wording that began on the row above belongs to the line whose box is beside it', () => {
  const page = formPage([
    [48, 365, '17'],
    [72, 365, 'Refundable credits: a EIC (see inst.)'],
    [232, 365, '441'],
    [288, 365, 'b Sch. 8812'],
    [72, 377, 'Add any amount from Schedule 5'],
    [206, 377, '325'],
    [474, 377, '17'],
    endingAt(574, 377, '900'),
  ])
  expect(linesOf(page, '1040', '2018')).toEqual({ '17a': 44_100n, '17_from_schedule_5': 32_500n, '17': 90_000n })
})

test('on a scan a number alone in its column is the line its neighbours leave room for, though its margin was not read', () => {
  const wages = ['1g', '1h', '1z'].flatMap((line, i): Placed[] => [
    [98, 365 + 24 * i, line],
    [116, 365 + 24 * i, 'Earned income'],
    [489, 365 + 24 * i, line],
  ])
  const scan = (alone: string) =>
    formPage([...wages, [116, 401, 'Nontaxable combat pay'], [397, 401, alone], endingAt(470, 401, '8,946')], {
      source: 'ocr',
    })
  expect(linesOf(scan('1i'), '1040')).toEqual({ '1i': 894_600n })
  expect(linesOf(scan('6a'), '1040')).toEqual({})
})

test('the rule at the right of a box is read as a mark behind its amount', () => {
  const page = formPage([...EXPENSES, endingAt(292, 365, '4,200!')], { source: 'ocr' })
  expect(linesOf(page)).toEqual({ '8': 420_000n })
})

test.each([
  ['0.0', 0n],
  ['1,125.5', 112_550n],
  ['(75.0)', -7_500n],
])('a field filled with %s', (value, cents) => {
  expect(linesOf(formPage(EXPENSES, { formFields: [field(220, 365, value)] }))).toEqual({ '8': cents })
})

describe('amounts that a program prints behind the wording of a line', () => {
  const receipts = (texts: readonly Placed[]): readonly Placed[] => [
    [46, 200, '1a'],
    [65, 200, 'Gross receipts or sales'],
    ...texts,
    [520, 200, '1c'],
    endingAt(590, 200, '95,500'),
    [46, 212, '2'],
    [65, 212, 'Cost of goods sold'],
    [520, 212, '2'],
    endingAt(590, 212, '40,000'),
    [46, 224, '3'],
    [65, 224, 'Gross profit'],
    [520, 224, '3'],
    endingAt(590, 224, '55,500'),
  ]
  const read = { '1a': 9_800_000n, '1b': 250_000n, '1c': 9_550_000n, '2': 4_000_000n, '3': 5_550_000n }

  test.each(['1120-s', '1065', '1120'] as const)('on Form %s, each in a space of its own', (form) => {
    const page = formPage(
      receipts([
        [190, 200, '98,000'],
        [240, 200, 'b'],
        [248, 200, 'Less returns and allowances'],
        [380, 200, '2,500'],
        [420, 200, 'c'],
        [428, 200, 'Balance'],
      ]),
    )
    expect(linesOf(page, form)).toEqual(read)
  })

  test('no further behind it than the next word', () => {
    const page = formPage(
      receipts([
        [159, 200, '98,000'],
        [240, 200, 'b'],
        [248, 200, 'Returns and allowances 2,500'],
        [420, 200, 'c'],
        [428, 200, 'Balance'],
      ]),
    )
    expect(linesOf(page, '1120')).toEqual(read)
  })

  test('a limit in the wording is not an amount', () => {
    const page = formPage(receipts([[159, 200, '(over 50,000 see instructions)']]))
    expect(linesOf(page, '1120-s')).not.toHaveProperty('1a')
  })

  test('nor what stands behind another wording than the line has', () => {
    const page = formPage([
      ...receipts([]).filter(([, , text]) => !text.startsWith('Gross receipts')),
      [65, 200, 'Merchant card receipts'],
      [190, 200, '98,000'],
    ])
    expect(linesOf(page, '1120-s')).not.toHaveProperty('1a')
  })
})

test('a parenthesis behind an amount that nothing opened may be the frame of its box: its sign is doubtful', () => {
  const page = formPage([...EXPENSES, endingAt(292, 365, '4,200)')], { source: 'ocr' })
  expect(linesOf(page)).toEqual({ '8': 420_000n })
  const [read] = readLines(formFlow(page), knownLinesOf(formLines('schedule_c', '2023')))
  expect(read!.confidence).toBeLessThanOrEqual(0.6)
})

test('a parenthesis before an amount, whose other half a scan lost, makes it negative', () => {
  const loss: Placed[] = [
    [45, 285, '8a'],
    [65, 285, 'Net operating loss'],
    [395, 285, '8a'],
    [412, 285, '('],
    endingAt(476, 285, '931'),
  ]
  expect(linesOf(formPage(loss, { source: 'ocr' }), 'schedule_1')).toEqual({ '8a': -93_100n })
  expect(linesOf(formPage(loss), 'schedule_1')).toEqual({ '8a': 93_100n })
})
