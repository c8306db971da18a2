import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const stub = (foot: string) => `
PERSONAL AND CHECK INFORMATION
Wendell Ortiz-Hammond
7719 W 38th Ave
Wheat Ridge, CO 80033
Pay Period: 03/10/25 to 03/16/25           Check Date: 03/21/25

EARNINGS
DESCRIPTION             HRS/UNITS          RATE         THIS PERIOD ($)                                       YTD ($)
Regular Hourly              38.75       31.4000                1,216.75                                     13,188.00
Fed Income Tax                                                   113.78                                      1,105.48
NET PAY                                                        1,102.97                                     12,082.52

${foot}`

const entries = [
  'earning Regular Hourly | 1216.75 | 13188.00 | 38.75 x 31.4000',
  'tax Fed Income Tax | 113.78 | 1105.48',
]

test.each([
  [
    'printed',
    'Payrolls by Paychex            0941-R117 Bergstrom Cabinetry LLC • 1180 Yarrow Street • Lakewood, CO • (303) 555-0172',
    {},
  ],
  [
    'scanned',
    'Payrolls by Paychex            0941-R117 Bergstrom Cabinetry LLC . 1180 Yarrow Street • Lakewood, CO « (303) 555-0172',
    { source: 'ocr', confidence: 0.9 },
  ],
] as const)('the employer and its address in a %s line at the foot are no amounts', (_, foot, made) => {
  const stubs = stubsIn(stub(foot), made)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { employer_name: 'Bergstrom Cabinetry LLC', employee_name: 'Wendell Ortiz-Hammond', net_pay: '1102.97' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual(entries)
  expect(stubs.flatMap(complaintsOf).filter((complaint) => !complaint.includes('pay_read'))).toEqual([])
})

test.each([
  'Deposited at Chase Bank LLC, 1180 Yarrow Street, Lakewood CO 80214',
  'Paychex Services LLC • 1180 Yarrow Street • Lakewood CO 80214',
])('who handles the pay is not the employer: %s', (foot) => {
  const [fields] = stubsIn(stub(foot)).map(fieldsOf)
  expect(fields).toMatchObject({ employee_name: 'Wendell Ortiz-Hammond' })
  expect(fields).not.toHaveProperty('employer_name')
})
