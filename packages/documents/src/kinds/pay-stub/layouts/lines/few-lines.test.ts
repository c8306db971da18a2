import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const stub = (table: string) => `
MERIDIAN AUTO PARTS INC                          PAY STUB
1 Gear Way, Toledo, OH 43604
Employee: Carl Jensen     Pay Period: 05/01/2023 - 05/15/2023    Pay Date: 05/19/2023

${table}`

test.each([
  [
    'one earning and one tax',
    `
Earnings                        Hours     Rate       Current           YTD
Hourly Wages                    80.00    20.00      1,600.00     17,600.00
Gross Pay                                           1,600.00     17,600.00
Tax                                                   320.00      3,520.00
Total Deductions                                      320.00      3,520.00
Net Pay                                             1,280.00     14,080.00`,
    ['earning Hourly Wages | 1600.00 | 17600.00 | 80.00 x 20.00', 'tax Tax | 320.00 | 3520.00'],
  ],
  [
    'a tax that is its section',
    `
Item                                                 Current           YTD
Salary                                              2,600.00     28,600.00

TAXES AND DEDUCTIONS
Taxes                                                 320.00      3,520.00

Net Pay                                             2,280.00     25,080.00`,
    ['earning Salary | 2600.00 | 28600.00', 'tax Taxes | 320.00 | 3520.00'],
  ],
  [
    'a gross alone',
    `
Description                                          Current           YTD
Gross Wages                                         1,600.00     17,600.00
Federal Tax                                           200.00      2,200.00
FICA                                                  122.40      1,346.40
Net Pay                                             1,277.60     14,053.60`,
    ['earning Gross Wages | 1600.00 | 17600.00', 'tax Federal Tax | 200.00 | 2200.00', 'tax FICA | 122.40 | 1346.40'],
  ],
])('a stub with few lines: %s', (_, table, entries) => {
  const stubs = stubsIn(stub(table))
  expect(stubs.flatMap(entriesOf)).toEqual(entries)
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a total of taxes without the taxes is no line', () => {
  const [own] = stubsIn(
    stub(`
Earnings                        Hours     Rate       Current
Hourly Wages                    80.00    20.00      1,600.00
Total Taxes                                           320.00
Net Pay                                             1,280.00`),
  )
  expect(entriesOf(own!)).toEqual(['earning Hourly Wages | 1600.00 | - | 80.00 x 20.00'])
  expect(fieldsOf(own!)).toMatchObject({ net_pay: '1280.00' })
  expect(complaintsOf(own!)).not.toEqual([])
})
