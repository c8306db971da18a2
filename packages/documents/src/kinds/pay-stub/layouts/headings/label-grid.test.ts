import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('labels in a row with their values below, dates without a year', () => {
  const stubs = stubsIn(`
Design House LLC                                                                        Earnings Statement
41 Any Street
Any Town, CA 94578

EMPLOYEE NAME         SOCIAL SEC. NO.      EMPLOYEE ID     CHECK NO.       PAY PERIOD         PAY DATE
John Doe              XXX-XX-1234          1011            101             9/7 - 9/18         9/25
INCOME            RATE        HOURS     CURRENT TOTAL        DEDUCTIONS          CURRENT TOTAL     YEAR TO DATE
Gross Income     20.00        40.00            800.00        FEDERAL TAX                120.00           600.00
                                                             FICA SS TAX                 48.31           241.55
                                                             FICA MEDICARE               11.60            58.00
                                                             STATE TAX                   42.25           211.25

YTD GROSS INCOME      YTD DEDUCTIONS      YTD NET INCOME      CURRENT TOTAL      CURRENT DEDUCTIONS     NET INCOME
         4000.00             1110.80             2889.20             800.00                  222.16         577.84`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employer_name: 'Design House LLC',
      employee_name: 'John Doe',
      period_start: '09-07',
      period_end: '09-18',
      pay_date: '09-25',
      gross_pay: '800.00',
      net_pay: '577.84',
      total_deductions: '222.16',
      gross_pay_ytd: '4000.00',
      net_pay_ytd: '2889.20',
      total_deductions_ytd: '1110.80',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Gross Income | 800.00 | - | 40.00 x 20.00',
    'tax FEDERAL TAX | 120.00 | 600.00',
    'tax FICA SS TAX | 48.31 | 241.55',
    'tax FICA MEDICARE | 11.60 | 58.00',
    'tax STATE TAX | 42.25 | 211.25',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('section headings that bear the sums of the lines below them', () => {
  const stubs = stubsIn(`
Fernhill Media LLC                                     Pay Statement
20 Canal St, New York, NY 10013                        Pay period: 10/01/2024 - 10/15/2024
                                                       Pay date: 10/15/2024
Employee: 00123 Jonas Keller

                                  Hours       Current            YTD
Earnings                          80.00      3,000.00      57,000.00
  Salary                          80.00      2,900.00      55,100.00
  Phone Stipend                                100.00       1,900.00
Taxes                                          641.50      12,188.50
  Federal Income Tax                           300.00       5,700.00
  Social Security                              186.00       3,534.00
  Medicare                                      43.50         826.50
  NY State Tax                                 112.00       2,128.00
Deductions                                     150.00       2,850.00
  401(k)                                       150.00       2,850.00
Net pay                                      2,208.50      41,961.50
Employer taxes                                 229.50       4,360.50
  Social Security                              186.00       3,534.00
  Medicare                                      43.50         826.50`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employer_name: 'Fernhill Media LLC',
      employee_name: 'Jonas Keller',
      period_start: '2024-10-01',
      period_end: '2024-10-15',
      pay_date: '2024-10-15',
      gross_pay: '3000.00',
      net_pay: '2208.50',
      gross_pay_ytd: '57000.00',
      net_pay_ytd: '41961.50',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Salary | 2900.00 | 55100.00 | 80.00 x -',
    'earning Phone Stipend | 100.00 | 1900.00',
    'tax Federal Income Tax | 300.00 | 5700.00',
    'tax Social Security | 186.00 | 3534.00',
    'tax Medicare | 43.50 | 826.50',
    'tax NY State Tax | 112.00 | 2128.00',
    'deduction 401(k) | 150.00 | 2850.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('labels beside their values and no table at all', () => {
  const stubs = stubsIn(`
Payslip
Company: Riverbend Trucking LLC
Employee Name: Samuel Okafor
Pay Frequency: Bi-Weekly
Period Start: March 3, 2024
Period End: March 16, 2024
Payment Date: March 22, 2024

Gross Pay: $2,400.00          YTD Gross Pay: $14,400.00
Total Deductions: $612.35     YTD Deductions: $3,674.10
Net Pay: $1,787.65            YTD Net Pay: $10,725.90`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employer_name: 'Riverbend Trucking LLC',
      employee_name: 'Samuel Okafor',
      period_start: '2024-03-03',
      period_end: '2024-03-16',
      pay_date: '2024-03-22',
      pay_frequency: 'biweekly',
      gross_pay: '2400.00',
      net_pay: '1787.65',
      total_deductions: '612.35',
      gross_pay_ytd: '14400.00',
      net_pay_ytd: '10725.90',
      total_deductions_ytd: '3674.10',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('numbered boxes, their captions at the left and their values at the right', () => {
  const [stub] = stubsIn(`
                      CAPE FISHERIES COMMISSION
                   EARNINGS AND LEAVE STATEMENT

1. PERIOD ENDING    2. PAY DATE         3. NAME                       4. GRADE            5. HOURLY RATE
        08/10/2024          08/19/2024            HENDRICKSON LOIS M            GS 11 04             39.01
6. BASIC OT RATE    7. BASIC PAY        8. LOCALITY ADJ               9. ADJUSTED BASIC PAY
             58.52           64,957.00                     16,440.00             81,397.00
10. GROSS PAY       11. GROSS PAY YTD   12. TOTAL DEDUCTIONS     13. TOTAL DEDUCTIONS YTD   14. NET PAY          15. NET PAY YTD
           3,371.44           50,871.98 CURRENT                                 20,182.81           2,073.69           30,689.17
                                                    1,297.75

EARNINGS            HRS          CURRENT       YEAR TO DATE
REGULAR PAY       80.00         3,371.44          50,871.98
DEDUCTIONS                       CURRENT       YEAR TO DATE
FEDERAL TAX                     1,297.75          20,182.81`)
  expect(fieldsOf(stub!)).toMatchObject({
    employee_name: 'HENDRICKSON LOIS M',
    period_end: '2024-08-10',
    pay_date: '2024-08-19',
    gross_pay: '3371.44',
    gross_pay_ytd: '50871.98',
    total_deductions: '1297.75',
    total_deductions_ytd: '20182.81',
    net_pay: '2073.69',
    net_pay_ytd: '30689.17',
  })
  expect(complaintsOf(stub!)).toEqual([])
})

test.each([':', ' '])('labels below each other, before their values, with "%s" between', (colon) => {
  const [stub] = stubsIn(`
TOWN OF MARBLE CREEK                           PAY STATEMENT
PERSONNEL NO: 00041902                  PAY PERIOD ${colon} 05/01/2022 - 05/15/2022
NAME        ${colon} OKONKWO, BEATRICE L       PAY DATE   ${colon} 05/17/2022
POSITION    ${colon} PARKS FOREMAN             FREQUENCY  ${colon} SEMI-MONTHLY
COST UNIT   ${colon} PARKS AND FORESTRY        ADVICE NO  ${colon} 0300218

EARNINGS               RATE       HOURS        CURRENT      YEAR TO DATE
BASE PAY            28.1000       86.67       2,435.43         21,918.87
GROSS PAY                                     2,435.43         21,918.87
FED INC TAX                                     244.10          2,196.90
NET PAY                                       2,191.33         19,721.97`)
  expect(fieldsOf(stub!)).toMatchObject({ employee_name: 'OKONKWO, BEATRICE L', pay_date: '2022-05-17' })
})
