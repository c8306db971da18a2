import type { ExtractedDocument } from '../../model/document.ts'
import type { Page } from '../../model/page.ts'
import { taxReturn } from './tax-return.ts'
import { endingAt, field, formPage, checkbox, type Placed } from '../../forms/testing.ts'
import { onLine, return2024, ROW } from './testing-forms.ts'

const read = (...pages: Page[]): ExtractedDocument[] =>
  taxReturn.read(
    pages.flatMap((page) => [taxReturn.recognise(page)].flatMap((claim) => (claim ? [{ page, claim }] : []))),
  )

const values = (document: ExtractedDocument | undefined) =>
  Object.fromEntries(Object.entries(document?.fields ?? {}).map(([name, { value }]) => [name, value]))

const FILLED: readonly Placed[] = [
  [44, 95, 'Maria L'],
  [246, 95, 'Ortega'],
  [476, 95, '412-55-9871'],
  [104, 204, 'X'],
  onLine('1a', '52,100.'),
  onLine('1z', '52,100.'),
  endingAt(322, ROW['2b'], '40.'),
  onLine('2b', '310.'),
  onLine('7', '-1,500.'),
  onLine('9', '50,910.'),
  onLine('10', '410.'),
  onLine('11', '50,500.'),
]

test('a flattened return is read line by line', () => {
  const [document] = read(return2024(FILLED))
  expect(document).toMatchObject({ form: '1040', pageStart: 1, pageEnd: 1, textSource: 'text_layer' })
  expect(values(document)).toEqual({
    tax_year: '2024',
    taxpayer_name: 'Maria L Ortega',
    taxpayer_ssn_last4: '9871',
    filing_status: 'single',
    line_1a: '52100.00',
    line_1z: '52100.00',
    line_2a: '40.00',
    line_2b: '310.00',
    line_7: '-1500.00',
    line_9: '50910.00',
    line_10: '410.00',
    line_11: '50500.00',
  })
})

test('a fillable return is read from its fields, whatever they are called', () => {
  const formFields = [
    field(36, 95, 'Maria L', 200),
    field(239, 95, 'Ortega', 228),
    field(469, 95, '412559871', 107),
    checkbox(103, 204, ''),
    checkbox(103, 216, '2'),
    checkbox(103, 228, ''),
    field(504, ROW['1a'], '52100'),
    field(252, ROW['2b'], '40'),
    field(504, ROW['3b'], ''),
    field(504, ROW['7'], '(1,500)'),
  ]
  expect(values(read(return2024([], { formFields }))[0])).toEqual({
    tax_year: '2024',
    taxpayer_name: 'Maria L Ortega',
    taxpayer_ssn_last4: '9871',
    filing_status: 'married_filing_jointly',
    line_1a: '52100.00',
    line_2a: '40.00',
    line_7: '-1500.00',
  })
})

test('no more of a social security number leaves than its last four digits', () => {
  const [document] = read(return2024(FILLED))
  const { fields, entries, checks } = document!
  const texts = [
    ...Object.values(fields).flatMap(({ value, raw }) => [value, raw]),
    ...entries.map((e) => e.description),
  ]
  const said = [...texts, ...checks.map((check) => check.message)].join('\n')
  expect(said).toContain('9871')
  expect(said).not.toMatch(/412-|41255|55-9871|559871/)
})

test('every value says where it stands', () => {
  const [document] = read(return2024(FILLED))
  const { box, page, raw } = document!.fields['line_9']!
  expect({ page, raw }).toEqual({ page: 1, raw: '50,910.' })
  expect(box[0]).toBeCloseTo((574 - 28) / 612, 3)
  expect(box[1]).toBeCloseTo((ROW['9'] - 4) / 792, 3)
})

test('income lines are entries, sums are not, and a loss is a debit', () => {
  const [document] = read(return2024(FILLED))
  expect(document!.entries.map(({ direction, amount, category }) => [direction, amount, category])).toEqual([
    ['credit', 5_210_000n, 'income'],
    ['credit', 4_000n, 'income'],
    ['credit', 31_000n, 'income'],
    ['debit', 150_000n, 'loss'],
  ])
})

test('sums that hold pass, a sum that does not is a warning in a text layer and condemns a scan', () => {
  const status = (page: Page) => read(page)[0]!.checks.find(({ name }) => name === 'total_income_sum')!.status
  const wrong = FILLED.map((text) => (text[2] === '50,910.' ? onLine('9', '59,910.') : text))
  expect(status(return2024(FILLED))).toBe('passed')
  expect(status(return2024(wrong))).toBe('warning')
  expect(status(return2024(wrong, { source: 'ocr' }))).toBe('failed')
})

test('of a scan only amounts that a sum vouches for are certain', () => {
  const { fields } = read(return2024(FILLED, { source: 'ocr' }))[0]!
  expect(fields['line_2b']!.confidence).toBeGreaterThan(0.95)
  expect(fields['line_2a']!.confidence).toBeLessThan(0.95)
  expect(fields['taxpayer_name']!.confidence).toBeLessThan(0.95)
})

test('a scan’s line is found by its wording where the number beside the box was not read', () => {
  const page = return2024(FILLED, { source: 'ocr' })
  const words = page.words.filter((word) => !(word.text === '9' || word.text === '7'))
  expect(values(read({ ...page, words })[0])).toMatchObject({ line_7: '-1500.00', line_9: '50910.00' })
})

test('a blank form is recognised as blank', () => {
  const [document] = read(return2024())
  expect(values(document)).toEqual({ tax_year: '2024' })
  expect(document!.entries).toEqual([])
  expect(document!.checks).toContainEqual(expect.objectContaining({ name: 'blank_form', status: 'warning' }))
})

test('pages of one form find together over pages between them', () => {
  const second = formPage(
    [
      [36, 29, 'Form 1040 (2024)'],
      [552, 29, 'Page 2'],
      ...[16, 17, 18].flatMap((line, i): Placed[] => [
        [92, 44 + 12 * i, String(line)],
        [115, 44 + 12 * i, 'Amount of tax'],
        [489, 44 + 12 * i, String(line)],
        endingAt(574, 44 + 12 * i, `${line}00`),
      ]),
    ],
    { number: 3 },
  )
  const between = formPage([[40, 40, 'Form 8995 Qualified Business Income']], { number: 2 })
  const documents = read(second, between, return2024(FILLED, { number: 5 }))
  expect(documents).toHaveLength(1)
  expect(documents[0]).toMatchObject({ pageStart: 3, pageEnd: 5 })
  expect(values(documents[0])).toMatchObject({ line_1a: '52100.00', line_17: '1700.00' })
})

test.each(['Dear Ms. Hollowell:', 'To whom it may concern,', 'Enclosed are the papers you asked for.', 'Sincerely,'])(
  'a letter that names forms as their feet do is not claimed: %s',
  (phrase) => {
    const named: Placed = [40, 60, 'Form 1040 (2024) and Schedule C (Form 1040) 2024']
    expect(taxReturn.recognise(formPage([[40, 40, 'Hollis CPAs'], named]))).not.toBeNull()
    expect(taxReturn.recognise(formPage([[40, 40, phrase], named]))).toBeNull()
  },
)

test('the second page of a schedule is known by its mark alone', () => {
  for (const head of ['Schedule C (Form 1040) 2024', 'Schedule C (Form 1040) Page 2'])
    expect(taxReturn.recognise(formPage([[40, 40, head]]))).toMatchObject({ form: 'schedule_c' })
})

test('the second page of a return is known by its mark, whose small print lost letters to a scan', () => {
  for (const foot of ['Form 1040 (2018)', 'Fom 1040 (2018)', 'rom 1040 (2018)'])
    expect(taxReturn.recognise(formPage([[549, 760, foot]], { source: 'ocr' }))).toMatchObject({ form: '1040' })
})

test.each([
  ['an amended return', '1040-X', 'Form 1040-X (Rev. February 2024) Amended U.S. Individual Income Tax Return'],
  ['a nonresident’s return', '1040-NR', 'Form 1040-NR (2024) U.S. Nonresident Alien Income Tax Return'],
  [
    'a state’s return',
    'IL-1040',
    '2024 Form IL-1040 Individual Income Tax Return Filing Status Line 11 of your Form 1040 or 1040-SR',
  ],
  [
    'a return that names the federal one',
    '540',
    'Form 540 Resident Income Tax Return Filing Status Enter line 11 of Form 1040 or 1040-SR',
  ],
  ['a schedule of another kind', '8812', 'SCHEDULE 8812 (Form 1040) Credits for Qualifying Children'],
  [
    'an extension',
    '4868',
    'Form 4868 Application for Automatic Extension of Time To File U.S. Individual Income Tax Return',
  ],
  ['a worksheet', 'line 16', 'Form 1040 (2024) Qualified Dividends and Capital Gain Tax Worksheet'],
  ['a letter', 'about it', 'Enclosed is your 2024 Form 1040, U.S. Individual Income Tax Return, for your signature.'],
  ['a letter', 'about a schedule', 'I send my W-2, Form 1098, pay stub and Schedule C (Form 1040). Wages: $54,219.05.'],
  ['an acknowledgement', '9325', 'Your return was filed. Form 1040 (2024). Refund 1,204. Provided by Doyle CPAs'],
  ['an invoice', 'a price', 'Preparation of Schedule E (Form 1040) 2024 $95.00'],
  [
    'a form that goes with a schedule',
    '8829',
    'Form 8829 Expenses for Business Use of Your Home Schedule C (Form 1040) OMB No. 1545-0074',
  ],
  ['a form to be filed with one', '8829', 'File only with Schedule C (Form 1040). OMB No. 1545-0074'],
  ['instructions', 'i1040', '2024 Instructions for Schedule C Profit or Loss From Business Form 1040'],
])('%s is not claimed', (_, __, title) => {
  expect(taxReturn.recognise(formPage([[40, 40, title]]))).toBeNull()
})
