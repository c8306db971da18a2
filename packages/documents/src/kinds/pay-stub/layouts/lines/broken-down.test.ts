import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const statement = `
OZARK PIKE TRANSPORT INC                                    DRIVER PAY STATEMENT
4800 E 20TH ST                                              Check Date 10/30/2026
JOPLIN MO 64801                                             Week Ending 10/24/2026
Driver: HARLAN J MCKINNEY

LOAD      ORIGIN - DESTINATION           MILES      RATE            PAY
881204    Joplin MO - Laredo TX            812     .6000         487.20
881377    Laredo TX - Dallas TX            432     .6000         259.20
881512    Dallas TX - Joplin MO            364     .6000         218.40

EARNINGS             CURRENT           YTD      DEDUCTIONS              CURRENT           YTD
Mileage Pay           964.80     41,220.60      Federal Withholding       68.11      3,011.87
Detention              60.00        780.00      Social Security           66.33      2,772.35
Stop Pay               45.00      1,215.00      Medicare                  15.51        648.37
GROSS PAY           1,069.80     43,215.60      TOTAL DEDUCTIONS         149.95      6,432.59

NET PAY     919.85       YTD NET     36,783.01`

test('loads that make up the mileage pay are not pay beside it', () => {
  const stubs = stubsIn(statement)
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '1069.80', net_pay: '919.85' }])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Mileage Pay | 964.80 | 41220.60',
    'earning Detention | 60.00 | 780.00',
    'earning Stop Pay | 45.00 | 1215.00',
    'tax Federal Withholding | 68.11 | 3011.87',
    'tax Social Security | 66.33 | 2772.35',
    'tax Medicare | 15.51 | 648.37',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('pay by the mile is pay: it explains no difference as a reimbursement does', () => {
  const withoutNet = statement.replace(/NET PAY.*/, '')
  expect(stubsIn(withoutNet).flatMap(complaintsOf)).toContain('failed earnings_sum')
})

test('trips and the settlement they lead to under no titles; what is taken says "less"', () => {
  const stubs = stubsIn(`
RIO BRAVO CARTAGE LLC               Driver: OSWALDO PEREYRA
Settlement Period: 11/08/26 thru 11/14/26     Paid On: 11/19/26

TRIPS
Date      Load #    Origin      Destination     Miles    Rate      Amount
11/08     774120    Laredo TX   Joplin MO         812     .47      381.64
11/12     774901    Gary IN     Laredo TX       1,349     .47      634.03

SETTLEMENT SUMMARY
                            This Settlement           YTD
MILEAGE PAY                        1,015.67     54,122.08
STOP PAY                              50.00      1,825.00
PER DIEM (NON-TAX)                   330.00     13,860.00
GROSS SETTLEMENT                   1,395.67     69,807.08
LESS: FEDERAL TAX                    106.44      4,912.10
LESS: ESCROW-ELD DEPOSIT              25.00        500.00
NET SETTLEMENT                     1,264.23     64,394.98`)
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '1395.67', net_pay: '1264.23', net_pay_ytd: '64394.98' }])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning MILEAGE PAY | 1015.67 | 54122.08',
    'earning STOP PAY | 50.00 | 1825.00',
    'earning PER DIEM (NON-TAX) | 330.00 | 13860.00',
    'tax LESS: FEDERAL TAX | 106.44 | 4912.10',
    'deduction LESS: ESCROW-ELD DEPOSIT | 25.00 | 500.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('hours and rates of lines of pay in a table farther down, with their amounts again, are paid once', () => {
  const [stub] = stubsIn(`
Tidewater Naval Systems Corp.
Employee: Genevieve Okonjo-Hartley        Payment Date: 10/30/2026

Standard Earnings
Description                Current     Year to Date
Regular Salary            3,250.00        65,000.00
Holiday Pay                 325.00         2,600.00

Employee Tax Deductions
Description                Current     Year to Date
Social Security             221.65         4,191.20
Medicare                     51.84           980.20

Hours and Rate Details
Description               Quantity     Type        Rate       Amount
Regular Salary               78.79     Hours      41.25     3,250.00
Holiday Pay                   7.88     Hours      41.25       325.00

Summary
Description                Current     Year to Date
Gross Earnings            3,575.00        67,600.00
Net Payment               3,301.51        62,428.60`)
  expect(entriesOf(stub!)).toEqual([
    'earning Regular Salary | 3250.00 | 65000.00',
    'earning Holiday Pay | 325.00 | 2600.00',
    'tax Social Security | 221.65 | 4191.20',
    'tax Medicare | 51.84 | 980.20',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

test('jobs, and what kinds of pay are made of, are not pay beside the list of both pay and deductions', () => {
  const stubs = stubsIn(`
Cedar Brake Independent School District                       Employee Name: Guadalupe R Villarreal
Pay Date: 10-23-2026    Period Begin: 09-14-2026    Period End: 10-13-2026

Earnings and Deductions    This Period   Calendar YTD    Job Description      Units   Pay Rate   This Period
Standard Gross                5,416.67      48,750.03    011 - TEACHER         0.00   5,416.67      5,416.67
Supplemental Pay                150.00       1,050.00    012 - TUTORIAL        0.00     150.00        150.00
--- Total Earnings            5,566.67      49,800.03    Total Standard Gross                      5,566.67
Withholding Tax                 522.11       4,621.78
TRS Salary Red                  459.25       4,108.50
--- Total Deductions            981.36       8,730.28
--- Net Pay                   4,585.31      41,069.75`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Standard Gross | 5416.67 | 48750.03',
    'earning Supplemental Pay | 150.00 | 1050.00',
    'tax Withholding Tax | 522.11 | 4621.78',
    'deduction TRS Salary Red | 459.25 | 4108.50',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})
