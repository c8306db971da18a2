import type { Page } from '../../../model/page.ts'
import { formFlow } from '../../../forms/cell.ts'
import { field, formPage, type Placed } from '../../../forms/testing.ts'
import { return2024 } from '../testing-forms.ts'
import { identityOf } from './identity.ts'
import type { PrintedForm } from '../form/printed-form.ts'

const identityValues = (page: Page, form: PrintedForm = 'schedule_c') =>
  Object.fromEntries(Object.entries(identityOf(form, [formFlow(page)])).map(([name, { value }]) => [name, value]))

const SCHEDULE: readonly Placed[] = [
  [36, 90, 'Name of proprietor'],
  [450, 90, 'Social security number (SSN)'],
  [36, 114, 'A'],
  [46, 114, 'Principal business or profession'],
  [36, 138, 'C'],
  [46, 138, 'Business name. If no separate business name, leave blank.'],
  [36, 162, 'E'],
  [46, 162, 'Business address (including suite or room no.)'],
]

test('name, number and business of a schedule', () => {
  const page = formPage([
    ...SCHEDULE,
    [40, 101, 'Maria L Ortega'],
    [460, 101, '412 55 9871'],
    [50, 149, 'Ortega Plumbing'],
  ])
  expect(identityValues(page)).toEqual({
    taxpayer_name: 'Maria L Ortega',
    taxpayer_ssn_last4: '9871',
    business_name: 'Ortega Plumbing',
  })
})

test.each([
  'Name(s) sh. wn on Form 1040, 1040-SR, or 1040-NR',
  'Name(s) snown on return',
  'Name of propriet r',
  'Name ot propnetor',
])('the name under "%s", small print as a scan reads it', (caption) => {
  const page = formPage([
    [36, 90, caption],
    [450, 90, 'Your social security number'],
    [40, 101, "Marcus O'Malley"],
  ])
  expect(identityValues(page, 'schedule_se')).toMatchObject({ taxpayer_name: "Marcus O'Malley" })
})

test.each([
  ['Your first name and middle initial', 'Last narne'],
  ['Yourfirstname and middle initial', 'Last name'],
  ['Your hrst name and meddle intial', 'Last name'],
])('first and last name under "%s" and "%s", as a scan reads them', (first, last) => {
  const page = formPage([
    [36, 90, first],
    [229, 90, last],
    [450, 90, 'Your social security number'],
    [40, 101, 'Owen'],
    [234, 101, 'Nakamura'],
  ])
  expect(identityValues(page, '1040')).toMatchObject({ taxpayer_name: 'Owen Nakamura' })
})

test('name and number behind their captions on one line', () => {
  const page = formPage([
    [36, 90, 'Name(s) shown on Form 1040, 1040-SR, or 1040-NR: Ottoline Fairweather'],
    [450, 90, 'Your social security number ***-**-7713'],
    [36, 103, 'Part I Additional Income'],
  ])
  expect(identityValues(page, 'schedule_1')).toEqual({
    taxpayer_name: 'Ottoline Fairweather',
    taxpayer_ssn_last4: '7713',
  })
})

test('the title of a part is not a name', () => {
  const page = formPage([
    [36, 90, 'Name(s) shown on return'],
    [36, 103, 'Part I Additional Income'],
  ])
  expect(identityValues(page, 'schedule_1')).toEqual({})
})

test('an identifier is not a name', () => {
  const page = formPage([
    [36, 90, 'Name(s) shown on return'],
    [36, 103, 'XXX-XX-9871'],
  ])
  expect(identityValues(page, 'schedule_1')).not.toHaveProperty('taxpayer_name')
})

test('a name ends where the next column of the page begins', () => {
  const page = formPage([
    [36, 292, 'Name, address, city, state, and ZIP code for partner entered in E'],
    [48, 304, 'Priya DeWitt'],
    [306, 304, '7 Royalties'],
  ])
  expect(identityValues(page, 'k1_1065')).toEqual({ taxpayer_name: 'Priya DeWitt' })
})

test('the beneficiary of a trust, with its fiduciary between the two', () => {
  const page = formPage([
    [36, 138, 'B'],
    [46, 138, 'Estate’s of trusts name'],
    [48, 150, 'Hollis Family Trust'],
    [36, 170, 'C'],
    [46, 170, 'Fiduciary’s name, address, city, state, and ZIP code'],
    [48, 182, 'Marten Trust Company'],
    [36, 240, 'F'],
    [46, 240, 'Beneficiary’s identifying number'],
    [48, 252, '412-55-9871'],
    [36, 270, 'G'],
    [46, 270, 'Beneficiary’s name, address, city, state, and ZIP code'],
    [48, 282, 'Priya DeWitt'],
  ])
  expect(identityValues(page, 'k1_1041')).toEqual({
    taxpayer_name: 'Priya DeWitt',
    taxpayer_ssn_last4: '9871',
    business_name: 'Hollis Family Trust',
  })
})

test('captions whose small print lost letters and commas to a scan', () => {
  const page = formPage([
    [36, 162, 'Corporabon’s name. address, city, state. and ZIP code'],
    [48, 176, 'Lakeside Brewing Inc'],
    [36, 292, 'Sharehoiders name. address, City, state, and ZIP code'],
    [48, 306, 'Priya DeWitt'],
  ])
  expect(identityValues(page, 'k1_1065')).toEqual({
    taxpayer_name: 'Priya DeWitt',
    business_name: 'Lakeside Brewing Inc',
  })
})

test.each([
  ['& HARBOR PARTNERSHIP', 'Lakeside Brewing & HARBOR PARTNERSHIP'],
  ['77 Pier Road', 'Lakeside Brewing'],
  ['Salem MA 01970', 'Lakeside Brewing'],
])('the name of a partnership above "%s"', (below, name) => {
  const page = formPage([
    [36, 162, 'Partnership’s name, address, city, state, and ZIP code'],
    [48, 176, 'Lakeside Brewing'],
    [48, 188, below],
  ])
  expect(identityValues(page, 'k1_1065')).toEqual({ business_name: name })
})

test('an amount typed into a box beside is not a name', () => {
  const page = formPage(
    [
      [36, 162, 'Corporation’s name, address, city, state, and ZIP code'],
      [48, 176, 'Lakeside Brewing Inc'],
      [306, 168, '4 Interest income'],
    ],
    { formFields: [field(302, 178, '698', 130)] },
  )
  expect(identityValues(page, 'k1_1065')).toEqual({ business_name: 'Lakeside Brewing Inc' })
})

test("a partner's number below a caption of two lines, some of its digits hidden", () => {
  const page = formPage([
    [38, 250, 'E'],
    [46, 250, 'Partner’s SSN or TIN (Do not use TIN of a disregarded'],
    [38, 259, 'entity. See instructions.)'],
    [38, 269, '007-XX-3120'],
  ])
  expect(identityValues(page, 'k1_1065')).toEqual({ taxpayer_ssn_last4: '3120' })
})

test('the name of a shareholder under the letter and number of its item, below a caption of two lines', () => {
  const page = formPage([
    [38, 292, 'F1'],
    [56, 292, 'Shareholder’s name, address, city, state, and ZIP code. See'],
    [38, 301, 'instructions.'],
    [38, 312, 'Henrietta Voss'],
  ])
  expect(identityValues(page, 'k1_1065')).toEqual({ taxpayer_name: 'Henrietta Voss' })
})

test('a business name that begins under the letter of its item', () => {
  const page = formPage([
    [38, 138, 'C'],
    [66, 138, 'Busmess name. If no separate business name, leave blank.'],
    [37, 149, 'Copper Hearth Bakery'],
  ])
  expect(identityValues(page)).toEqual({ business_name: 'Copper Hearth Bakery' })
})

test("the partner's name at the foot of its box, above the address", () => {
  const page = formPage([
    [36, 162, 'Partnership’s name, address, city, state, and ZIP code'],
    [48, 185, 'Lakeside Brewing LLP'],
    [48, 195, '4 Dock Street'],
    [36, 292, 'Name, address, city, state, and ZIP code for partner entered in E'],
    [296, 306, '8'],
    [306, 306, 'Net short-term capital gain (loss)'],
    [48, 315, 'Priya DeWitt'],
    [48, 325, '9 High Street'],
    [36, 355, 'G'],
    [46, 355, 'General partner or LLC member-manager'],
  ])
  expect(identityValues(page, 'k1_1065')).toEqual({
    taxpayer_name: 'Priya DeWitt',
    business_name: 'Lakeside Brewing LLP',
  })
})

test.each(['Employer ID number (EIN)', 'Enter code from instructions', 'Business address'])(
  'a blank box above the item "%s" has no name in it',
  (caption) => {
    const page = formPage([
      [36, 138, 'C'],
      [46, 138, 'Business name. If no separate business name, leave blank.'],
      [36, 149, 'D'],
      [46, 149, caption],
    ])
    expect(identityValues(page)).toEqual({})
  },
)

test('what is blank stays blank, though something stands further below', () => {
  const page = formPage([...SCHEDULE, [50, 173, '12 Main Street']], {
    formFields: [field(36, 101, '', 400), field(36, 149, '', 400), field(36, 173, '12 Main Street', 400)],
  })
  expect(identityValues(page)).toEqual({})
})

test.each(['412-55-9871', '412559871', 'XXX-XX-9871', '***-**-9871'])('the last four digits of %s', (number) => {
  const page = formPage([...SCHEDULE, [460, 101, number]])
  expect(identityOf('schedule_c', [formFlow(page)])['taxpayer_ssn_last4']).toMatchObject({
    value: '9871',
    raw: '***-**-9871',
  })
})

test.each(['12-3456789', '4125598712', '2024'])('%s is not a social security number', (number) => {
  expect(identityValues(formPage([...SCHEDULE, [460, 101, number]]))).toEqual({})
})

test('the name in the running head of a later page', () => {
  const page = formPage([
    [33, 124, 'Form 1040 (2018)'],
    [150, 124, 'Maria Ortega'],
    [480, 124, '412-55-9871'],
    [560, 124, 'Page 2'],
  ])
  expect(identityValues(page, '1040')).toEqual({ taxpayer_name: 'Maria Ortega', taxpayer_ssn_last4: '9871' })
})

test.each([
  ['single', [104, 204]],
  ['head_of_household', [371, 204]],
  ['married_filing_jointly', [104, 216]],
  ['married_filing_separately', [104, 228]],
  ['qualifying_surviving_spouse', [371, 228]],
] as const)('filing status %s by the cross before it', (status, [x, y]) => {
  expect(identityValues(return2024([[x, y, 'X']]), '1040')).toEqual({ filing_status: status })
})

test.each([
  ['Marned filing jomtly', 'married_filing_jointly'],
  ['Marmed fling separately (MFS)', 'married_filing_separately'],
])('the cross before "%s", small print as a scan reads it', (caption, status) => {
  const page = formPage([
    [36, 90, 'Filing Status'],
    [104, 102, 'X'],
    [115, 102, caption],
  ])
  expect(identityValues(page, '1040')).toEqual({ filing_status: status })
})

test('a tick in a font of symbols counts, the number of an option does not', () => {
  const numbered: Placed[] = [
    [94, 204, '1'],
    [362, 204, '4'],
  ]
  expect(identityValues(return2024(numbered), '1040')).toEqual({})
  expect(identityValues(return2024([[104, 204, '4']]), '1040')).toEqual({ filing_status: 'single' })
})

test('"Check only one box." right before the first option is no cross', () => {
  const page = formPage([
    [36, 90, 'Filing Status'],
    [80, 90, 'Check only one box.'],
    [190, 90, 'Single'],
    [240, 90, 'X'],
    [250, 90, 'Married filing jointly'],
  ])
  expect(identityValues(page, '1040')).toEqual({ filing_status: 'married_filing_jointly' })
})

test('two crosses settle no filing status', () => {
  const page = return2024([
    [104, 204, 'X'],
    [104, 216, 'X'],
  ])
  expect(identityValues(page, '1040')).toEqual({})
})

test('on a scan the one box that was not read as empty is the one that is checked, with little certainty', () => {
  const empty: Placed[] = [
    [100, 204, '[]'],
    [100, 216, 'O'],
    [100, 228, '[J'],
    [367, 228, '|_|'],
  ]
  const status = identityOf('1040', [formFlow(return2024(empty, { source: 'ocr' }))])['filing_status']!
  expect(status.value).toBe('head_of_household')
  expect(status.confidence).toBeLessThan(0.9)
})

test('a program prints who the return is for behind captions that end in a colon', () => {
  const page = formPage([
    [46, 120, 'Filing Status:'],
    [260, 120, 'Single'],
    [46, 136, 'Your first name and middle initial:'],
    [260, 136, 'Thaddeus'],
    [331, 136, 'Last name:'],
    [395, 136, 'Whitlock'],
    [46, 152, 'Your social security number:'],
    [260, 152, '***-**-6620'],
  ])
  expect(identityValues(page, '1040')).toEqual({
    taxpayer_name: 'Thaddeus Whitlock',
    taxpayer_ssn_last4: '***-**-6620'.slice(-4),
    filing_status: 'single',
  })
})

test('of the statuses a form offers behind its caption the one that is ticked is meant', () => {
  const page = formPage([
    [46, 120, 'Filing Status:'],
    [150, 120, 'Single'],
    [240, 120, 'Married filing jointly'],
    [400, 120, 'X'],
    [412, 120, 'Head of household'],
  ])
  expect(identityValues(page, '1040')).toEqual({ filing_status: 'head_of_household' })
})

test('a number behind its caption is the taxpayer’s, the one in the line below the spouse’s', () => {
  const page = formPage([
    [46, 136, 'Your social security number: 412-60-7723'],
    [46, 150, "Spouse's social security number: 412-60-9981"],
  ])
  expect(identityValues(page, '1040')).toEqual({ taxpayer_ssn_last4: '7723' })
})

test('the first word of the caption below is not a name', () => {
  const page = formPage([
    [46, 136, 'Your first name and middle initial'],
    [46, 146, 'Your'],
    [120, 146, 'social security number'],
  ])
  expect(identityValues(page, '1040')).toEqual({})
})

test('the number of a partner below the letter of its item', () => {
  const page = formPage([
    [36, 30, 'Schedule K-1'],
    [44, 278, 'E'],
    [55, 278, 'Partner’s SSN or TIN (Do not use TIN of a disregarded entity. See inst.)'],
    [44, 289, '999-99-9999'],
  ])
  expect(identityValues(page, 'k1_1065')).toMatchObject({ taxpayer_ssn_last4: '9999' })
})

/** Item A and the name of a return whose program prints a note before the caption. */
const NAME_WITH_NOTE: readonly Placed[] = [
  [32, 90, 'A Date of election'],
  [150, 90, 'PLEASE PRINT Name of partnership'],
  [460, 90, 'D Employer identification number'],
]

test('a business name that begins below the note before its caption', () => {
  const page = formPage([...NAME_WITH_NOTE, [32, 101, '06/14/2011'], [150, 101, 'HARBOR LANTERN BINDERY LLP']])
  expect(identityValues(page, '1065')).toEqual({ business_name: 'HARBOR LANTERN BINDERY LLP' })
})

test('what begins in the box of another caption is hardly the name', () => {
  const page = formPage([
    [32, 90, 'Doing business as'],
    [150, 90, 'Name of partnership'],
    [32, 101, 'THE OLD LANTERN HARBOR BOOK BINDERY COMPANY'],
  ])
  const name = identityOf('1065', [formFlow(page)])['business_name']!
  expect(name.confidence).toBeLessThan(0.75)
})

test('the name of a corporation has a caption of one word beside that of its number', () => {
  const page = formPage([
    [32, 90, 'A S election effective date'],
    [150, 90, 'Name'],
    [460, 90, 'D Employer identification number'],
    [32, 101, '01/01/2013'],
    [150, 101, 'CASCADE CABINETRY INC'],
  ])
  expect(identityValues(page, '1120-s')).toEqual({ business_name: 'CASCADE CABINETRY INC' })
})
