import { fieldsOf, stubsIn } from '../../testing.ts'

const pay = `
Earnings          Current         YTD
Salary           4,583.33   45,833.30
Gross Pay        4,583.33   45,833.30
Medicare            66.46      664.60
Net Pay          4,516.87   45,168.70`.trimStart()

test('a town and its state are not a person', () => {
  const [stub] = stubsIn(`
Prairie Wind Title Company
Rockford, Illinois
Pay date: 10/30/2026

${pay}`)
  expect(fieldsOf(stub!)).not.toHaveProperty('employee_name')
})

test('a company among the lines of the head is the employer, who stands above it without an address the employee', () => {
  const [stub] = stubsIn(`
Marital Status: Single                          Earnings Statement
Exemptions / Allowances: 1
State: GA
                                                Marguerite A. Delacroix
                                                402 Glenwood Ave SE
                                                Atlanta, GA
Employee ID: E-20117                            30316
Peachtree Millwork & Supply Co                  Pay Date: 10/23/2026
1180 Howell Mill Road NW
Atlanta, GA
30318

${pay}`)
  expect(fieldsOf(stub!)).toMatchObject({
    employer_name: 'Peachtree Millwork & Supply Co',
    employee_name: 'Marguerite A. Delacroix',
  })
})

test('an employer whose name goes on below it in its cell', () => {
  const [stub] = stubsIn(`
Employee Name:      Solveig Baptiste                Pay Date:         10/23/2026
Employee #:         40118                           Pay Period:       10/05/2026 - 10/18/2026
Employer Name:      Halfmoon Assessment             Pay Frequency:    Bi-Weekly
                    Corporation                     Pay Type:         Hourly
Employer Address:   13490 Bass Lake Road
                    Maple Grove, MN 55311

${pay}`)
  expect(fieldsOf(stub!)).toMatchObject({ employer_name: 'Halfmoon Assessment Corporation' })
})

test('of two firms the one whose employer it says it is', () => {
  const [stub] = stubsIn(`
Summit HR Partners IV, Inc.                        Pay Date: 11/13/2026
Worksite employer: Alpenglow Robotics LLC
2000 Pearl St, Boulder CO 80302
Employee: Konstantin Abernathy-Liu

${pay}`)
  expect(fieldsOf(stub!)).toMatchObject({ employer_name: 'Alpenglow Robotics LLC' })
})

test('below a cheque on blank paper the stub begins with the name of the company; a sum in words is not its name', () => {
  const [stub] = stubsIn(`
                                                        11/06/2026
     Cornelius Haverstock                               **4,516.87
Four thousand five hundred sixteen and 87/100*******************
     Cornelius Haverstock
     640 E Main St
     Soda Springs, ID 83276
     Pay Period: 10/19/2026 - 11/01/2026

Gem Valley Millwork Inc.                                     18233
Employee: Cornelius Haverstock           Pay Date: 11/06/2026
${pay}`)
  expect(fieldsOf(stub!)).toMatchObject({ employer_name: 'Gem Valley Millwork Inc.' })
})

test('a company’s name too long for its line goes on below it', () => {
  const [stub] = stubsIn(`
Tidewater Staffing                                 Pay Date: 11/06/2026
Group Inc                                          Pay Period: 10/19/2026 - 11/01/2026
90 Hudson St
Jersey City NJ 07302                               Employee: Delphine Arceneaux

${pay}`)
  expect(fieldsOf(stub!)).toMatchObject({ employer_name: 'Tidewater Staffing Group Inc' })
})
