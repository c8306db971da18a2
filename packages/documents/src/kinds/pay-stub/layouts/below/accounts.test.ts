import { complaintsOf, fieldsOf, stubsIn } from '../../testing.ts'

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

const deposited = (deposits: string) => `
Oakum Ropeworks Co.     Employee: Delphine Achterberg     Pay Date: 03/13/2026

Earnings                 Hours      Rate      Current            YTD
Regular                  40.00     25.00     1,000.00       5,000.00
Total Earnings                               1,000.00       5,000.00

Taxes                                         Current            YTD
Federal                                         90.00         450.00
Medicare                                        14.50          72.50
Total Taxes                                    104.50         522.50

${deposits}`

test.each([
  ['one account', 'Net Pay\nDirect Deposit ****8116 '],
  ['a row of totals', 'Direct Deposit                                Current            YTD\nTotal deposited         '],
])('the net of the year in a table of deposits with %s', (_, rows) => {
  const [stub] = stubsIn(deposited(`${rows}                     895.50       4,477.50`))
  expect(fieldsOf(stub!)).toMatchObject({ net_pay: '895.50', net_pay_ytd: '4477.50' })
  const [since] = stubsIn(deposited(`${rows}                     895.50       2,686.50`))
  expect(fieldsOf(since!)).not.toHaveProperty('net_pay_ytd')
})

test.each(['Employer contributions: Savings Plan match', 'Company match to savings account'])(
  '"%s" below the accounts is no deposit',
  (line) => {
    const accounts =
      'Payment method                                Amount\nBank transfer ****7718                          895.50'
    const [stub] = stubsIn(
      deposited(
        `Net Pay                                        895.50       4,477.50\n\n${accounts}\n\n${line.padEnd(46)}40.00`,
      ),
    )
    expect(complaintsOf(stub!)).toEqual([])
  },
)
