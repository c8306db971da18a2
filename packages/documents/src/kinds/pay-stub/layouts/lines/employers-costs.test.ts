import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const stub = (gross: string, net: string) => `
Sunset Ridge Biologics Inc            Employee: Theodora Vance        Check Date: 10/23/2026
Pay Period: 10/04/2026 - 10/17/2026

Earnings             Hours      Amount          YTD      Taxes           Amount          YTD
ER Cost of Health               214.50     4,290.00      FITW            481.12     9,141.28
ER Cost of Dental                10.25       205.00      MED              56.03     1,003.61
REGULAR              72.00    3,461.54    66,154.00      SS              239.60     4,291.35
SICK                  8.00      384.62     1,153.86
Gross Earnings       80.00    ${gross}    67,307.86

Net Pay     ${net}`

test("what the employer's share costs, listed among the earnings, is not pay", () => {
  const stubs = stubsIn(stub('3,846.16', '3,069.41'))
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '3846.16', net_pay: '3069.41' }])
  expect(stubs.flatMap(entriesOf).filter((entry) => /^earning/.test(entry))).toEqual([
    'earning REGULAR | 3461.54 | 66154.00 | 72.00 x -',
    'earning SICK | 384.62 | 1153.86 | 8.00 x -',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('it is where the net counts it', () => {
  expect(stubsIn(stub('4,070.91', '3,294.16')).flatMap(entriesOf)).toContain(
    'earning ER Cost of Health | 214.50 | 4290.00',
  )
})
