import { fieldsOf, stubsIn } from '../../testing.ts'

const pay = `
Description           Hours       Rate       Amount          YTD      Taxes              Amount          YTD
Regular Hours         64.00      46.35     2,966.40    26,336.03      Social Security    183.92     1,560.02
Earnings                                   2,966.40    26,336.03      Employee Taxes     183.92     1,560.02

Net Pay                                    2,782.48    24,776.01`

test.each([
  ['Saint Brendan Regional Medical', 'Center', 'Maribel Ochoa-', 'Tran', 'Maribel Ochoa-Tran'],
  ['Whitcomb Valley Teaching', 'Hospital', 'Ingrid Solberg-', 'Pereira', 'Ingrid Solberg-Pereira'],
  ['Corliss Harbor Optical', 'Corporation', 'Dana R Whitfield', '', 'Dana R Whitfield'],
])('a company below "Employee", which goes on with "ID": %s %s', (company, rest, name, surname, whole) => {
  const [stub] = stubsIn(
    `
                                                  Employee    Pay Period   Pay Period   Check        Check
Name              Company
                                                  ID          Begin        End          Date         Number
${name.padEnd(18)}${company}
                                                  20077413    03/08/2026   03/21/2026   03/27/2026   00918273
${surname.padEnd(18)}${rest}

${pay.replaceAll('\n', '\n\n')}`,
    { step: 6 },
  )
  expect(fieldsOf(stub!)).toMatchObject({ employer_name: `${company} ${rest}`, employee_name: whole })
})

test.each(['LLC', 'Inc.', 'Corp'])('the trade name over the employee is not a person: %s', (form) => {
  const [stub] = stubsIn(`
La Golondrina Cantina                                              La Golondrina Cantina, ${form}
                                                                   235 E Congress St
Aaliyah Brightwater                                                Tucson, AZ 85701

Pay date: May 22, 2026 | Pay period: May 4, 2026 - May 17, 2026
${pay}`)
  expect(fieldsOf(stub!)).toMatchObject({
    employer_name: `La Golondrina Cantina, ${form}`,
    employee_name: 'Aaliyah Brightwater',
  })
})
