import { pageFromText } from '../../model/testing.ts'
import { w2 } from './w2.ts'

function valuesOf(text: string, made?: Parameters<typeof pageFromText>[1]): Record<string, string> {
  const page = pageFromText(text, made)
  const [document] = w2.read([{ page, claim: w2.recognise(page)! }])
  return Object.fromEntries(Object.entries(document!.fields).map(([name, field]) => [name, field.value]))
}

const boxes = `
Form W-2 Wage and Tax Statement 2024
b Employer identification number (EIN)   a Employee's social security number
12-3456789                               412-55-7788
1 Wages, tips, other compensation        2 Federal income tax withheld
52,000.00                                6,100.40
3 Social security wages                  4 Social security tax withheld
51,000.00                                3,162.00
5 Medicare wages and tips                6 Medicare tax withheld
52,000.00                                754.00
c Employer's name, address, and ZIP code
Harbor Freight Lines LLC
18 Canal Street
Dayton OH 45402
`

test('labels of states wrapped in narrow cells, their values as much lower', () => {
  const values = valuesOf(
    `${boxes}
15 State      Employer's state ID no.      16 State
OH            52-1234567                   wages, tips,
                                           etc.
                                           52,000.00
17 State income tax                        18 Local
1,820.11                                   wages, tips,
                                           etc.
                                           51,000.00`,
    { step: 6.5 },
  )
  expect(values).toMatchObject({
    box_15_state_1: 'OH',
    box_15_id_1: '52-1234567',
    box_16_1: '52000.00',
    box_17_1: '1820.11',
    box_18_1: '51000.00',
  })
})

test('a state and its number behind the label of both', () => {
  const values = valuesOf(`${boxes}
15. State / Employer's state ID number     NY 135566012
16. State wages, tips, etc.                 52,000.00
17. State income tax                         1,820.11`)
  expect(values).toMatchObject({ box_15_state_1: 'NY', box_15_id_1: '135566012', box_17_1: '1820.11' })
})

test("an amount right under its label, on the line of another box's label", () => {
  const values = valuesOf(
    boxes.replace(
      "c Employer's name, address, and ZIP code",
      `9                                        10 Dependent care benefits
e Employee's name   Suff.                2,400.00
Anna B Keller
c Employer's name, address, and ZIP code`,
    ),
  )
  expect(values).toMatchObject({ box_10: '2400.00', employee_name: 'Anna B Keller' })
})

test('a label of two boxes in one cell, which goes on where the first of them begins', () => {
  const values = valuesOf(
    `${boxes}
15 State / Employer's state ID   16 State wages      17 State income tax
number                           30,000.00           1,020.00
IL 3644-1882                     22,000.00           700.00
IN 0018820-4`,
    { step: 8 },
  )
  expect(values).toMatchObject({
    box_15_state_1: 'IL',
    box_15_id_1: '3644-1882',
    box_16_1: '30000.00',
    box_17_1: '1020.00',
    box_15_state_2: 'IN',
    box_15_id_2: '0018820-4',
    box_16_2: '22000.00',
    box_17_2: '700.00',
  })
})

test("a box to be ticked on the line of another box's value", () => {
  const values = valuesOf(
    `${boxes}
12a                                      12b
D 1,000.00                               DD 9,000.00
13 Statutory employee                    12c
Retirement plan X                        P 812.00
Third-party sick pay`,
    { step: 8 },
  )
  expect(values).toMatchObject({ box_12c: 'P 812.00', box_13_retirement_plan: 'X' })
})

test('a box to be ticked between the number and the name of its label', () => {
  const values = valuesOf(
    `${boxes}
12a                                      12b
D 1,000.00                               DD 9,000.00
12c                                      12d

13 ☐ Statutory employee ☐ Retirement plan ☐ Third-party sick pay`,
    { step: 8 },
  )
  expect(values).toMatchObject({ box_12a: 'D 1000.00' })
  expect(values).not.toHaveProperty('box_12c')
})

test('a number is not a state', () => {
  const values = valuesOf(`${boxes}
15 State   Employers no.     16 State wages      17 State income tax
           6001177-004       52,000.00           1,820.11`)
  expect(values).toMatchObject({ box_16_1: '52000.00' })
  expect(values).not.toHaveProperty('box_15_state_1')
})

test.each(['☒', '☑', '✓', '✘', '√'])('a cell of its own below its label, ticked with %s', (tick) => {
  const values = valuesOf(
    `${boxes}
13 Statutory      Retirement      Third-party
   employee       plan            sick pay
   ☐              ${tick}               ☐`,
    { step: 8 },
  )
  expect(values).toMatchObject({ box_13_retirement_plan: 'X' })
  expect(values).not.toHaveProperty('box_13_statutory_employee')
  expect(values).not.toHaveProperty('box_13_third_party_sick_pay')
})
