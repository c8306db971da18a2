import { ANNA, LIST, officialForm, substituteForm, valuesOfW2 } from '../forms.testing.ts'

test('a list headed "Employer", "Employee" and "SSN" alone, with codes behind the numbers of box 12', () => {
  const page = `
Form W-2 Wage and Tax Statement
Tax year                                                     2025
Employer                               Sonoran Sky Pediatrics PLLC
Employer EIN                                           86-3301174
Employee                                    Ingeborg T. Castellano
SSN                                                   XXX-XX-3309
Employee address                   4 W Monroe St, Phoenix, AZ 85003
1      Wages, tips, other compensation                 $67,412.18
2      Federal income tax withheld                      $6,010.55
3      Social security wages                           $72,812.18
4      Social security tax withheld                     $4,514.36
5      Medicare wages and tips                         $72,812.18
6      Medicare tax withheld                            $1,055.78
11     Nonqualified plans                                   $0.00
12a    Code D                                           $5,400.00
12b    Code DD                                          $8,904.60
15     State / Employer state ID                  AZ / 86330117-4
16     State wages, tips, etc.                         $67,412.18
17     State income tax                                 $1,685.30`
  expect(valuesOfW2(page)).toMatchObject({
    employer_name: 'Sonoran Sky Pediatrics PLLC',
    employee_name: 'Ingeborg T. Castellano',
    employee_ssn_last4: '3309',
    box_12a: 'D 5400.00',
    box_12b: 'DD 8904.60',
    box_15_state_1: 'AZ',
    box_15_id_1: '86330117-4',
    box_16_1: '67412.18',
  })
  // The numbers of boxes 15 and 16, farther from their labels than words are, belong to them.
  expect(valuesOfW2(page)).not.toHaveProperty('box_12c')
  expect(valuesOfW2(page)).not.toHaveProperty('box_12d')
})

test.each(['Social security number (a)', 'Social security number', 'a  Social security number'])(
  "a list's own words for the employee's number: %s",
  (label) => {
    const values = valuesOfW2(`
2023 Form W-2
Wage and Tax Statement
Employee                                                Employer
Employee's name (e)                                     Employer's name (c)
Anna Maria Ruiz                                         Harbor Optics Inc.
Employee's address (f)                                  Employer's address (c)
3350 Quay St Unit 611, Denver, CO 80205                 18 California St, Floor 24, Denver, CO 80202
${label.padEnd(30)}                          Employer identification number, EIN (b)
***-**-7719                                             84-3317052
                                                        Control number (d)
                                                        CRV-2023-00318
Federal
Box 1      Wages, tips, other compensation                 $67,412.18
Box 2      Federal income tax withheld                      $6,010.55
Box 3      Social security wages                           $72,812.18
Box 4      Social security tax withheld                     $4,514.36
Box 5      Medicare wages and tips                         $72,812.18
Box 6      Medicare tax withheld                            $1,055.78`)
    expect(values).toMatchObject({ employee_ssn_last4: '7719', employer_ein: '84-3317052', box_4: '4514.36' })
  },
)

test("the employer's number below the employee's address", () => {
  const numbers = /Employer's FED ID number.*\n.*\n/
  const form = substituteForm(ANNA)
    .replace(numbers, '')
    .replace(
      '12a',
      () => "Employer's EIN                 Employee's SSN\n12-3456789                     412-55-7788\n12a",
    )
  expect(valuesOfW2(form)).toMatchObject({ employer_ein: '12-3456789', employee_ssn_last4: '7788' })
})

test('boxes in shortened words are found, and their numbers are not amounts', () => {
  const shortened = officialForm(ANNA)
    .replace('Social security tips', 'SS tips             ')
    .replace('Allocated tips', 'Alloc. tips   ')
    .replace('Dependent care benefits', 'Dep. care')
    .replace('Nonqualified plans', 'Nonqual. plans    ')
    .replace('17 State income tax', '17 State tax       ')
    .replace('19 Local income tax', '19 Local tax       ')
  const values = valuesOfW2(shortened)
  expect(values).toMatchObject({ box_6: '797.50', box_16_1: '52000.00', box_17_1: '1820.11' })
  for (const blank of ['box_7', 'box_8', 'box_10', 'box_11', 'box_18_1', 'box_19_1'])
    expect(values[blank]).toBeUndefined()
})

test.each([
  ['EMPLOYER IDENTIFICATION NO.', 'EMPLOYEE SOC. SEC. NO.'],
  ['Employer Fed. ID No.', 'Employee Soc Sec Number'],
  ['Employer federal ID no.', "Employee's social security no."],
])('shortened words in labels of numbers: %s, %s', (ofEmployer, ofEmployee) => {
  const form = substituteForm(ANNA)
    .replace("Employer's FED ID number", ofEmployer.padEnd(24))
    .replace("Employee's SSA number", ofEmployee)
    .replace(ANNA.ein, ANNA.ein.replace('-', ''))
    .replace(ANNA.ssn, ANNA.ssn.replaceAll('-', ''))
  expect(valuesOfW2(form)).toMatchObject({ employer_ein: '12-3456789', employee_ssn_last4: '7788' })
})

test('labels without an apostrophe and a state called "ST" are found', () => {
  const shortened = LIST.replace("Employee's social security number", 'Employee SSN')
    .replace("Employer's name ", 'Employer name and address ')
    .replace("Employee's name ", 'Employee name and address ')
    .replaceAll('Box 15 State ', '15 ST ')
    .replaceAll("Box 15 Employer's state ID number", 'ER state ID')
  expect(valuesOfW2(shortened)).toMatchObject({
    employee_ssn_last4: '7788',
    employer_name: 'Harbor Lines LLC',
    employee_name: 'Anna B Keller',
    box_15_state_1: 'OH',
    box_15_id_1: '52-1234567',
    box_15_state_2: 'PA',
  })
})

test.each(['Reference Copy', 'Filing Copy', 'Copy'])('the year below "%s" is none of its words', (name) => {
  const title = [name.padStart(40), 'W-2'.padEnd(36) + '2023', 'OMB No. 1545-0008'].join('\n')
  const form = LIST.replace('Form W-2 Wage and Tax Statement 2023', title)
  expect(valuesOfW2(form)).toMatchObject({ tax_year: '2023', employer_name: 'Harbor Lines LLC' })
})

test('a list whose title stands above it, with two states below one another', () => {
  expect(valuesOfW2(LIST)).toMatchObject({
    tax_year: '2023',
    employer_name: 'Harbor Lines LLC',
    box_15_state_1: 'OH',
    box_15_id_1: '52-1234567',
    box_16_1: '30000.00',
    box_17_1: '1820.11',
    box_15_state_2: 'PA',
    box_15_id_2: '77-123',
    box_16_2: '22000.00',
    box_17_2: '675.40',
  })
})

test('what the foot says of tax returns is not a box', () => {
  const foot =
    "\n\nCopy 2 to be filed with the employee's State Income Tax Return, Copy B with the Federal Income Tax Return"
  expect(valuesOfW2(substituteForm(ANNA) + foot)).toEqual(valuesOfW2(substituteForm(ANNA)))
})

test('a list of coded amounts under one number, beside a box that begins lower', () => {
  const [top, foot] = officialForm(ANNA).split('12a  See instructions for box 12')
  const person = [
    ['Anna B Keller', '', 'D    3,000.00'],
    ['77 Hill Road', '14  Other', 'DD   7,100.00'],
    ['Troy OH 45373', '    RET 500.00', 'W      250.00'],
    ['', '', 'C       12.40'],
  ].map(([name, other, coded]) => `   ${name!.padEnd(62)}${other!.padEnd(42)}${coded}`)
  const states = foot!.slice(foot!.indexOf('15 State'))
  expect(valuesOfW2(`${top}12  See instructions for box 12\n${person.join('\n')}\n\n${states}`)).toMatchObject({
    employee_name: 'Anna B Keller',
    box_12a: 'D 3000.00',
    box_12b: 'DD 7100.00',
    box_12c: 'W 250.00',
    box_12d: 'C 12.40',
    box_15_state_1: 'OH',
  })
})

test('a long name below an empty box is all of the name', () => {
  const employer = 'HARBOR FREIGHT LINES AND DAUGHTERS OF OHIO LLC'
  const form = substituteForm({ ...ANNA, employer }).replace(
    "Employer's name, address, and ZIP code",
    "d Control number                          10 Dependent care benefits\n4214674\nc Employer's name, address, and ZIP code",
  )
  expect(valuesOfW2(form)).toMatchObject({ employer_name: employer, box_12a: 'D 3000.00' })
})

test('the numbers in the labels of empty boxes are not amounts', () => {
  const form = substituteForm({ ...ANNA, '12a': '' }).replace(
    '12a See instructions for box 12',
    '7 Social security tips   8 Allocated tips     9\n\n12a Code See inst. for box 12',
  )
  const values = valuesOfW2(form)
  for (const blank of ['box_7', 'box_8', 'box_9', 'box_12a']) expect(values[blank]).toBeUndefined()
})

test('numbers in brackets behind the labels of empty boxes are not amounts', () => {
  const numbered = substituteForm(ANNA)
    .replace('Wages, tips, other comp.     ', 'Wages, tips, other comp. (1) ')
    .replace('Medicare wages and tips      ', 'Medicare wages and tips (5)  ')
    .replace(
      '\n12a See instructions for box 12',
      '\nSocial security tips (7)       Nonqualified plans (11)\n\nBox 12a Code / Amount',
    )
    .replace('\n17 State', '\n\nDependent care benefits (10)    Other (14)\n\n17 State')
  const values = valuesOfW2(numbered)
  expect(values).toMatchObject({ box_1: '52000.00', box_5: '55000.00', box_12a: 'D 3000.00' })
  for (const box of ['box_7', 'box_10', 'box_11']) expect(values).not.toHaveProperty(box)
})

test('an initial beside the coded boxes, level with an empty one, belongs to the name', () => {
  const form = officialForm({ ...ANNA, employee: 'Anna D Keller' })
  const beside = form.replace(
    /^e {2}Employee.*\n.*/m,
    `                                         e/f  Employee's name, address, and ZIP code
12a                 12b                       Anna D Keller`,
  )
  expect(valuesOfW2(beside)).toMatchObject({ employee_name: 'Anna D Keller' })
})

test('coded amounts under "12. See instructions" belong to no box above', () => {
  const form = substituteForm(ANNA).replace(
    '12a See instructions for box 12\nD 3,000.00',
    '10. Dependent care benefits\n\n12. See instructions\nD  3,000.00\nQ 11,340.00',
  )
  const values = valuesOfW2(form)
  expect(values).toMatchObject({ box_12a: 'D 3000.00', box_12b: 'Q 11340.00' })
  expect(values['box_10']).toBeUndefined()
})

test('names under "Employer" and "Employee" alone', () => {
  const list = LIST.replace("Box c  Employer's name                       Harbor Lines LLC\n", '').replace(
    "Box e  Employee's name                       Anna B Keller\n",
    '',
  )
  const heads = `Employer                                 Employee
Harbor Lines LLC                         Anna B Keller
18 Canal Street                          77 Hill Road
Dayton OH 45402                          Troy OH 45373`
  expect(valuesOfW2(list.replace('Box a ', `${heads}\nBox a `))).toMatchObject({
    employer_name: 'Harbor Lines LLC',
    employee_name: 'Anna B Keller',
  })
})

test.each([
  ['13 Statutory employee [ ]    Retirement plan [X]    Third-party sick pay [ ]', ['box_13_retirement_plan']],
  ['13 [ ] Statutory employee    [X] Retirement plan    [ ] Third-party sick pay', ['box_13_retirement_plan']],
  ['13 Statutory employee [ ]    Retirement plan [ ]    Third-party sick pay [X]', ['box_13_third_party_sick_pay']],
  ['13 Statutory employee   X   Retirement plan     Third-party sick pay', []],
])('box 13 in a line: %s', (line, marked) => {
  const values = valuesOfW2(substituteForm(ANNA).replace('12a See instructions', `${line}\n\n12a See instructions`))
  expect(Object.keys(values).filter((name) => name.startsWith('box_13'))).toEqual(marked)
})

test("substitutes that print the employer's federal number and box 12 in words of their own", () => {
  const reworded = officialForm(ANNA)
    .replace('b  Employer identification number (EIN)', "   Employer's federal ID no.           ")
    .replace(/12a +See instructions for box 12|12a/, '12 See instrs. for box 12')
  expect(valuesOfW2(reworded)).toMatchObject({ employer_ein: '12-3456789', box_12a: 'D 3000.00' })
  const masked = officialForm({ ...ANNA, ssn: 'XXX-XX-7788' })
  const plain = masked.replace("Employee's social security number", 'Employee social security number  ')
  expect(valuesOfW2(plain)).toMatchObject({ employee_ssn_last4: '7788' })
})

test('a locality only of the second state does not belong to the first', () => {
  const values = valuesOfW2(`
Employer's federal ID no.              Employee's SSA number
22-8841903                             XXX-XX-3187
Employer's name, address, and ZIP code
HACKENSACK VALVE CORP
Employee's name, address, and ZIP code
PRISCILLA OYELARAN
5 Medicare wages and tips              3 Social security wages                1 Wages, tips, other compensation
91,204.50                              91,204.50                              83,704.50
6 Medicare tax withheld                4 Social security tax withheld         2 Federal income tax withheld
1,322.47                               5,654.68                               9,871.00
15 State                               Employer's state ID no.                16 State wages, tips, etc.
NJ                                     228-841-903/000                        86,002.11
17 State income tax                    18 Local wages, tips, etc.             19 Local income tax
2,410.55
15 State                               Employer's state ID no.                16 State wages, tips, etc.
NY                                     228841903 4                            83,704.50
17 State income tax                    18 Local wages, tips, etc.             19 Local income tax
3,992.17                               83,704.50                              401.12
                                                                              20 Locality name
                                                                              YONKERS
Form W-2 Wage and Tax Statement 2025`)
  expect(values).toMatchObject({ box_15_state_1: 'NJ', box_15_state_2: 'NY', box_19_2: '401.12', box_20_2: 'YONKERS' })
  expect(values['box_20_1']).toBeUndefined()
})
