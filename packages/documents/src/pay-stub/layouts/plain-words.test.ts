import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../testing.ts'

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
  expect(fieldsOf(stub!)).toMatchObject({ employee_name: 'Anneliese Vandermeer', gross_pay_ytd: '113300.00' })
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

test('"Calendar year", "Net to producer", and a total of withholding that is no total of all deductions', () => {
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
  expect(entriesOf(stub!)).toContain('earning Chargeback | -325.00 | -975.00')
  expect(complaintsOf(stub!)).toEqual([])
})

test('"YTD" right before its figure, below a line and beside what it is, is no heading', () => {
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
