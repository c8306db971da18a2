import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const statement = (earnings: string) => `
HARBOR MAIL SERVICE                                                           EARNINGS STATEMENT
PAY PERIOD                     PAY DATE      EMPLOYEE NAME
22-26 10/03/26-10/16/26        10/23/26      D M KOWALCZYK

               ${earnings.padEnd(20)}                                  GROSS TO NET
WK TYPE   LV            RATE CODE    HOURS         PAY                       THIS PERIOD      YEAR TO DATE
1   055   B          26.1520   L     40.00    1,046.08    GROSS PAY             2,039.85         44,876.70
1   053   O          39.2280          4.00      156.91    FED TAX                 241.66          5,316.52
2   052   B          26.1520         32.00      836.86    SOC SEC                 126.47          2,782.34
                                                          MEDICARE                 29.58            650.76
                                                          RETIRE FERS             115.07          2,531.54
                                                          NET PAY               1,527.07`

// Whatever the title of one of two tables is, that of the other shows that they are two.
test.each(['DETAIL EARNINGS', 'WORK RECORDED'])('weeks and codes name lines under %s, beside a table', (title) => {
  const stubs = stubsIn(statement(title))
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '2039.85', net_pay: '1527.07', gross_pay_ytd: '44876.70' }])
  expect(stubs.flatMap(entriesOf)).toEqual([
    expect.stringContaining('earning 1 055 | 1046.08'),
    expect.stringContaining('earning 1 053 | 156.91'),
    expect.stringContaining('earning 2 052 | 836.86'),
    'tax FED TAX | 241.66 | 5316.52',
    'tax SOC SEC | 126.47 | 2782.34',
    'tax MEDICARE | 29.58 | 650.76',
    'deduction RETIRE FERS | 115.07 | 2531.54',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})
