import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('one tax between gross and net, and details of the year with a name without an amount', () => {
  const stubs = stubsIn(`
Harbour Street Instruments          PAYSLIP
Employee: Isolde Farragut           Period: 01/01/2024 - 01/31/2024     Pay Date: 01/31/2024

Description                    Rate         Units         Amount
Salary                         50.00       152.00       7,600.00
Gross Package                                           7,600.00
Gross Pay                                               7,600.00
Tax                                                     2,208.08
Net Pay                                                 5,391.92

YTD Details
Salary                     53,200.00
Gross Pay                  53,200.00
Tax                        15,456.56
Deductions After Tax
Net Pay                    37,743.44`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '7600.00', gross_pay_ytd: '53200.00', net_pay: '5391.92', net_pay_ytd: '37743.44' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Salary | 7600.00 | 53200.00 | 152.00 x 50.00',
    'tax Tax | 2208.08 | 15456.56',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})
