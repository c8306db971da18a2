import type { Word } from '../../model/page.ts'
import { pageFromText } from '../../model/testing.ts'
import { understand } from '../../understand.ts'
import { ANNA, officialForm, substituteForm, valuesOfW2 } from './forms.testing.ts'
import { readStates } from './states.ts'

const word = (text: string, left: number): Word => ({
  text,
  box: [left, 12, left + 5 * text.length, 20],
  confidence: 0.9,
})

test.each([
  ['in boxes of their own', [word('NY', 12)], [word('135598417', 60), word('2', 110)]],
  ['in one box', [word('NY', 12), word('135598417', 60), word('2', 110)], []],
  [
    'in one box, with the label of the number',
    [word('NY', 12), word('STATE', 24), word('ID', 52), word('135598417', 64), word('2', 110)],
    [],
  ],
  ['with a number that begins before its label', [word('NY', 12), word('135598417', 30)], [word('2', 110)]],
])('a state and its number %s', (_, state, id) => {
  const labels = new Map([
    ['15_state', [10, 0, 40, 8]],
    ['15_id', [80, 0, 140, 8]],
    ['16', [200, 0, 240, 8]],
  ] as const)
  const cells = new Map([
    ['15_state', state],
    ['15_id', id],
    ['16', [word('85,931.32', 200)]],
  ] as const)
  const read = readStates({ labels, cells })
  expect(read.get('box_15_state_1')?.value).toBe('NY')
  expect(read.get('box_15_id_1')?.value).toBe('135598417 2')
})

test('"15 State" heads the number too if nothing else does, and "18-20 Local" is no amount', () => {
  const form = substituteForm(ANNA)
    .replace(
      "15 State  Employer's state ID no.   16 State wages, tips, etc.",
      '15 State            16 State wages   17 State income tax   18-20 Local',
    )
    .replace(/\n {9}OH 52-1234567.*\n.*\n.*\n/, '\nOH 52-1234567       52,000.00        1,820.11\n')
  const values = valuesOfW2(form)
  expect(values).toMatchObject({
    box_15_state_1: 'OH',
    box_15_id_1: '52-1234567',
    box_16_1: '52000.00',
    box_17_1: '1820.11',
  })
})

test('numbers over their labels, and labels that wrap flush on the right, head the boxes of a state', () => {
  const form = officialForm(ANNA).replace(
    /\n15 State[^]*?\n\n/,
    `
15          Employer's state      16 State    17 State income      18 Local   19 Local income  20
State       ID                       wages                tax         wages               tax  Locality
OH          52-1234567           52,000.00           1,820.11     52,000.00          1,300.00  DAYTON

`,
  )
  expect(valuesOfW2(form)).toMatchObject({
    box_15_state_1: 'OH',
    box_15_id_1: '52-1234567',
    box_16_1: '52000.00',
    box_17_1: '1820.11',
    box_18_1: '52000.00',
    box_19_1: '1300.00',
    box_20_1: 'DAYTON',
  })
})

test('a locality set half a line higher than its tax is of the same row', () => {
  const labels = new Map([
    ['19', [10, 0, 40, 5]],
    ['20', [80, 0, 110, 5]],
  ] as const)
  const higher = word('070103', 90)
  const cells = new Map([
    ['19', [{ ...word('733.40', 20), box: [20, 15, 50, 23] } satisfies Word]],
    ['20', [higher, word('BLAIR', 130)]],
  ] as const)
  expect([...readStates({ labels, cells })].map(([box, { value }]) => `${box} ${value}`)).toEqual([
    'box_19_1 733.40',
    'box_20_1 070103 BLAIR',
  ])
})

test('a state set half a line lower than its number and wages is of the same row', () => {
  const labels = new Map([
    ['15_state', [0, 0, 20, 8]],
    ['15_id', [30, 0, 70, 8]],
    ['16', [100, 0, 140, 8]],
  ] as const)
  const lower = (one: Word, by: number): Word => ({ ...one, box: [one.box[0], 12 + by, one.box[2], 20 + by] })
  const cells = new Map([
    ['15_state', [lower(word('CA', 2), 5), lower(word('NY', 2), 15)]],
    ['15_id', [word('471-8802-5', 30), lower(word('770612984', 30), 15)]],
    ['16', [word('190,214.35', 100), lower(word('24,166.57', 100), 15)]],
  ] as const)
  const values = [...readStates({ labels, cells })].map(([box, { value }]) => `${box} ${value}`)
  expect(values.toSorted()).toEqual([
    'box_15_id_1 471-8802-5',
    'box_15_id_2 770612984',
    'box_15_state_1 CA',
    'box_15_state_2 NY',
    'box_16_1 190214.35',
    'box_16_2 24166.57',
  ])
})

test.each([
  ['KANSAS', 'CITY', 0],
  ['ST. LOUIS', 'CITY', 4],
  ['NEW', 'ALBANY', 0],
  ['PA', 'BERKS COUNTY', 0],
])("a locality's name that its narrow box breaks is whole: %s / %s", (first, rest, indent) => {
  const heading =
    "15 State  Employer's state ID number  16 State wages, tips, etc.  19 Local income tax  20 Locality name"
  const row = 'OH        52-1234567                    52,000.00                  1,300.00             '
  const states = [heading, row + first, ' '.repeat(row.length + indent) + rest].join('\n')
  const values = valuesOfW2(officialForm(ANNA).replace(/\n15 State[^]*?\n\n/, `\n${states}\n\n`))
  expect(values).toMatchObject({ box_15_state_1: 'OH', box_19_1: '1300.00', box_20_1: `${first} ${rest}` })
  expect(values).not.toHaveProperty('box_20_2')
})

test('the instructions below the blank boxes of a state without an income tax name no state', () => {
  const form = officialForm({ ...ANNA, states: [] }).replace(
    /\n\nForm W-2 .*/,
    `

Instructions for Employee
Box 1. Enter this amount on the wages line of your tax return.
Box 5. You may be required to report this amount on Form 8959.
Box 6. It includes the 1.45% Medicare tax withheld on all Medicare wages and tips above $200,000.`,
  )
  expect(Object.keys(valuesOfW2(form)).filter((box) => /^box_(1[5-9]|20)/.test(box))).toEqual([])
})

test('a label of the number in unknown words is no row, though ID is a state', () => {
  const form = officialForm({ ...ANNA, states: [...ANNA.states, ['PA', '77-123', '4,000.00', '122.80']] })
  const values = valuesOfW2(form.replace("Employer's state ID number", 'State registration, ID    '))
  expect(values).toMatchObject({ box_15_state_1: 'OH', box_15_id_1: '52-1234567', box_16_1: '52000.00' })
  expect(values).toMatchObject({ box_15_state_2: 'PA', box_15_id_2: '77-123', box_17_2: '122.80' })
})

test.each(['d Control no. QSG77120', 'Control number 0041', 'd Control no. 88 OMB 1545-0008'])(
  'a label on the closing line does not open the boxes above it: %s',
  (closing) => {
    const { documents } = understand([
      pageFromText(`
b Employer identification number (EIN)    a Employee's SSN                    1 Wages, tips, other compensation    2 Federal income tax withheld
81-4407712                                428-09-6671                         33,182.40                            1,904.18
c Employer's name, address, and ZIP code                                      3 Social security wages              4 Social security tax withheld
Quickline Staffing Group LLC                                                  33,182.40                            2,057.31
5000 Poplar Ave Ste 300                                                       5 Medicare wages and tips            6 Medicare tax withheld
Memphis TN 38117                                                              33,182.40                            481.14
15 State    Employer's state ID number     16 State wages, tips   17 State income tax
MS          1288-4407                      21,740.15              688.20
AR          81440771-WHW                   11,442.25              341.90

W-2 Wage and Tax Statement 2024 Copy B - Federal return OMB 1545-0008 Dept of the Treasury – IRS ${closing}`),
    ])
    expect(documents[0]!.checks).toContainEqual(expect.objectContaining({ name: 'amounts_read', status: 'passed' }))
    expect(documents[0]!.fields['box_17_2']?.value).toBe('341.90')
  },
)

test('labels of narrow boxes that touch are two labels', () => {
  const { fields } = understand([
    pageFromText(`
Form W-2 Wage and Tax Statement 2022
c Employer's name            Harbor Media Group LLC       e Employee's name                  Anna B Keller
b Employer identification number (EIN) 13-4190267         a Employee's social security number  146-80-2257
1 Wages, tips, other compensation        52,000.00
2 Federal income tax withheld             6,100.40
3 Social security wages                  55,000.00
4 Social security tax withheld            3,410.00
5 Medicare wages and tips                55,000.00
6 Medicare tax withheld                     797.50

15 StateEmployer's state     16 State wages,        17 State
        ID number            tips, etc.             income tax
NY      13-4190267               52,000.00             2,633.28
NJ      134-190-267/000          52,000.00                 0.00`),
  ]).documents[0]!
  expect(fields).toMatchObject({ box_15_state_1: { value: 'NY' }, box_15_id_1: { value: '13-4190267' } })
  expect(fields).toMatchObject({ box_15_state_2: { value: 'NJ' }, box_17_2: { value: '0.00' } })
})

test("letters in the box of a state's number are hardly a number", () => {
  const form = officialForm({ ...ANNA, states: [['OH', 'APPLIED FOR', '52,000.00', '1,820.11']] })
  expect(understand([pageFromText(form)]).documents[0]!.fields.box_15_id_1).toMatchObject({ confidence: 0.6 })
})
