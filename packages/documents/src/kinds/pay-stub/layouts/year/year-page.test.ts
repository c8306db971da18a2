import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const page = (title: string, [wages, gross, tax, roth, net]: string[]) => `
Blue Ridge Wayfinding LLC                              Pay date: October 30, 2026
210 Market St NE, Roanoke, VA 24011                    Pay period: October 16 - October 31, 2026

Employee: Marguerite Fenwick

${title}

Earnings                      Amount        Deductions                         Amount
Regular wages          ${wages}        Roth 401(k)                   ${roth}
Gross pay              ${gross}        Total deductions              ${roth}

Taxes you paid                Amount        Taxes your company paid            Amount
Medicare               ${tax}        Medicare                      ${tax}
Total taxes            ${tax}        Total company taxes           ${tax}

Net pay                ${net}`

test("the year's figures on a page of their own, set out as this period's are", () => {
  const stubs = stubsIn([
    page('This paycheck', ['  $3,125.00', '  $3,125.00', '     $45.31', '  $180.87', '  $2,898.82']),
    page('Year to date', [' $62,500.00', ' $62,500.00', '    $906.25', '$3,066.59', ' $58,527.16']),
  ])
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '3125.00', net_pay: '2898.82', gross_pay_ytd: '62500.00', net_pay_ytd: '58527.16' },
  ])
  expect(entriesOf(stubs[0]!)).toEqual([
    'earning Regular wages | 3125.00 | 62500.00',
    'deduction Roth 401(k) | 180.87 | 3066.59',
    'tax Medicare | 45.31 | 906.25',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a stub of the same day on the next page is one of its own', () => {
  const stubs = stubsIn([
    page('This paycheck', ['  $3,125.00', '  $3,125.00', '     $45.31', '  $180.87', '  $2,898.82']),
    page('This paycheck', ['  $1,000.00', '  $1,000.00', '     $14.50', '   $50.00', '    $935.50']),
  ])
  expect(stubs.map((stub) => fieldsOf(stub)['net_pay'])).toEqual(['2898.82', '935.50'])
})

test('the net alone at the edge of two copies of a stub, under the column of the year', () => {
  const stub = `
First Covenant Church of Salina          Josiah Templeton          Pay Date 10/15/2026
Week 10/5/2026 - 10/11/2026

Pay                        Current          YTD     Withheld              Current           YTD
Salary                    1,730.77    36,346.17     Federal W/H            150.00      3,150.00
Housing Allow.              600.00    12,600.00     Pension                103.85      2,180.85
Total Pay                 2,330.77    48,946.17     Total Withheld         253.85      5,330.85

                                                                         Net Check     2,076.92
`
  const stubs = stubsIn(`Any Church Pay Stub\n${stub}\n\n${stub}`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { net_pay: '2076.92', gross_pay_ytd: '48946.17', period_start: '2026-10-05', period_end: '2026-10-11' },
  ])
  expect(stubs.map(fieldsOf)).not.toMatchObject([{ net_pay_ytd: expect.anything() }])
  expect(stubs.flatMap(entriesOf)).toHaveLength(4)
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a page whose title says that it is the detail of the year, of the stub before it', () => {
  const detail = (title: string, [base, gross, tax, health, sum, net]: string[]) => `
${title}

Earnings              Amount
Base pay          ${base}
Gross pay         ${gross}

Deductions            Amount
Federal tax       ${tax}
Health            ${health}
Total deductions  ${sum}

Net pay           ${net}`
  const stubs = stubsIn([
    detail('Silver Plume Mining LLC  Employee: Ophelia Brandt  Period 11/01/2026 - 11/15/2026  Pay date 11/13/2026', [
      '  2,083.33',
      '  2,083.33',
      '    221.10',
      '     98.00',
      '    319.10',
      '  1,764.23',
    ]),
    detail('Silver Plume Mining LLC Employee: Ophelia Brandt Year-to-date detail through 11/13/2026', [
      ' 45,833.26',
      ' 45,833.26',
      '  4,551.00',
      '  2,156.00',
      '  6,707.00',
      ' 39,126.26',
    ]),
  ])
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '2083.33', net_pay: '1764.23', gross_pay_ytd: '45833.26', net_pay_ytd: '39126.26' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Base pay | 2083.33 | 45833.26',
    'tax Federal tax | 221.10 | 4551.00',
    'deduction Health | 98.00 | 2156.00',
  ])
})

test('"Year to date" over the right one of two tables is not said of the left one', () => {
  const stubs = stubsIn(`
Silver Plume Mining LLC     Employee: Ophelia Brandt     Pay date 11/13/2026

                                      YEAR TO DATE
Earnings              Amount          Taxes                 Amount
Base pay            2,083.33          Federal tax         4,551.00
Gross pay           2,083.33          Total taxes         4,551.00

Net pay             1,764.23`)
  expect(stubs.flatMap(entriesOf)).toContain('earning Base pay | 2083.33 | -')
})
