import type { ExtractedDocument } from '../../model/document.ts'
import type { Page } from '../../model/page.ts'
import { pageFromText } from '../../model/testing.ts'
import { ANNA, BORIS, officialForm, substituteForm, type Printed } from './forms.testing.ts'
import { w2 } from './w2.ts'

const read = (...pages: Page[]) =>
  w2.read(
    pages.flatMap((page) => {
      const claim = w2.recognise(page)
      return claim ? [{ page, claim }] : []
    }),
  )
const readText = (text: string, made?: Parameters<typeof pageFromText>[1]) => read(pageFromText(text, made))
const valuesOf = (document: ExtractedDocument) =>
  Object.fromEntries(Object.entries(document.fields).map(([name, field]) => [name, field.value]))
const statusOf = (document: ExtractedDocument, name: string) => document.checks.find((c) => c.name === name)?.status

const ANNAS_FIELDS = {
  tax_year: '2023',
  employer_name: 'HARBOR FREIGHT LINES LLC',
  employer_ein: '12-3456789',
  employee_name: 'Anna B Keller',
  employee_ssn_last4: '7788',
  box_1: '52000.00',
  box_2: '6100.40',
  box_3: '55000.00',
  box_4: '3410.00',
  box_5: '55000.00',
  box_6: '797.50',
  box_12a: 'D 3000.00',
  box_15_state_1: 'OH',
  box_15_id_1: '52-1234567',
  box_16_1: '52000.00',
  box_17_1: '1820.11',
}

test('the boxes of the official form', () => {
  const [document] = readText(officialForm(ANNA))
  expect(valuesOf(document!)).toEqual({ ...ANNAS_FIELDS, box_13_retirement_plan: 'X' })
  expect(document!.confidence).toBeGreaterThanOrEqual(0.9)
})

test('a substitute form with other order, wording and stacked states', () => {
  const [document] = readText(substituteForm(ANNA))
  expect(valuesOf(document!)).toEqual(ANNAS_FIELDS)
})

test('the number at the end of a label of two lines is not an amount', () => {
  const [document] = readText(officialForm({ ...ANNA, '12a': '12' }))
  expect(document!.fields).not.toHaveProperty('box_12a')
})

test("a state's wages close behind its number, in one cell of both, are wages", () => {
  const apart = `${'52-1234567'.padEnd(28)}52,000.00`
  const [document] = readText(officialForm(ANNA).replace(apart, '52-1234567 52,000.00'.padEnd(apart.length)))
  expect(valuesOf(document!)).toMatchObject({ box_15_id_1: '52-1234567', box_16_1: '52000.00', box_17_1: '1820.11' })
})

test('wages are one credit, withholdings are debits', () => {
  const [document] = readText(officialForm(ANNA))
  expect(document!.entries.map(({ direction, amount, category }) => [direction, amount, category])).toEqual([
    ['credit', 55_000_00n, 'wages'],
    ['debit', 6_100_40n, 'withholding'],
    ['debit', 3_410_00n, 'withholding'],
    ['debit', 797_50n, 'withholding'],
    ['debit', 1_820_11n, 'withholding'],
  ])
})

test('copies below each other and beside each other are one document', () => {
  expect(readText(officialForm(ANNA) + '\n\n' + officialForm(ANNA))).toHaveLength(1)
  const [document, ...others] = readText(beside(substituteForm(ANNA), substituteForm(ANNA)))
  expect(others).toEqual([])
  expect(valuesOf(document!)).toEqual(ANNAS_FIELDS)
})

test('what stands beside a copy where others have a neighbour is not its own', () => {
  const summary = `
${' '.repeat(30)}Gross pay        60,000.00
${' '.repeat(30)}Less cafeteria    1,240.00
${' '.repeat(30)}Less 401(k)       3,000.00
${' '.repeat(30)}Reported wages   55,760.00`.repeat(5)
  const four = beside(substituteForm(ANNA), summary) + '\n\n' + beside(substituteForm(ANNA), substituteForm(ANNA))
  const [document, ...others] = readText(four)
  expect(others).toEqual([])
  expect(valuesOf(document!)).toEqual(ANNAS_FIELDS)
  expect(statusOf(document!, 'copies_agree')).toBe('passed')
})

test('a notice beside the form is not part of a name, an ampersand is', () => {
  const lines = officialForm({ ...ANNA, employer: 'HARBOR & SONS LLC' }).split('\n')
  const [document] = readText(
    lines.map((line) => (line.includes('HARBOR &') ? line.padEnd(150) + 'your tax return' : line)).join('\n'),
  )
  const [list] = readText(
    substituteForm({ ...ANNA, employer: `HARBOR & SONS LLC${' '.repeat(60)}on the wages line of` }),
  )
  const [above] = readText(
    substituteForm({ ...ANNA, employer: `${' '.repeat(70)}Enter this amount\nHARBOR & SONS LLC` }),
  )
  expect(above!.fields['employer_name']!.value).toBe('HARBOR & SONS LLC')
  expect(document!.fields['employer_name']!.value).toBe('HARBOR & SONS LLC')
  expect(list!.fields['employer_name']!.value).toBe('HARBOR & SONS LLC')
})

test('the amount right under its label is meant, not a figure of a table beside the form', () => {
  const summary = `
${' '.repeat(20)}Gross pay        60,000.00
${' '.repeat(20)}Less cafeteria    1,240.00
${' '.repeat(20)}Less 401(k)       3,000.00
${' '.repeat(20)}Reported pay     55,760.00`.repeat(3)
  const wages = `\n\n${' '.repeat(37)}State wages, tips, etc.`
  const [document] = readText(beside(substituteForm(ANNA), wages + summary))
  expect(document!.fields['box_16_1']?.value).toBe(ANNAS_FIELDS.box_16_1)
  expect(document!.fields).not.toHaveProperty('box_16_2')
  for (const box of ['box_1', 'box_2', 'box_3', 'box_4', 'box_5', 'box_6'] as const) {
    expect(document!.fields[box]!.value).toBe(ANNAS_FIELDS[box])
    expect(document!.fields[box]!.confidence).toBeGreaterThanOrEqual(0.9)
  }
})

test('different W-2s on one page are kept apart', () => {
  const documents = readText(beside(substituteForm(ANNA), substituteForm(BORIS)))
  expect(documents.map((document) => document.fields['employee_name']?.value)).toEqual(['Anna B Keller', 'Boris Lang'])
  expect(documents.map((document) => document.fields['box_1']?.value)).toEqual(['52000.00', '31250.00'])
})

test('the sheets of one W-2 in different layouts are one document over their pages', () => {
  const [document, ...others] = read(
    pageFromText(officialForm(ANNA), { number: 3 }),
    pageFromText(substituteForm(ANNA), { number: 4 }),
  )
  expect(others).toEqual([])
  expect([document!.pageStart, document!.pageEnd]).toEqual([3, 4])
  expect(statusOf(document!, 'copies_agree')).toBe('passed')
})

test('the same job in two years is two W-2s', () => {
  expect(
    read(pageFromText(officialForm(ANNA)), pageFromText(officialForm({ ...ANNA, year: '2022' }), { number: 2 })),
  ).toHaveLength(2)
})

test('states are numbered in their order, also where they go on on another form', () => {
  const ohio = ANNA.states[0]!
  const states = (...rows: Printed['states'][number][]) => officialForm({ ...ANNA, states: rows })
  const pennsylvania = ['PA', '77-1', '9,000.00', '276.30'] as const
  const [onOne] = readText(states(ohio, pennsylvania))
  const [onTwo] = read(pageFromText(states(ohio)), pageFromText(states(pennsylvania), { number: 2 }))
  for (const document of [onOne!, onTwo!]) {
    expect(valuesOf(document)).toMatchObject({
      box_15_state_1: 'OH',
      box_15_state_2: 'PA',
      box_16_2: '9000.00',
      box_17_2: '276.30',
    })
  }
})

test('copies that differ in an amount are marked', () => {
  const altered = officialForm({ ...ANNA, 1: '92,000.00' })
  const [document, ...others] = readText(officialForm(ANNA) + '\n\n' + altered)
  expect(others).toEqual([])
  expect(statusOf(document!, 'copies_agree')).toBe('failed')
  expect(document!.fields['box_1']!.confidence).toBeLessThan(0.9)
})

test('an amount that two copies show alike is surer than one that OCR read once, and doubtfully read it is not relied on', () => {
  const scan = { source: 'ocr', confidence: 0.97 } as const
  const [once] = readText(officialForm(ANNA), scan)
  const [twice] = readText(officialForm(ANNA) + '\n\n' + officialForm(ANNA), scan)
  const [doubtfully] = readText(officialForm(ANNA), { ...scan, confidence: 0.75 })
  expect(once!.fields['box_2']!.confidence).toBeLessThan(twice!.fields['box_2']!.confidence)
  expect(doubtfully!.fields['box_2']!.confidence).toBeLessThan(0.9)
})

test('what OCR doubts in every copy alike is not confirmed by their agreement', () => {
  const sheet = officialForm(ANNA) + '\n\n' + officialForm(ANNA)
  const [document] = readText(sheet, { source: 'ocr', confidence: 0.7 })
  expect(document!.fields['employer_name']!.confidence).toBeLessThan(0.9)
  const [surely] = readText(sheet, { source: 'ocr', confidence: 0.9 })
  expect(surely!.fields['employer_name']!.confidence).toBeGreaterThan(0.9)
})

test('where copies read by OCR differ, neither reading is relied on', () => {
  const misread = officialForm({ ...ANNA, 2: '5,100.40' })
  const [document] = readText(officialForm(ANNA) + '\n\n' + misread, { source: 'ocr', confidence: 0.97 })
  expect(document!.fields['box_2']!.confidence).toBeLessThan(0.5)
  expect(statusOf(document!, 'copies_agree')).toBe('failed')
})

test('a copy on which the code of an item of box 12 was not read says nothing against another that has it', () => {
  const scan = { source: 'ocr', confidence: 0.97 } as const
  const copies = [officialForm({ ...ANNA, '12a': 'D 3,000.00' }), officialForm({ ...ANNA, '12a': '3,000.00' })]
  const [document] = readText(copies.join('\n\n'), scan)
  expect(document!.fields['box_12a']).toMatchObject({ value: 'D 3000.00', confidence: 0.93 })
})

test('Copy A, which is sent in with Form W-3, is a W-2; Form W-3 is not', () => {
  const sent =
    'Copy A For Social Security Administration. Send this entire page with Form W-3 to the Social Security Administration'
  expect(readText(`${officialForm(ANNA)}\n${sent}`)).toHaveLength(1)
  expect(readText(`${officialForm(ANNA)}\nForm W-3 Transmittal of Wage and Tax Statements`)).toEqual([])
  const wrapped =
    'Copy A For Social Security Administration. Send this entire page with\nForm W-3 to the Social Security Administration'
  expect(readText(`${officialForm(ANNA)}\n${wrapped}`)).toHaveLength(1)
})

test('figures that cannot be made out are failed, not left out', () => {
  const [document] = readText(officialForm({ ...ANNA, 2: '6.1O0,4O7' }), { source: 'ocr', confidence: 0.6 })
  expect(document!.fields['box_2']).toBeUndefined()
  expect(statusOf(document!, 'amounts_read')).toBe('failed')
})

test('taxes that are not the statutory share of the wages are warned of, never failed', () => {
  const [document] = readText(officialForm({ ...ANNA, 4: '4,000.00', 6: '100.00', ein: '4963147952' }))
  for (const name of ['social_security_rate', 'medicare_rate', 'ein_format'])
    expect(statusOf(document!, name)).toBe('warning')
  expect(document!.checks.filter((check) => check.status === 'failed')).toEqual([])
})

test('social security wages above the base of the year are warned of', () => {
  const [document] = readText(officialForm({ ...ANNA, 3: '160,200.01' }))
  expect(statusOf(document!, 'social_security_wage_base')).toBe('warning')
})

test('the social security number leaves as its last four digits only', () => {
  const [document] = readText(officialForm(ANNA))
  expect(
    JSON.stringify(document, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toMatch(/412-?55/)
})

test('wages that leave no room for the deferred pay in box 12 are warned of', () => {
  const deferrals = (wages: string) =>
    statusOf(readText(officialForm({ ...ANNA, 1: wages }))[0]!, 'deferrals_within_medicare_wages')
  expect(deferrals('52,000.00')).toBe('passed')
  expect(deferrals('55,000.00')).toBe('warning')
  const [boris] = readText(officialForm(BORIS))
  expect(statusOf(boris!, 'deferrals_within_medicare_wages')).toBe('not_applicable')
})

test('a W-2 without wages is failed, a form nobody has filled in is no W-2', () => {
  const blank = {
    ssn: '',
    ein: '',
    employer: '',
    employee: '',
    1: '',
    2: '',
    3: '',
    4: '',
    5: '',
    6: '',
    '12a': '',
    states: [],
  }
  const filledIn = /18 Canal Street|Dayton OH 45402|77 Hill Road|Troy OH 45373| X /g
  const nameless = officialForm({ ...ANNA, ...blank }).replace(filledIn, (text) => ' '.repeat(text.length))
  expect(readText(nameless)).toEqual([])
  const [document] = readText(officialForm({ ...ANNA, ...blank, employee: ANNA.employee, employer: ANNA.employer }))
  expect(statusOf(document!, 'wages_read')).toBe('failed')
})

test.each([
  ['a correction', 'Form W-2c Corrected Wage and Tax Statement\n' + officialForm(ANNA)],
  [
    'instructions',
    `Instructions for Employee
Box 1. Enter this amount on the wages line of your tax return.
Box 2. Enter this amount on the federal income tax withheld line of your tax return.
Box 5. You may be required to report this amount on Form 8959. See the Form 1040 instructions.
Box 6. This amount includes the 1.45% Medicare Tax withheld on all Medicare wages and tips shown in box 5.
Box 8. This amount is not included in box 1, 3, 5, or 7. For information on social security wages see the instructions.`,
  ],
  [
    'a sheet of instructions in two columns, with an amount,',
    `                                                     Box 6. This amount includes the 1.45% Medicare Tax withheld on
Notice to Employee                                   all Medicare wages and tips shown in box 5, as well as the 0.9%
Even if you do not have to file a tax return,        Additional Medicare Tax on any of those Medicare wages and tips
you may be eligible for a refund if box 2 shows      above $200,000.
an amount.                                           Box 10. This amount includes the total dependent care benefits.
Instructions for Employee                            Any amount over $5,000 is also included in box 1.
Box 1. Enter this amount on the wages line.
Box 2. Enter this amount on the federal income tax withheld line of your tax return.
Box 5. You may be required to report this amount on Form 8959. See the instructions.
Box 3. Social security wages are in this box.`,
  ],
  [
    'a sheet of instructions, with a label of box c in one of them,',
    `Instructions for Employee
Box 1. Enter this amount on the wages line.             E  Elective deferrals under a section 403(b) agreement
Box 2. Enter this amount on the federal income tax withheld line of your tax return.
Box 5. You may be required to report this amount on Form 8959.
Box 6. This amount includes the 1.45% Medicare tax withheld on all
Medicare wages and tips shown in box 5, as well as the 0.9%
Additional Medicare Tax on any of those Medicare wages and tips
above $200,000.
Box 10. This amount includes the total dependent care benefits that     Employer name, address and zip code
your employer paid to you                                               or incurred on your behalf. Social security wages`,
  ],
])('%s is no W-2', (_, text) => {
  for (const source of ['text_layer', 'ocr'] as const) {
    expect(w2.recognise(pageFromText(text, { source, confidence: source === 'ocr' ? 0.93 : 1 }))).toBeNull()
  }
})

const correction = `
Form W-2c Corrected Wage and Tax Statement            c Tax year/Form corrected 2022 / W-2
Previously reported                                   Correct information
1  Wages, tips, other compensation  38,104.20         1  Wages, tips, other compensation  38,604.20
3  Social security wages            38,104.20         3  Social security wages            38,604.20`

test('a control number that ends in W2C is no title of a correction', () => {
  const [document] = readText(`d  Control number  000412 R7K/W2C\n${officialForm(ANNA)}`)
  expect(valuesOf(document!)).toMatchObject(ANNAS_FIELDS)
})

test.each([
  ['a correction of another year', correction],
  ['a notice that tells of one', '\nAsk your employer for Form W-2c where your name or number is wrong.'],
])('a W-2 above %s is read', (_, below) => {
  const [document, ...others] = readText(officialForm(ANNA) + below)
  expect(valuesOf(document!)).toMatchObject(ANNAS_FIELDS)
  expect(others).toEqual([])
})

test.each(['MAIN STREET', 'N4410 COUNTY RD B', 'RURAL ROUTE 2', 'E8800 STATE HWY 56'])(
  'a street that begins with letters is not a second line of the name: %s',
  (street) => {
    for (const form of [officialForm(ANNA), substituteForm(ANNA)]) {
      const [document] = readText(form.replace('18 Canal Street'.padEnd(street.length), street.padEnd(15)))
      expect(document!.fields['employer_name']!.value).toBe('HARBOR FREIGHT LINES LLC')
    }
  },
)

test('a name of two lines above the city is whole', () => {
  const [document] = readText(substituteForm(ANNA).replace('18 Canal Street', 'OF GREATER DAYTON'))
  expect(document!.fields['employer_name']!.value).toBe('HARBOR FREIGHT LINES LLC OF GREATER DAYTON')
})

test('what is filled into form fields is read', () => {
  const page = pageFromText(officialForm({ ...ANNA, 1: '', employer: '' }))
  const at = (label: string) => page.words.find((word) => word.text === label)!.box
  const wages = at('Wages,')
  const employer = at("Employer's")
  const formFields: Page['formFields'] = [
    { name: 'f1', kind: 'text', value: '52,000.00', box: [wages[0], wages[3], wages[0] + 120, wages[3] + 13] },
    {
      name: 'f2',
      kind: 'text',
      value: 'Harbor Lines Inc',
      box: [employer[0], employer[3], employer[0] + 250, employer[3] + 13],
    },
  ]
  const [document] = read({ ...page, formFields })
  expect(document!.fields['box_1']?.value).toBe('52000.00')
  expect(document!.fields['employer_name']?.value).toBe('Harbor Lines Inc')
})

function beside(a: string, b: string): string {
  const right = b.split('\n')
  return a
    .split('\n')
    .map((line, i) => line.padEnd(72) + (right[i] ?? ''))
    .join('\n')
}

test.each([
  ['Ww', 'W'],
  ['Dd', 'D'],
  ['DD', 'DD'],
  ['w', 'W'],
  ['©', 'C'],
])('a code of box 12 read as "%s" is %s; one read twice is not certain', (read, code) => {
  const [document] = readText(officialForm({ ...ANNA, '12a': `${read} 3,000.00` }), { source: 'ocr', confidence: 0.97 })
  expect(document!.fields['box_12a']!.value).toBe(`${code} 3000.00`)
  expect(document!.fields['box_12a']!.confidence < 0.9 || read === code).toBe(true)
})

test('a summary of the year beside the copies names their boxes and is not a copy', () => {
  const summary = `
2023 W-2 and EARNINGS SUMMARY

Gross Pay    55,000.00        Social Security          State Income Tax
                              Tax Withheld              Box 17 of W-2
Fed. Income                   Box 4 of W-2
Tax Withheld                  Medicare Tax
Box 2 of W-2                  Withheld

          Wages, Tips, other  Social Security  Medicare   State Wages,
          Compensation        Wages            Wages      Tips, Etc.
          Box 1 of W-2        Box 3 of W-2     Box 5      Box 16
Reported  52,000.00           55,000.00        55,000.00  52,000.00

ANNA B KELLER
77 HILL ROAD
TROY OH 45373`
  const form = substituteForm(ANNA).replace(
    "Employer's name, address, and ZIP code",
    "Employer's name, address, and ZIP code               Employer use only",
  )
  const quarters = `${beside(summary, form)}\n\n\n\n\n${beside(form, form)}`
  const documents = readText(quarters)
  expect(documents).toHaveLength(1)
  expect(documents[0]!.fields['box_16_1']!.value).toBe('52000.00')
  expect(documents[0]!.fields['box_16_2']).toBeUndefined()
  expect(documents[0]!.checks.filter(({ status }) => status === 'failed')).toEqual([])
})

test('a summary beside the one copy of a page, whose labels have numbers, is not part of it', () => {
  const summary = `
2023 W-2 and EARNINGS SUMMARY

Gross Pay    55,000.00        Social Security          State Income Tax
                              Tax Withheld              Box 17 of W-2
Fed. Income                   Box 4 of W-2
Tax Withheld                  Medicare Tax
Box 2 of W-2                  Withheld

          Wages, Tips, other  Social Security  Medicare   State Wages,
          Compensation        Wages            Wages      Tips, Etc.
          Box 1 of W-2        Box 3 of W-2     Box 5      Box 16
Gross     55,100.00           55,100.00        55,100.00  55,100.00
Reported  52,000.00           55,000.00        55,000.00  52,000.00`
  const page = beside(summary + '\n'.repeat(20), officialForm(ANNA))
  for (const documents of [readText(page), readText(page, { source: 'ocr', confidence: 0.97 })]) {
    expect(documents).toHaveLength(1)
    expect(valuesOf(documents[0]!)).toEqual({ ...ANNAS_FIELDS, box_13_retirement_plan: 'X' })
  }
})

test("an agent's line under the employer's name, with a label of its own, is not part of it", () => {
  const [document] = readText(
    substituteForm(ANNA).replace('18 Canal Street', 'PEO: KEYSTONE HR SERVICES\n18 Canal Street'),
  )
  expect(document!.fields['employer_name']!.value).toBe('HARBOR FREIGHT LINES LLC')
})

test('a summary to the right of the copy begins where its text does, and names the employee once more', () => {
  const summary = `
2023 W-2 and EARNINGS SUMMARY
This summary is included with your W-2 to help
describe portions in more detail.
               Wages, Tips, other  Social Security  Medicare
               Compensation        Wages            Wages
               Box 1 of W-2        Box 3 of W-2     Box 5 of W-2
Gross Pay      56,000.00           56,000.00        56,000.00
Less Cafe 125   1,000.00            1,000.00         1,000.00
Reported Wages 52,000.00           55,000.00        55,000.00

2. Employee Name and Address.
ANNA B KELLER
77 HILL ROAD
TROY OH 45373`
  const wide = officialForm(ANNA).replace(/^.*$/gm, (line) => line.padEnd(156))
  const documents = readText(beside(wide, summary))
  expect(documents).toHaveLength(1)
  expect(valuesOf(documents[0]!)).toEqual({ ...ANNAS_FIELDS, box_13_retirement_plan: 'X' })
})

test("an office of the employer's under its name is not part of it", () => {
  const [document] = readText(substituteForm(ANNA).replace('18 Canal Street', 'PAYROLL OFFICE\n18 Canal Street'))
  expect(document!.fields['employer_name']!.value).toBe('HARBOR FREIGHT LINES LLC')
})
