import { pageFromText } from '../../model/testing.ts'
import { understand } from '../../understand.ts'
import { readPersonName } from '../../boxes/parties.ts'

const nameIn = (text: string) => readPersonName(pageFromText(text).words, undefined)?.value

test('a name stands above its address; an address whose name was lost is not a name', () => {
  expect(nameIn('James Williams\n95060 Crystal Burg Apt. 070')).toBe('James Williams')
  expect(nameIn('Burg Apt. 070\nDavisburgh AR 30937-0798')).toBeUndefined()
})

test.each([
  ['Ines T.', 0.6],
  ['Castellanos Ines T.', undefined],
  ['Castellanos, T.', undefined],
  ['Ines T. Li', undefined],
])('a name that ends with an initial is given as doubtful: %s', (name, most) => {
  expect(readPersonName(pageFromText(`${name}\n8 Elm Street`).words, undefined)).toMatchObject({ value: name })
  expect(readPersonName(pageFromText(`${name}\n8 Elm Street`).words, undefined)?.ceiling).toBe(most)
})

const fieldsOf = (text: string) => {
  const fields = understand([pageFromText(text)]).documents[0]!.fields
  return { employer: fields.employer_name?.value, employee: fields.employee_name?.value }
}

const amounts = `
1 Wages, tips, other compensation    2 Federal income tax withheld    3 Social security wages    4 Social security tax withheld
57,229.03                            6,295.19                         58,999.00                  3,657.94
5 Medicare wages and tips            6 Medicare tax withheld          12a Code                   13 Retirement plan
58,999.00                            855.49                           D 1,769.97                 X`

test('an address behind the name, in one cell with it, is not part of it', () => {
  expect(
    fieldsOf(`
Form W-2 Wage and Tax Statement 2024
c  Employer's name, address, and ZIP code      Meadowlark 1 Charter Schools, 6200 N Meridian Ave, Wichita, KS 67204
b  Employer identification number (EIN)                                                           47-3301882
e  Employee's name                                                                          Rosalind T Achebe
f  Employee's address and ZIP code                                       1819 W Douglas Ave, Wichita, KS 67213
${amounts}`),
  ).toEqual({ employer: 'Meadowlark 1 Charter Schools', employee: 'Rosalind T Achebe' })
})

test('under headings for employer and employee the boxes may be named without either word', () => {
  expect(
    fieldsOf(`
W-2 Wage and Tax Statement 2024
Employer
c Name, address, ZIP code                       Silverline Logistics Group Inc
                                                Reno, NV 89502
b Employer identification number                                   88-0447190
Employee
e Name                                                          Dmitri Volkov
f Address                                                 2218 Plumas St Apt 6
                                                          Reno, NV 89509
a Social security number                                          680-14-7725
${amounts}`),
  ).toEqual({ employer: 'Silverline Logistics Group Inc', employee: 'Dmitri Volkov' })
})

test('an address beside the name, whose own label is short, is not part of it', () => {
  expect(
    fieldsOf(`
Form W-2 Wage and Tax Statement 2024
c Employer's name, address, ZIP code
Helix Orchard Bio Inc
2000 Sierra Point Pkwy
Brisbane, CA 94005
e Employee's name                                                   f Employee's address
Mateo F Ibarra                                                      95 Crescent Way #5309
                                                                    San Francisco, CA 94134
${amounts}`),
  ).toEqual({ employer: 'Helix Orchard Bio Inc', employee: 'Mateo F Ibarra' })
})

test("the labels of name and address side by side in one box: a long name goes on below the address's", () => {
  expect(
    fieldsOf(`
Form W-2 Wage and Tax Statement 2024
c Employer's name, address, ZIP code
Helix Orchard Bio Inc
Brisbane, CA 94005
e Employee's name  f Employee's address and ZIP code
Maximiliana  C.  Castellanos-Oyelaran
95 Crescent Way
San Francisco, CA 94134
${amounts}`),
  ).toEqual({ employer: 'Helix Orchard Bio Inc', employee: 'Maximiliana C. Castellanos-Oyelaran' })
})

test('names over addresses without any label: the company is the employer', () => {
  expect(
    fieldsOf(`
GRANITE STATE PLUMBING LLC         DOUGLAS A PERREAULT                                        Employee SSN
40 LOUDON RD                       6 FISHERVILLE RD                                           003-62-7741
CONCORD NH 03301                   CONCORD NH 03303                                           Employer EIN
                                                                                              02-0447182
${amounts}
W-2 Wage and Tax Statement 2024                Copy B - Federal`),
  ).toEqual({ employer: 'GRANITE STATE PLUMBING LLC', employee: 'DOUGLAS A PERREAULT' })
})

test.each([
  ['ABELLARD', 'HARBOR OPTICS GROUP, INC.', 0.6],
  ['Harbor Optics, Inc.', 'Noor Abellard', 0.93],
])('a company in the box of the employee is given as doubtful: %s, %s', (employer, employee, most) => {
  const page = pageFromText(
    `
Form W-2 Wage and Tax Statement 2024
b  Employer identification number (EIN)       a  Employee's social security number
   31-4455667                                    412-55-7788
c  Employer's name, address, and ZIP code     e  Employee's name, address, and ZIP code
   ${employer.padEnd(43)}${employee}
   12 Quay Street                                19 Quay Lane
   Salem, MA 01970                               Salem, MA 01970
${amounts}`,
    { source: 'ocr', confidence: 0.97 },
  )
  const { fields } = understand([page]).documents[0]!
  expect([fields['employer_name'], fields['employee_name']]).toMatchObject([
    { value: employer, confidence: most },
    { value: employee, confidence: most },
  ])
})

test.each([
  ['the office that pays', 'CIVILIAN PAYROLL OFFICE'],
  ['a trade name', 'D/B/A Rivers Online'],
])('%s is not part of the name of the employer', (_, second) => {
  expect(
    fieldsOf(`
Form W-2 Wage and Tax Statement 2024
c Employer's name, address, and ZIP code
BUREAU OF RIVER NAVIGATION
${second}
ROCK ISLAND IL 61201
e Employee's name
GORDON T NAKASHIMA
${amounts}`),
  ).toMatchObject({ employer: 'BUREAU OF RIVER NAVIGATION' })
})

test.each([
  ['COUNTY OF ALDER', 'AUDITOR-CONTROLLER PAYROLL DIV', 'COUNTY OF ALDER'],
  ['City of Alder', 'Department of Public Works', 'City of Alder'],
  ['Alder Valley University', "Bursar's Office", 'Alder Valley University'],
  ['Kestrel Home', 'Health Division', 'Kestrel Home Health Division'],
])('a part of an employer is no part of its name: %s, %s', (first, second, employer) => {
  expect(
    fieldsOf(`
Form W-2 Wage and Tax Statement 2024
c Employer's name, address, and ZIP code
${first}
${second}
255 COURTHOUSE SQ RM 109
ROCK ISLAND IL 61201
e Employee's name
GORDON T NAKASHIMA
${amounts}`),
  ).toMatchObject({ employer })
})

test.each(['e Employee', '  Employee'])('name and address stand below both their labels: "%s"', (label) => {
  expect(
    fieldsOf(`
Form W-2 Wage and Tax Statement 2024
c Employer's name, address, and ZIP code
The Copper Kettle Tavern Inc
77 Main St
Durango CO 81301

${label}'s first name and initial  Last name  Suff.
f Employee's address and ZIP code
Riley J Sandoval
PO Box 1182
Durango CO 81302
${amounts}`),
  ).toEqual({ employer: 'The Copper Kettle Tavern Inc', employee: 'Riley J Sandoval' })
})

test.each([
  ['c    Employer name', '     Address', 'e    Employee name', 'f    Address'],
  ['Employer name', 'Mailing address', 'Employee name', 'Home address'],
  ["Employer's legal name", 'Street address', "Employee's name", 'Address'],
  ['EMPLOYER NAME', 'ADDRESS', 'EMPLOYEE NAME', 'ADDRESS'],
  ['Employer\n     Name', '     Address', 'Employee\n     Name', '     Address'],
])(
  'in a list of rows, the label of the address is no part of that of the name: "%s"',
  (c, toEmployer, e, toEmployee) => {
    const row = (label: string, value: string) => `${label.padEnd(60)}${value}`
    expect(
      fieldsOf(`
Form W-2 Wage and Tax Statement 2024
${row(c, 'Orchard Grocers Cooperative')}
${row(toEmployer, '3300 Elm Street, Salem, OR 97301')}
b    Employer identification number (EIN)                        93-1186447
${row(e, 'Lan-Anh T. Vu')}
${row(toEmployee, '9044 Fern St, Salem, OR 97302')}
a    Social security number                                      ***-**-7715
${amounts}`),
    ).toEqual({ employer: 'Orchard Grocers Cooperative', employee: 'Lan-Anh T. Vu' })
  },
)

test.each([
  ['c  Employer name', '   Address', '   Telephone', 'f  Address'],
  ['Employer:', 'EIN:', '', 'City, state, ZIP'],
  ['Employer information', 'Name', 'City, state, ZIP', 'Address line 1'],
  ["Employer's name (c)", 'City, State', 'ZIP', "Employee's address (f)"],
])('labels without values are no names: "%s"', (...rows) => {
  const text = ['Form W-2 Wage and Tax Statement 2024', ...rows.slice(0, 3), "Employee's name (e)", rows[3], amounts]
  expect(fieldsOf(text.join('\n'))).toEqual({ employer: undefined, employee: undefined })
})
