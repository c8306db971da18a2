import { pageFromText } from '../../model/testing.ts'
import { w2 } from './w2.ts'

/** The values of the only W-2 on a printed page, by field. */
export function valuesOfW2(text: string): Record<string, string> {
  const page = pageFromText(text)
  const claim = w2.recognise(page)
  const [document, ...others] = claim ? w2.read([{ page, claim }]) : []
  expect(others).toEqual([])
  return Object.fromEntries(Object.entries(document?.fields ?? {}).map(([name, field]) => [name, field.value]))
}

/** The values of a W-2, as the tests print them. */
export interface Printed {
  ssn: string
  ein: string
  employer: string
  employee: string
  year: string
  1: string
  2: string
  3: string
  4: string
  5: string
  6: string
  '12a': string
  states: readonly (readonly [state: string, id: string, wages: string, tax: string])[]
}

export const ANNA: Printed = {
  ssn: '412-55-7788',
  ein: '12-3456789',
  employer: 'HARBOR FREIGHT LINES LLC',
  employee: 'Anna B Keller',
  year: '2023',
  1: '52,000.00',
  2: '6,100.40',
  3: '55,000.00',
  4: '3,410.00',
  5: '55,000.00',
  6: '797.50',
  '12a': 'D 3,000.00',
  states: [['OH', '52-1234567', '52,000.00', '1,820.11']],
}

export const BORIS: Printed = {
  ...ANNA,
  ssn: '398-21-1234',
  employee: 'Boris Lang',
  1: '31,250.00',
  2: '2,900.00',
  3: '31,250.00',
  4: '1,937.50',
  5: '31,250.00',
  6: '453.13',
  '12a': '',
  states: [['OH', '52-1234567', '31,250.00', '940.00']],
}

/** The boxes in the order of the official form. */
export function officialForm(w2: Printed): string {
  const states = w2.states.map(
    ([state, id, wages, tax]) => `  ${state.padEnd(8)}${id.padEnd(28)}${wages.padEnd(27)}${tax}`,
  )
  return `
              a  Employee's social security number        OMB No. 1545-0008
                 ${w2.ssn}
b  Employer identification number (EIN)                          1  Wages, tips, other compensation   2  Federal income tax withheld
   ${w2.ein.padEnd(66)}${w2[1].padEnd(33)}${w2[2]}
c  Employer's name, address, and ZIP code                        3  Social security wages             4  Social security tax withheld
   ${w2.employer.padEnd(66)}${w2[3].padEnd(33)}${w2[4]}
   18 Canal Street                                               5  Medicare wages and tips           6  Medicare tax withheld
   ${'Dayton OH 45402'.padEnd(66)}${w2[5].padEnd(33)}${w2[6]}
                                                                 7  Social security tips              8  Allocated tips

d  Control number                                                9                                    10  Dependent care benefits

e  Employee's first name and initial     Last name        Suff.  11  Nonqualified plans               12a  See instructions for box 12
   ${w2.employee.padEnd(104)}${w2['12a']}
   77 Hill Road                                                  13  Statutory  Retirement Third-party  12b
                                                                     employee   plan       sick pay
   Troy OH 45373                                                                X                     12c
                                                                 14  Other
f  Employee's address and ZIP code                                                                    12d

15 State  Employer's state ID number  16 State wages, tips, etc.  17 State income tax  18 Local wages, tips, etc.  19 Local income tax  20 Locality name
${states.join('\n')}

Form W-2  Wage and Tax Statement     ${w2.year}          Department of the Treasury - Internal Revenue Service`
}

/** A substitute form: another order, shortened labels, missing box numbers, stacked states. */
export function substituteForm(w2: Printed): string {
  const [[state, id, wages, tax] = ['', '', '', '']] = w2.states
  return `
${w2.year} Form W-2 Wage and Tax Statement     Copy C for employee's records
Wages, tips, other comp.       Federal income tax withheld
${w2[1].padEnd(31)}${w2[2]}
Medicare wages and tips        Medicare tax withheld
${w2[5].padEnd(31)}${w2[6]}
Social security wages          Social security tax withheld
${w2[3].padEnd(31)}${w2[4]}
Employer's name, address, and ZIP code
${w2.employer}
18 Canal Street
Dayton OH 45402
Employer's FED ID number       Employee's SSA number
${w2.ein.padEnd(31)}${w2.ssn}
Employee's name, address, and ZIP code
${w2.employee}
77 Hill Road
Troy OH 45373
12a See instructions for box 12
${w2['12a']}
15 State  Employer's state ID no.   16 State wages, tips, etc.
         ${`${state} ${id}`.padEnd(27)}${wages}
17 State income tax                 18 Local wages, tips, etc.
${tax}
`
}

/** The values of an employee's own view of a W-2: one box below the other, those of a state again for each. */
export const LIST = `
Form W-2 Wage and Tax Statement 2023


Box a  Employee's social security number     XXX-XX-7788
Box b  Employer identification number (EIN)  12-3456789
Box c  Employer's name                       Harbor Lines LLC
Box e  Employee's name                       Anna B Keller
Box 1  Wages, tips, other compensation       52,000.00
Box 2  Federal income tax withheld           6,100.40
Box 3  Social security wages                 55,000.00
Box 4  Social security tax withheld          3,410.00
Box 5  Medicare wages and tips               55,000.00
Box 6  Medicare tax withheld                 797.50
Box 15 State                                 OH
Box 15 Employer's state ID number            52-1234567
Box 16 State wages, tips, etc.               30,000.00
Box 17 State income tax                      1,820.11
Box 15 State                                 PA
Box 15 Employer's state ID number            77-123
Box 16 State wages, tips, etc.               22,000.00
Box 17 State income tax                      675.40`
