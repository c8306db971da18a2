import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('a month over the amounts of the period, in whole dollars', () => {
  const [stub] = stubsIn(`
International Rice & Maize Institute               PAYROLL STATEMENT
Staff member                     Dr. Anneliese Vandermeer
Pay date                         30 October 2026

Entitlements                     October 2026     Year to date
Base salary                             7,800           85,800
Housing allowance                       2,500           27,500
Gross entitlements                     10,300          113,300

Deductions                       October 2026     Year to date
Medical insurance                         326            3,586
Total deductions                          326            3,586
Net pay                                 9,974          109,714`)
  expect(entriesOf(stub!)).toEqual([
    'earning Base salary | 7800.00 | 85800.00',
    'earning Housing allowance | 2500.00 | 27500.00',
    'deduction Medical insurance | 326.00 | 3586.00',
  ])
  expect(fieldsOf(stub!)).toMatchObject({ employee_name: 'Dr. Anneliese Vandermeer', gross_pay_ytd: '113300.00' })
  expect(complaintsOf(stub!)).toEqual([])
})

const commission = `
Peachtree Mutual Agency, LLC — Producer Pay Statement
Producer: Thaddeus O'Rourke
Pay day: 11/05/2026

Earnings                     This statement     Calendar year
Commissions                        4,112.30         39,021.10
Chargeback                          325.00-           975.00-
Total earnings                     3,787.30         38,046.10

Withholding                  This statement     Calendar year
Federal                              538.01          5,100.22
Total withholding                    538.01          5,100.22

Other deductions             This statement     Calendar year
Desk fee                              75.00            825.00
Total other deductions                75.00            825.00

Non-taxable additions        This statement     Calendar year
Mileage reimbursement                183.26          1,402.17

Net to producer                    3,357.55         33,523.05`

test('"Calendar year", "Net to producer", and a total of withholding that is not a total of all deductions', () => {
  const [stub] = stubsIn(commission)
  expect(fieldsOf(stub!)).toEqual({
    employer_name: 'Peachtree Mutual Agency, LLC',
    employee_name: "Thaddeus O'Rourke",
    pay_date: '2026-11-05',
    gross_pay: '3787.30',
    gross_pay_ytd: '38046.10',
    net_pay: '3357.55',
    net_pay_ytd: '33523.05',
  })
  expect(entriesOf(stub!)).toContain('debit earning Chargeback | 325.00 | 975.00')
  expect(complaintsOf(stub!)).toEqual([])
})

test('"YTD" right before its figure, below a line and beside what it is, is not a heading', () => {
  const [stub] = stubsIn(`
Schuylkill Cold Storage Inc              Pay date: 11/13/2026
Employee: Dashiell Montgomery

Gross pay                                       $1,677.39
                                           YTD $30,141.60
Hourly                                          $1,677.39
78.00 hrs                                  YTD $30,141.60
Taxes                                              $23.29
                                              YTD $491.83
Medicare                                           $23.29
                                              YTD $491.83
Deductions                                        $149.27
                                            YTD $3,129.20
Medical EPO                                        $65.40
Pre-tax                                     YTD $1,373.40
Roth 401(k)                                        $83.87
Post-tax                                    YTD $1,755.80
Take home pay                                   $1,504.83
                                           YTD $26,520.57`)
  expect(entriesOf(stub!)).toEqual([
    'earning Hourly | 1677.39 | 30141.60',
    'tax Medicare | 23.29 | 491.83',
    'deduction Medical EPO | 65.40 | 1373.40',
    'deduction Roth 401(k) | 83.87 | 1755.80',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

test('"This advice" with who pays beside each line, and a plan that is named by its paragraph', () => {
  const [stub] = stubsIn(`
Dominion Harbor Analytics                       Pay advice for Solveig Marie Castellanos
                                                    Deposited Friday, November 13, 2026

Item                           Paid by               This advice     2026 to date
Earnings
Salary                                                  3,125.00        65,625.00
Gross                                                   3,125.00        65,625.00
Taxes
Medicare EE                    You                         45.31           951.56
Deductions
401(k) 8%                      You                        250.00         5,250.00
Net pay                                                 2,829.69        59,423.44`)
  expect(fieldsOf(stub!)).toMatchObject({ employee_name: 'Solveig Marie Castellanos', pay_date: '2026-11-13' })
  expect(entriesOf(stub!)).toEqual([
    'earning Salary | 3125.00 | 65625.00',
    'tax Medicare EE | 45.31 | 951.56',
    'deduction 401(k) 8% | 250.00 | 5250.00',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

test('what is worked for is charged to accounts; deductions in pairs of employee and board', () => {
  const [stub] = stubsIn(`
EVANGELINE BEND PARISH SCHOOL BOARD
Name: Thibodeaux, Marguerite A          Pay date: 11/25/2026

Assignment               Account            Units     Pay rate        Gross
Teacher, Grade 4         01-1105-112        1.000     2,625.00     2,625.00
Extra duty - bus loop    01-2700-150         9.00        20.00       180.00
Total gross                                                        2,805.00

Deduction           Employee      Board     Deduction           Employee      Board
Medicare               40.67      40.67     Dental                 28.90      14.45
TRSL Regular          248.32     667.35     Credit Union          150.00
Total deductions      467.89     722.47

NET PAY: $2,337.11`)
  expect(entriesOf(stub!)).toEqual([
    'earning Teacher, Grade 4 | 2625.00 | - | 1.000 x 2625.00',
    'earning Extra duty - bus loop | 180.00 | - | 9.00 x 20.00',
    'tax Medicare | 40.67 | -',
    'deduction TRSL Regular | 248.32 | -',
    'deduction Dental | 28.90 | -',
    'deduction Credit Union | 150.00 | -',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

test('what was scheduled, the adjustments and what was paid', () => {
  const [stub] = stubsIn(`
Ohio Valley State University                    Statement of Earnings
Traveler: Rosamund Achebe                       Pay date: 10/30/2026

Earnings                Scheduled     Adjustment           Paid     Calendar YTD
Academic salary          7,125.00                      7,125.00        64,125.00
Research supplement      1,200.00         400.00       1,600.00        11,200.00
Total earnings           8,325.00         400.00       8,725.00        75,325.00

Taxes                   Scheduled     Adjustment           Paid     Calendar YTD
Medicare                                                 126.51         1,092.21

Net pay                                                8,598.49        74,232.79`)
  expect(fieldsOf(stub!)).toMatchObject({ employee_name: 'Rosamund Achebe', gross_pay: '8725.00', net_pay: '8598.49' })
  expect(entriesOf(stub!)).toEqual([
    'earning Academic salary | 7125.00 | 64125.00',
    'earning Research supplement | 1600.00 | 11200.00',
    'tax Medicare | 126.51 | 1092.21',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})
