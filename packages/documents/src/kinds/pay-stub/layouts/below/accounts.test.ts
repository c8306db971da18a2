import { fieldsOf, stubsIn } from '../../testing.ts'

test('figures of the year in a line of text below the accounts', () => {
  const stubs = stubsIn(`
Piggly Hollow Markets     Associate: Ruthanne Skidmore     Paid: 11/12/26     Week Ending: 11/07/26

Earnings           Time     Rate      Amount
Regular           37:30    19.00      712.50
Gross Pay         37:30               712.50

Taxes                     Amount
Fed Inc Tax                94.10
Medicare                   10.33

Deposited to     Account        Amount            YTD
Checking         xx2210         608.07      21,880.14
Net Pay                         608.07      21,880.14

YTD Gross 30,114.22     YTD Fed 1,982.00    YTD SS 1,867.08`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '712.50', gross_pay_ytd: '30114.22', net_pay: '608.07', net_pay_ytd: '21880.14' },
  ])
})
