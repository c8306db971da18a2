import type { Page } from '../../model/page.ts'
import { understand } from '../../understand.ts'
import { endingAt, formPage, type Placed } from '../../forms/testing.ts'
import { incomeOfForms } from '../../forms/testing-income.ts'

/** A row of a form: the number before its wording, that beside its box, and the amount. */
const row = (y: number, line: string, wording: string, amount: string): Placed[] => [
  [44, y, line],
  [66, y, wording],
  [486, y, line],
  ...(amount ? [endingAt(574, y, amount)] : []),
]
/** A row of Schedule L, whose columns have their letters above. */
const asset = (y: number, line: string, wording: string, before: string, after: string): Placed[] => [
  [44, y, line],
  [66, y, wording],
  endingAt(415, y, before),
  endingAt(574, y, after),
]
/** A row of a list at the left or right. */
const item = (x: number, y: number, line: string, wording: string, amount: string): Placed[] => [
  [x, y, line],
  [x + 20, y, wording],
  ...(amount ? [endingAt(x + 260, y, amount)] : []),
]

const FIRST_PAGE: readonly Placed[] = [
  [36, 40, 'Form 1065'],
  [190, 40, 'U.S. Return of Partnership Income'],
  [500, 36, 'OMB No. 1545-0123'],
  [520, 48, '2024'],
  [36, 52, 'Department of the Treasury'],
  [160, 74, 'Name of partnership'],
  [440, 74, 'D Employer identification number'],
  [165, 86, 'Quarry Road Partners LP'],
  [450, 86, '84-1234567'],
  ...row(200, '3', 'Gross profit. Subtract line 2 from line 1c', '499,500'),
  ...row(212, '7', 'Other income (loss) (attach statement)', '3,450'),
  ...row(224, '8', 'Total income (loss). Combine lines 3 through 7', '502,950'),
  ...row(236, '16c', 'Depreciation', '30,000'),
  ...row(248, '21', 'Other deductions (attach statement)', '88,410'),
  ...row(260, '22', 'Total deductions', '118,410'),
  ...row(272, '23', 'Ordinary business income (loss). Subtract line 22 from line 8', '384,540'),
  [480, 764, 'Form 1065 (2024)'],
]

const lastPage = (ordinary: string): readonly Placed[] => [
  [36, 30, 'Form 1065 (2024)'],
  [540, 30, 'Page 6'],
  [36, 46, 'Schedule K'],
  [100, 46, 'Partners’ Distributive Share Items'],
  ...row(60, '1', 'Ordinary business income (loss) (page 1, line 23)', ordinary),
  ...row(72, '5', 'Interest income', '812'),
  ...row(84, '19a', 'Distributions of cash and marketable securities', '75,000'),
  [36, 108, 'Schedule L'],
  [100, 108, 'Balance Sheets per Books'],
  [305, 120, '(a)'],
  [375, 120, '(b)'],
  [445, 120, '(c)'],
  [535, 120, '(d)'],
  ...asset(132, '1', 'Cash', '40,100', '48,210'),
  ...asset(144, '14', 'Total assets', '40,100', '48,210'),
  ...asset(156, '16', 'Mortgages, notes, bonds payable in less than 1 year', '9,000', '12,500'),
  ...asset(168, '21', 'Partners’ capital accounts', '31,100', '35,710'),
  ...asset(180, '22', 'Total liabilities and capital', '40,100', '48,210'),
  [36, 204, 'Schedule M-1'],
  [100, 204, 'Reconciliation of Income (Loss) per Books With Income (Loss) per Return'],
  ...item(40, 216, '1', 'Net income (loss) per books', '190,000'),
  ...item(40, 228, '4', 'Expenses recorded on books this year', ''),
  ...item(46, 240, 'a', 'Depreciation', ''),
  ...item(46, 252, 'b', 'Travel and entertainment', ''),
  [150, 252, '$'],
  endingAt(215, 252, '2,150'),
  endingAt(300, 252, '2,150'),
  ...item(40, 264, '5', 'Add lines 1 through 4', '192,150'),
  ...item(312, 216, '7', 'Deductions included on Schedule K', '3,100'),
  ...item(312, 228, '8', 'Add lines 6 and 7', '3,100'),
  ...item(312, 240, '9', 'Income (loss). Subtract line 8 from line 5', '189,050'),
  [36, 288, 'Schedule M-2'],
  [100, 288, 'Analysis of Partners’ Capital Accounts'],
  ...item(40, 300, '1', 'Balance at beginning of year', '31,100'),
  ...item(312, 300, '6', 'Distributions: a Cash', ''),
]

const read = (...pages: Page[]) => understand(pages)
const documentOf = (ordinary = '384,540') =>
  read(formPage(FIRST_PAGE), formPage(lastPage(ordinary), { number: 2 })).documents[0]!
const valuesOf = (ordinary?: string) =>
  Object.fromEntries(Object.entries(documentOf(ordinary).fields).map(([name, { value }]) => [name, value]))

test('the pages of a partnership’s return are one document', () => {
  const { documents, otherPages } = read(formPage(FIRST_PAGE), formPage(lastPage('384,540'), { number: 2 }))
  expect(documents.map(({ form, pageStart, pageEnd }) => [form, pageStart, pageEnd])).toEqual([['1065', 1, 2]])
  expect(otherPages).toEqual([])
})

test('lines of each schedule are named after it; of the balance sheet, the end of the year counts', () => {
  expect(valuesOf()).toMatchObject({
    tax_year: '2024',
    business_name: 'Quarry Road Partners LP',
    employer_ein: '84-1234567',
    line_7: '3450.00',
    line_16c: '30000.00',
    schedule_k_line_1: '384540.00',
    schedule_k_line_19a: '75000.00',
    schedule_l_line_1_d: '48210.00',
    schedule_l_line_16_d: '12500.00',
    schedule_m1_line_1: '190000.00',
    schedule_m2_line_1: '31100.00',
  })
  expect(Object.keys(valuesOf()).filter((name) => /_[abc]$/.test(name))).toEqual([])
})

test('an itemised amount is that of its letter, the one at the right of the list that of the whole line', () => {
  expect(valuesOf()).toMatchObject({ schedule_m1_line_4b: '2150.00', schedule_m1_line_4: '2150.00' })
  expect(valuesOf()).toMatchObject({ schedule_m1_line_5: '192150.00', schedule_m1_line_9: '189050.00' })
})

test('entries are what Form 1084 asks for', () => {
  const entries = documentOf().entries.map(({ category, description, amount }) => [category, description, amount])
  expect(entries).toEqual([
    ['subtraction', 'Line 7: Other income (loss)', 345_000n],
    ['add_back', 'Line 16c: Depreciation', 3_000_000n],
    ['subtraction', 'Schedule L line 16 d: Notes payable in less than 1 year', 1_250_000n],
    ['subtraction', 'Schedule M-1 line 4b: Travel and entertainment, meals', 215_000n],
  ])
})

test('a partner’s share of them enters the month: (192,270 + (30,000 − 3,450 − 12,500 − 2,150) × 50 %) / 12 = 16,518.33', () => {
  const share = {
    document: {
      ...{ id: 'k1', documentType: 'tax_return' as const, form: 'schedule_k1' as const, checks: [] },
      fields: {
        ...{ tax_year: '2024', taxpayer_name: 'Jane Doe', business_name: 'Quarry Road Partners LP' },
        ...{ business_ein: '84-1234567', capital_share_percent: '50', line_1: '192270.00', line_19_a: '250000.00' },
      },
    },
    entries: [
      {
        ...{ id: 'k1/1', documentId: 'k1', description: 'Line 1: Ordinary business income (loss)', category: 'income' },
        ...{ direction: 'credit' as const, amount: 19_227_000n, date: null, ytdAmount: null, balance: null },
        ...{ hours: null, rate: null },
      },
    ],
  }
  expect(incomeOfForms([documentOf()], [share]).monthly).toBe('16518.33')
})

test('sums hold within a schedule and between them', () => {
  const statuses = (ordinary?: string) =>
    Object.fromEntries(documentOf(ordinary).checks.map(({ name, status }) => [name, status]))
  expect(statuses()).toMatchObject({
    business_income_sum: 'passed',
    business_deductions_sum: 'passed',
    ordinary_business_income: 'passed',
    income_on_schedule_k: 'passed',
    total_assets: 'passed',
    balance_sheet: 'passed',
    schedule_m1_additions: 'passed',
    schedule_m1_income: 'passed',
  })
  expect(statuses('384,450')).toMatchObject({ income_on_schedule_k: 'warning' })
  const check = documentOf('384,450').checks.find(({ name }) => name === 'income_on_schedule_k')
  expect(check?.message).toBe('Line 23 is 384,540.00, but line 1 of Schedule K is 384,450.00.')
})
