import { valuesOfW2 } from '../forms.testing.ts'

const ticked = (labels: string) =>
  Object.keys(valuesOfW2(LIST + labels)).flatMap((name) =>
    name.startsWith('box_13_') ? [name.slice('box_13_'.length)] : [],
  )

const LIST = `
Form W-2 Wage and Tax Statement 2023
Box b  Employer identification number (EIN)  12-3456789
Box c  Employer's name                       Harbor Lines LLC
Box e  Employee's name                       Anna B Keller
Box 1  Wages, tips, other compensation       52,000.00
Box 2  Federal income tax withheld           6,100.40
Box 3  Social security wages                 55,000.00
Box 4  Social security tax withheld          3,410.00
Box 5  Medicare wages and tips               55,000.00
Box 6  Medicare tax withheld                 797.50
`

test.each([
  [
    'behind their labels, over two lines',
    '13 Statutory employee ☐ Retirement plan\n   ☒ Third-party sick pay ☐',
    ['retirement_plan'],
  ],
  ['before their labels', '☒ Statutory employee ☐ Retirement plan ☐ Third-party sick pay', ['statutory_employee']],
  [
    'typed, one below the other',
    '[ ] Statutory employee\n[X] Retirement plan\n[ ] Third-party sick pay',
    ['retirement_plan'],
  ],
  [
    'two of them',
    'Statutory employee ☐ Retirement plan ☒ Third-party sick pay ☒',
    ['retirement_plan', 'third_party_sick_pay'],
  ],
  ['all empty', 'Statutory employee ☐ Retirement plan ☐ Third-party sick pay ☐', []],
])('boxes to tick that take turns with their labels: %s', (_, labels, expected) => {
  expect(ticked(labels).toSorted()).toEqual(expected)
})
