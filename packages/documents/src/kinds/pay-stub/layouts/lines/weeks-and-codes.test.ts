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

test('the rate before the name of what was paid, under one heading for both', () => {
  const stubs = stubsIn(`
HARBOR MAIL SERVICE                                        EARNINGS STATEMENT
EMPLOYEE NAME                  PAY PERIOD                  PAY DATE
D M KOWALCZYK                  10/03/26-10/16/26           10/23/26

               DETAIL EARNINGS                                                   GROSS TO NET
WK   LEV     RATE TYPE                  HOURS         PAY                    THIS PERIOD      YEAR TO DATE
1    04      26.1520 Regular            40.00    1,046.08    GROSS PAY          1,246.36         27,419.92
1    04      39.2280 Overtime            4.00      156.91    FED TAX              141.66          3,116.52
2    04       1.4460 Night Work         30.00       43.37    SOC SEC               77.27          1,700.04
                                                             NET PAY            1,027.43`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 1046.08 | - | 40.00 x 26.1520',
    'earning Overtime | 156.91 | - | 4.00 x 39.2280',
    'earning Night Work | 43.37 | - | 30.00 x 1.4460',
    'tax FED TAX | 141.66 | 3116.52',
    'tax SOC SEC | 77.27 | 1700.04',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})
