import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('headings one blank apart are distinguished by the figures under them', () => {
  const [stub] = stubsIn(`
MIAMI VALLEY TRANSIT AUTHORITY              PAY DATE: 11/13/2026
EMPLOYEE NAME: BERNARD W STOCKDALE          PAY PERIOD: 10/25/2026 - 11/07/2026

EARNINGS           HOURS    RATE   CURRENT YTD HOURS YTD AMOUNT
REGULAR PAY        80.00 23.1000  1,848.00   1760.00  40,656.00
OVERTIME 1.5        6.00 34.6500    207.90     90.00   3,118.50
TOTAL GROSS                       2,055.90            43,774.50

TAXES                TAXABLE WITHHELD YTD TAXABLE YTD WITHHELD
FEDERAL INCOME TAX  2,055.90   198.77   43,774.50     4,312.20
FICA MEDICARE       2,055.90    29.81   43,774.50       634.73
TOTAL TAXES                    228.58                 4,946.93

NET PAY                      1,827.32  38,827.57`)
  expect(entriesOf(stub!)).toEqual([
    'earning REGULAR PAY | 1848.00 | 40656.00 | 80.00 x 23.1000',
    'earning OVERTIME 1.5 | 207.90 | 3118.50 | 6.00 x 34.6500',
    'tax FEDERAL INCOME TAX | 198.77 | 4312.20',
    'tax FICA MEDICARE | 29.81 | 634.73',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

test('"WITHHELD YTD TAXABLE" over two figures are this tax and the wages of the year', () => {
  const [stub] = stubsIn(`
PONDEROSA TITLE & ESCROW INC                PAID 11/15/2026
EMPLOYEE: LUCINDA F BRAITHWAITE             PERIOD 11/01/2026 TO 11/15/2026

           EARNINGS                                TAXES
TYPE         AMOUNT       YTD   TAX     WITHHELD YTD TAXABLE
SALARY     3,458.33 38,041.63   FED W/T   381.00   34,691.03
STIPEND       50.00    550.00   MED        50.87   36,973.53

GROSS      3,508.33 38,591.63   TOTAL     431.87

NET PAY    3,076.46`)
  expect(entriesOf(stub!)).toEqual([
    'earning SALARY | 3458.33 | 38041.63',
    'earning STIPEND | 50.00 | 550.00',
    'tax FED W/T | 381.00 | -',
    'tax MED | 50.87 | -',
  ])
  expect(fieldsOf(stub!)).toMatchObject({ gross_pay: '3508.33', net_pay: '3076.46' })
  expect(complaintsOf(stub!)).toEqual([])
})

test('amounts of a line printer: no commas, cents alone, CR for what goes the other way, stars before sums', () => {
  const [stub] = stubsIn(`
CALUMET COKE & BY-PRODUCTS CO
EMP 70331  ZAWADZKI, MIECZYSLAW T      PAY PERIOD ENDING 11-07-26   CHECK DATE 11-12-26

EARNINGS          HOURS YEAR TO DATE     CURRENT
REGULAR           80.00   26880.00     1280.00
PRIOR PER CORR               32.00CR     32.00CR
TOOL ALLOW                   10.50         .50
GROSS EARNINGS          **26858.50   **1248.50

DEDUCTIONS              YEAR TO DATE     CURRENT
FED TAX                    2284.00      112.20
INS REFUND                   12.50CR     12.50CR
LIFE                         19.95         .95
TOTAL DEDUCTIONS         **2291.45    **100.65

NET EARNINGS            **24567.05   **1147.85`)
  expect(fieldsOf(stub!)).toMatchObject({
    gross_pay: '1248.50',
    gross_pay_ytd: '26858.50',
    net_pay: '1147.85',
    net_pay_ytd: '24567.05',
  })
  expect(entriesOf(stub!)).toEqual([
    'earning REGULAR | 1280.00 | 26880.00 | 80.00 x -',
    'debit earning PRIOR PER CORR | 32.00 | 32.00',
    'earning TOOL ALLOW | 0.50 | 10.50',
    'tax FED TAX | 112.20 | 2284.00',
    'deduction INS REFUND | -12.50 | -12.50',
    'deduction LIFE | 0.95 | 19.95',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

test('the title of a table sticks out a little behind its last heading', () => {
  const [stub] = stubsIn(`
PONDEROSA TITLE & ESCROW INC                PAID 11/15/2026
EMPLOYEE: LUCINDA F BRAITHWAITE             PERIOD 11/01/2026 TO 11/15/2026

           EARNINGS                               DEDUCTIONS
TYPE         AMOUNT       YTD    TYPE   AMOUNT     YTD
SALARY     3,458.33 38,041.63    401K   207.50 2282.50
STIPEND       50.00    550.00    HSA    125.00 1375.00

GROSS      3,508.33 38,591.63    TOTAL  332.50 3657.50

NET PAY    3,175.83`)
  expect(fieldsOf(stub!)).toMatchObject({ total_deductions: '332.50', total_deductions_ytd: '3657.50' })
  expect(entriesOf(stub!)).toEqual([
    'earning SALARY | 3458.33 | 38041.63',
    'earning STIPEND | 50.00 | 550.00',
    'deduction 401K | 207.50 | 2282.50',
    'deduction HSA | 125.00 | 1375.00',
  ])
})

test('"EMPLOYEE YEAR TO DATE EMPLOYER" one blank apart: what the employee pays, its year, and what the employer pays', () => {
  const [stub] = stubsIn(`
CITY OF EAST RIVERTON            PAY STATEMENT 11/13/2026
NAME  PETROVIC, LJILJANA A       PERIOD 10/26/2026 - 11/08/2026

EARNINGS                    HOURS    RATE  CURRENT YEAR TO DATE
REGULAR                     80.00 28.1500 2,252.00    49,544.00
OVERTIME                     4.75 42.2250   200.57     3,800.25
GROSS                                     2,452.57    53,344.25

DEDUCTIONS                 EMPLOYEE YEAR TO DATE EMPLOYER
MERS DC 5%                   127.43     2,748.81   178.40
PRETAX HEALTH                 92.20     2,028.40   612.10

NET                                       2,232.94    48,567.04`)
  expect(fieldsOf(stub!)).toMatchObject({ pay_date: '2026-11-13', net_pay: '2232.94', net_pay_ytd: '48567.04' })
  expect(entriesOf(stub!)).toEqual([
    'earning REGULAR | 2252.00 | 49544.00 | 80.00 x 28.1500',
    'earning OVERTIME | 200.57 | 3800.25 | 4.75 x 42.2250',
    'deduction MERS DC 5% | 127.43 | 2748.81',
    'deduction PRETAX HEALTH | 92.20 | 2028.40',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})
