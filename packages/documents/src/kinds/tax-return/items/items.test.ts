import { formFlow } from '../../../forms/cell.ts'
import type { PrintedForm } from '../form/printed-form.ts'
import { checkbox, field, formPage, type Placed, endingAt } from '../../../forms/testing.ts'
import type { Page } from '../../../model/page.ts'
import { itemsOf } from './items.ts'
import { linesOfForm } from '../tax-return.ts'

const valuesOn = (form: PrintedForm, page: Page) =>
  Object.fromEntries(Object.entries(itemsOf(form, [formFlow(page)])).map(([name, { value }]) => [name, value]))

/** Part I of Schedule E as the IRS prints it, above the amounts. */
const PROPERTIES: readonly Placed[] = [
  [45, 170, '1a'],
  [69, 170, 'Physical address of each property (street, city, state, ZIP code)'],
  [47, 186, 'A'],
  [47, 198, 'B'],
  [47, 210, 'C'],
  [45, 222, '1b'],
  [69, 222, 'Type of Property'],
  [146, 222, '2'],
  [162, 222, 'For each rental real estate property'],
  [394, 222, 'Fair Rental'],
  [461, 222, 'Personal Use'],
  [542, 228, 'QJV'],
  [162, 232, 'personal use days. Check the QJV box only'],
  [407, 232, 'Days'],
  [479, 232, 'Days'],
  [47, 246, 'A'],
  [364, 246, 'A'],
  [47, 258, 'B'],
  [364, 258, 'B'],
  [47, 270, 'C'],
  [364, 270, 'C'],
  [36, 282, 'Type of Property:'],
  [50, 294, '1 Single Family Residence'],
]

describe('the properties of Schedule E', () => {
  test('drawn: address, type and days of each, and blanks stay blank', () => {
    const page = formPage([
      ...PROPERTIES,
      [69, 186, '12 Oak Street, Raleigh, NC 27601'],
      [69, 198, '88 Elm Avenue, Durham, NC 27701'],
      [80, 246, '1'],
      [80, 258, '2'],
      [410, 246, '365'],
      [410, 258, '180'],
      [482, 258, '14'],
      [549, 258, 'X'],
    ])
    expect(valuesOn('schedule_e', page)).toEqual({
      line_1a_a: '12 Oak Street, Raleigh, NC 27601',
      line_1a_b: '88 Elm Avenue, Durham, NC 27701',
      line_1b_a: '1',
      line_1b_b: '2',
      line_2_a: '365',
      line_2_b: '180',
      line_2_b_personal_use: '14',
      line_2_b_qjv: 'X',
    })
  })

  test('typed into the fields of the form', () => {
    const formFields = [
      field(66, 186, '12 Oak Street, Raleigh, NC 27601', 510),
      field(65, 246, '1'),
      field(382, 246, '200'),
      field(454, 246, ''),
      checkbox(547, 246, '1'),
      checkbox(547, 258, ''),
    ]
    expect(valuesOn('schedule_e', formPage(PROPERTIES, { formFields }))).toEqual({
      line_1a_a: '12 Oak Street, Raleigh, NC 27601',
      line_1b_a: '1',
      line_2_a: '200',
      line_2_a_qjv: 'X',
    })
  })

  test('a letter that a scan lost counts on from the others', () => {
    const printed = PROPERTIES.filter(([, y, text]) => !(text === 'B' && y > 240))
    const page = formPage([...printed, [410, 246, '365'], [410, 258, '180']], { source: 'ocr' })
    expect(valuesOn('schedule_e', page)).toMatchObject({ line_2_a: '365', line_2_b: '180' })
  })

  test('a number of days that no year has is not read', () => {
    expect(valuesOn('schedule_e', formPage([...PROPERTIES, [410, 246, '730']]))).toEqual({})
  })
})

describe('the business a form is for', () => {
  const scheduleC: readonly Placed[] = [
    [36, 112, 'A'],
    [64, 112, 'Principal business or profession, including product'],
    [36, 137, 'C'],
    [64, 137, 'Business name. If no separate business name, leave blank.'],
    [450, 137, 'D'],
    [461, 137, 'Employer ID number (EIN)'],
  ]

  test('its number and what it does', () => {
    const page = formPage([...scheduleC, [66, 124, 'Landscaping'], [464, 149, '56-0331955']])
    expect(valuesOn('schedule_c', page)).toEqual({ principal_business: 'Landscaping', business_ein: '56-0331955' })
  })

  test('what it does, below a caption that goes on', () => {
    const page = formPage([...scheduleC, [66, 120, 'or service'], [66, 129, 'Landscaping']])
    expect(valuesOn('schedule_c', page)).toEqual({ principal_business: 'Landscaping' })
  })

  test('a social security number in its place is not given out', () => {
    expect(valuesOn('schedule_c', formPage([...scheduleC, [464, 149, '412-55-9871']]))).toEqual({})
  })

  test('a trust, whose boxes stand beside on rows of their own', () => {
    const page = formPage([
      [38, 124, 'A'],
      [50, 124, 'Estate’s or trust’s employer identification number'],
      [303, 130, '2b'],
      [323, 130, 'Qualified dividends'],
      [54, 136, '47-0411402'],
    ])
    expect(valuesOn('k1_1041', page)).toEqual({ business_ein: '47-0411402' })
  })
})

describe('the share owned', () => {
  test('a partner’s share of profit, loss and capital at the end of the year', () => {
    const page = formPage([
      [41, 427, 'J'],
      [57, 427, 'Partner’s share of profit, loss, and capital'],
      [110, 437, 'Beginning'],
      [230, 437, 'Ending'],
      [57, 451, 'Profit'],
      [150, 451, '40.000000 %'],
      [250, 451, '33.333300 %'],
      [57, 463, 'Loss'],
      [150, 463, '40 %'],
      [250, 463, '33.3333 %'],
      [57, 475, 'Capital'],
      [150, 475, '100 %'],
      [250, 475, '20 %'],
    ])
    expect(valuesOn('k1_1065', page)).toEqual({
      profit_share_percent: '33.3333',
      loss_share_percent: '33.3333',
      capital_share_percent: '20',
    })
  })

  test.each(['Current year allocation percentage', 'Shareholder’s percentage of stock ownership for tax year'])(
    'a shareholder’s: %s',
    (caption) => {
      const page = formPage([
        [41, 300, 'G'],
        [57, 300, caption],
        [250, 309, '24.500000'],
        [300, 309, '%'],
      ])
      expect(valuesOn('k1_1120s', page)).toEqual({ stock_share_percent: '24.5' })
    },
  )
})

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

test('amortization and a casualty loss of Part V of Schedule C are separate lines, software is not', () => {
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
