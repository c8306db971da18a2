import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../testing.ts'

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

test('loads that make up the mileage pay are no pay beside it', () => {
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
